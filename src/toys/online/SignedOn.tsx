import { useCallback, useEffect, useRef, useState } from 'react';
import { play } from '../../audio/synth';
import { LiveRegion } from '../../components/LiveRegion';
import { lobby } from '../../content/online/lobby';
import { service } from '../../content/online/service';
import { settings } from '../../stores/settings';
import { useSettings } from '../../stores/useSettings';
import { CloseButton } from './CloseButton';
import { KeywordBox } from './KeywordBox';
import { Lobby } from './Lobby';
import { MailRoom } from './MailRoom';
import windowStyles from './Online.module.css';
import { readPreferences, writePreferences } from './preferences';
import { ServiceWindow } from './ServiceWindow';
import styles from './SignedOn.module.css';
import { useMailbox } from './useMailbox';

type Props = Readonly<{ name: string; onSignOff: () => void; onClose: () => void }>;

/** The service after sign-on: the mailbox and the Main Lobby. */
export function SignedOn({ name, onSignOff, onClose }: Props) {
  const [room, setRoom] = useState<'mail' | 'lobby'>('mail');
  const [sounds, setSounds] = useState(() => readPreferences().sounds);
  const [said, setSaid] = useState('');
  const siteMuted = useSettings(({ muted }) => muted);
  const mailbox = useMailbox(name);
  const arrived = useRef(false);
  const audible = sounds && !siteMuted;

  const coo = useCallback(() => {
    if (sounds) play('post');
  }, [sounds]);

  // Once, when the sign-on ends, also where effects run twice.
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    setSaid(`${service.mailArrived} ${mailbox.newCount} new.`);
    coo();
  }, [mailbox.newCount, coo]);

  const toggleSounds = () => {
    const next = !audible;
    setSounds(next);
    writePreferences({ ...readPreferences(), sounds: next });
    if (!next) return;
    settings.setState({ muted: false });
    play('post');
  };

  const common = {
    name,
    audible,
    onSounds: toggleSounds,
    onSay: setSaid,
    onSignOff,
  };

  return (
    <ServiceWindow
      title={
        <>
          {room === 'mail' ? 'Mailbox' : lobby.name} – <bdi>{name}</bdi>
        </>
      }
      label={`${service.name}, signed on`}
      className={styles.frame}
      buttons={<CloseButton onClick={onClose} />}
    >
      {room === 'mail' ? (
        <MailRoom {...common} mailbox={mailbox} onArrival={coo} onLobby={() => setRoom('lobby')} />
      ) : (
        <Lobby {...common} onMail={() => setRoom('mail')} />
      )}
      <KeywordBox key={room} onMail={() => setRoom('mail')} onLobby={() => setRoom('lobby')} />
      <p className={windowStyles.status}>{service.private}</p>
      <LiveRegion message={said} />
    </ServiceWindow>
  );
}
