type Props = Readonly<{
  name: string;
  /** What the buttons do, to whom does not see where they stand: "one pound". */
  unit: string;
  text: string;
  outputLabel: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}>;

/** A line with a number that is stepped down and up. */
export function Counter({ name, unit, text, outputLabel, value, most, onChange }: Props) {
  return (
    <li>
      <span>{name}</span>
      <button
        type="button"
        aria-label={`${name}: ${unit} less`}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-label={outputLabel}>{text}</output>
      <button
        type="button"
        aria-label={`${name}: ${unit} more`}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </li>
  );
}
