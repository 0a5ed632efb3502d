import type { ReactNode } from 'react';
import type { Song } from '../../content/songs';
import { ChannelLogo } from './ChannelLogo';
import { type Failure, failureWords } from './failures';
import styles from './Screen.module.css';
import { TestCardPicture } from './TestCardPicture';

type Props = Readonly<{
  song: Song;
  failure: Failure;
  resting: boolean;
  /** Teletext covers the card, and says the same. */
  mixed: boolean;
  /** The actions for this song. */
  children: ReactNode;
}>;

/** The test card: the name of the song, why it cannot be shown, and what happens next. */
export function SongCard({ song, failure, resting, mixed, children }: Props) {
  const { headline, reason } = failureWords[failure];
  return (
    <div className={styles.card} data-failure={failure} data-mixed={mixed || undefined}>
      <TestCardPicture />
      {!mixed && (
        <div className={styles.details}>
          <ChannelLogo className={styles.cardLogo} />
          <p className={styles.headline}>{headline}</p>
          <p className={styles.song}>
            <b>{song.title}</b>
            <span>
              {song.artist}, {song.year}
            </span>
          </p>
          <p className={styles.reason}>
            {reason} {resting ? '' : 'The next song follows in a moment.'}
          </p>
          {children}
        </div>
      )}
    </div>
  );
}
