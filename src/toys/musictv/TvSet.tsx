import type { ReactNode, Ref } from 'react';
import type { Song } from '../../content/songs';
import { ChannelLogo } from './ChannelLogo';
import { type Channel, hasPlayer } from './channel';
import { Player } from './Player';
import type { PlayerReport } from './player/parsePlayerMessage';
import screen from './Screen.module.css';
import { Snow } from './Snow';
import { SongActions } from './SongActions';
import { SongCard } from './SongCard';
import { StandbyPoster } from './StandbyPoster';
import styles from './TvSet.module.css';

type Props = Readonly<{
  ref: Ref<HTMLElement>;
  channel: Channel;
  song: Song;
  muted: boolean;
  /** The set is fullscreen, and the remote is out of reach. */
  big: boolean;
  /** Teletext. It covers the test card; in fullscreen it is beside the player, never over it. */
  text: ReactNode;
  onPlay: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onFullscreen: () => void;
  onMix: () => void;
  onReport: (report: PlayerReport) => void;
}>;

/** The television, and below it what is on. Nothing ever covers a playing player. */
export function TvSet(props: Props) {
  const { ref, channel, song, muted, big, text, onPlay } = props;
  const { phase, at, load, startAt, failure, resting } = channel;
  const ways = failure && <SongActions song={song} failure={failure} onPlay={onPlay} />;
  return (
    <section
      ref={ref}
      className={styles.set}
      aria-label="Television"
      tabIndex={-1}
      data-phase={phase}
      data-big={big || undefined}
    >
      <div className={styles.bezel}>
        <div className={screen.screen}>
          {hasPlayer(channel) && (
            <Player
              song={song}
              startAt={startAt}
              load={load}
              muted={muted}
              covered={phase !== 'on'}
              onReport={props.onReport}
            />
          )}
          {phase === 'tuning' && <Snow />}
          {phase === 'standby' && <StandbyPoster song={song} onPlay={onPlay} />}
          {phase === 'card' && failure && (
            <SongCard song={song} failure={failure} resting={resting} mixed={Boolean(text)}>
              {ways}
            </SongCard>
          )}
          {phase === 'card' && text}
        </div>
      </div>
      {phase !== 'card' && text}
      <div className={styles.front}>
        <p className={styles.display}>
          <span className={styles.label}>
            <b>{phase === 'card' ? 'NO PICTURE' : 'NOW PLAYING'}</b>
            <span>CH {String(at + 1).padStart(2, '0')}</span>
          </span>
          <span className={styles.title}>{song.title}</span>
          <span className={styles.artist}>{song.artist}</span>
        </p>
        {text && ways}
        {big ? (
          <p className={styles.buttons}>
            <button type="button" onClick={props.onPrevious}>
              Previous
            </button>
            <button type="button" onClick={props.onNext}>
              Next
            </button>
            <button type="button" onClick={props.onMix}>
              Mix
            </button>
            <button type="button" onClick={props.onFullscreen}>
              Leave fullscreen
            </button>
          </p>
        ) : (
          <span className={styles.make} aria-hidden="true">
            <ChannelLogo />
            <i />
          </span>
        )}
      </div>
    </section>
  );
}
