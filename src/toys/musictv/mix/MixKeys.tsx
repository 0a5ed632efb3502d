import styles from '../RemoteControl.module.css';

type Props = Readonly<{
  onDigit: (digit: number) => void;
  /** 0 is red, 3 is blue. */
  onPrompt: (button: 0 | 1 | 2 | 3) => void;
}>;

const colors = ['Red', 'Green', 'Yellow', 'Blue'] as const;
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

/** The remote's lower half, which opens for teletext. */
export function MixKeys({ onDigit, onPrompt }: Props) {
  return (
    <fieldset className={styles.mixKeys}>
      <legend>Teletext</legend>
      {colors.map((color, index) => (
        <button
          key={color}
          type="button"
          data-color={color}
          aria-keyshortcuts={color[0]}
          onClick={() => onPrompt(index as 0 | 1 | 2 | 3)}
        >
          {color}
        </button>
      ))}
      {digits.map((digit) => (
        <button key={digit} type="button" onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
    </fieldset>
  );
}
