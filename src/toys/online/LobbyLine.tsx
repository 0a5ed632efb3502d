import { memo } from 'react';
import { Emoji } from '../../components/Emoji';
import { lobby, lobbyEmoji, lobbyHost } from '../../content/online/lobby';
import styles from './Lobby.module.css';
import type { ChatLine } from './useLobby';

const separator = new RegExp(`(${lobbyEmoji.map(({ symbol }) => symbol).join('|')})`, 'u');

/** A line of the lobby. Emoji of the buttons are drawn; any other stays as it was typed. */
export const LobbyLine = memo(function LobbyLine({
  line,
  own,
}: Readonly<{ line: ChatLine; own: boolean }>) {
  return (
    <p
      className={styles.line}
      data-line=""
      data-host={line.user === lobbyHost || undefined}
      data-own={own || undefined}
    >
      <b>
        <bdi>{line.user}</bdi>:
      </b>{' '}
      <bdi>
        {line.text
          .split(separator)
          .map((part, index) =>
            index % 2 === 1 ? (
              <Emoji
                key={index}
                symbol={part}
                label={lobbyEmoji.find(({ symbol }) => symbol === part)?.name}
              />
            ) : (
              part
            ),
          )}
      </bdi>{' '}
      <time>
        {line.real && `${lobby.live}, `}
        {line.time}
      </time>
    </p>
  );
});
