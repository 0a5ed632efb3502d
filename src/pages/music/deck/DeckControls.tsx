import { VisuallyHidden } from '../../../components/VisuallyHidden';
import styles from '../Boombox.module.css';
import { Equaliser } from '../Equaliser';
import { band, type Deck, type DeckAction, describe, otherTapes, soundOf } from './deck';

const places = [88, 92, 96, 100, 104, 108];

type Props = Readonly<{ deck: Deck; act: (action: DeckAction) => void }>;

/**
 * The radio: a tuning scale with a draggable pointer, the deck's display, and levels that follow
 * the sound.
 */
export function Tuner({ deck, act }: Props) {
  return (
    <div className={styles.tuner}>
      <label className={styles.scale}>
        <VisuallyHidden>Tuner</VisuallyHidden>
        {places.map((place) => (
          <span key={place} aria-hidden="true">
            {place}
          </span>
        ))}
        <input
          type="range"
          min={band.from}
          max={band.to}
          step={band.step}
          value={deck.frequency}
          aria-valuetext={`${deck.frequency.toFixed(1)} megahertz`}
          onChange={(event) => act({ type: 'tune', frequency: event.target.valueAsNumber })}
        />
      </label>
      <div className={styles.panel}>
        <span className={styles.counter} aria-hidden="true">
          {String(Math.floor(deck.position)).padStart(3, '0')}
        </span>
        <Equaliser bars={14} className={styles.levels} still={soundOf(deck) === 'silence'} />
      </div>
    </div>
  );
}

const keys = ['pause', 'stop', 'rewind', 'forward', 'play', 'record'] as const;
const labels = {
  pause: ['Pause', 'Pause'],
  stop: ['Stop', 'Stop'],
  rewind: ['Rew', 'Rewind'],
  forward: ['F.Fwd', 'Fast forward'],
  play: ['Play', 'Play'],
  record: ['Rec', 'Record off the radio'],
} as const;

function isDown(key: (typeof keys)[number], { mode, paused }: Deck): boolean {
  if (key === 'pause') return paused;
  if (key === 'play') return mode === 'playing' || mode === 'recording';
  const held = { record: 'recording', rewind: 'rewinding', forward: 'forwarding', stop: undefined };
  return mode === held[key];
}

/** The six keys, which stay down as on a real deck, and a line that says what the deck is doing. */
export function DeckKeys({ deck, act }: Props) {
  return (
    <>
      <div className={styles.keys}>
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === 'stop' ? undefined : isDown(key, deck)}
            data-key={key}
            onClick={() => act({ type: key })}
          >
            <span aria-hidden="true">{labels[key][0]}</span>
            <VisuallyHidden>{labels[key][1]}</VisuallyHidden>
          </button>
        ))}
      </div>
      <p className={styles.says}>
        <span role="status">{describe(deck)}</span>
        {otherTapes(deck).length > 0 && deck.mode !== 'recording' && (
          <button type="button" onClick={() => act({ type: 'undo' })}>
            Put the other recording back
          </button>
        )}
      </p>
    </>
  );
}
