type Props = Readonly<{
  name: string;
  /** What the buttons change, for screen readers: "one pound". */
  unit: string;
  text: string;
  outputLabel: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}>;

/** A line with a number and buttons for less and more. */
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
