import { useState } from 'react';
import { PushButton } from '../retro/PushButton';
import styles from './CharacterMap.module.css';
import { useDesktop } from './DesktopContext';
import program from './programs.module.css';

/** Characters from one code to another. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));

/** Characters that no British keyboard of the time had a key for. */
const characters = [
  // Latin-1 from ¡ to ÿ, without the soft hyphen.
  ...range(161, 172),
  ...range(174, 255),
  ...Array.from('ŒœŠšŽžƒ‘’“”„–—…†‡•‰€™←↑→↓↔∞≈≠≤≥√∑π■□▲►▼◄○●☺☻☼♀♂♠♣♥♦♪♫'),
];

/** A table of characters to copy. */
export function CharacterMap() {
  const { say } = useDesktop();
  const [chosen, setChosen] = useState('');
  const [said, setSaid] = useState('Choose some characters, then copy them.');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(chosen);
      setSaid(`Copied: ${chosen}`);
      say('Copied.');
    } catch {
      setSaid('This browser did not copy them. Select them in the line and press Ctrl and C.');
    }
  };
  return (
    <div className={program.program}>
      <div className={program.bar}>
        <input
          type="text"
          className={program.name}
          aria-label="Signs to copy"
          value={chosen}
          maxLength={100}
          onChange={(event) => setChosen(event.target.value)}
        />
        <PushButton disabled={chosen === ''} onClick={() => void copy()}>
          Copy
        </PushButton>
      </div>
      <div className={`${program.view} ${styles.grid}`}>
        {characters.map((sign) => (
          <button
            key={sign}
            type="button"
            onClick={() => setChosen((before) => (before + sign).slice(0, 100))}
          >
            {sign}
          </button>
        ))}
      </div>
      <p className={program.status} role="status">
        <span>{said}</span>
      </p>
    </div>
  );
}
