import styles from './Led.module.css';

/** The lit segments of each character, from the top clockwise, the middle one last. */
const lit: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abdeg',
  '3': 'abcdg',
  '4': 'bcfg',
  '5': 'acdfg',
  '6': 'acdefg',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  '-': 'g',
};

const segments: Readonly<Record<string, string>> = {
  a: 'M2 1h7l-2 2H4z',
  b: 'M10 2v7L8 8V4z',
  c: 'M10 11v7l-2-2v-4z',
  d: 'M2 19h7l-2-2H4z',
  e: 'M1 11v7l2-2v-4z',
  f: 'M1 2v7l2-1V4z',
  g: 'M3 10l1-1h3l1 1-1 1H4z',
};

type Props = Readonly<{
  value: number;
  /** The name of the value, for screen readers. */
  label: string;
}>;

/** Three red digits, -99 to 999. */
export function Led({ value, label }: Props) {
  const shown = Math.max(-99, Math.min(999, Math.floor(value)));
  const text = shown < 0 ? `-${String(-shown).padStart(2, '0')}` : String(shown).padStart(3, '0');
  return (
    <span className={styles.led} role="img" aria-label={`${label}: ${shown}`}>
      {text.split('').map((sign, place) => (
        <svg key={place} viewBox="0 0 11 20" aria-hidden="true">
          {Object.entries(segments).map(([name, d]) => (
            <path key={name} d={d} fill={lit[sign].includes(name) ? '#ff2a1a' : '#4a0803'} />
          ))}
        </svg>
      ))}
    </span>
  );
}
