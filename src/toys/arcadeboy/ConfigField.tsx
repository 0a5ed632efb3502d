import type { Field } from '../../../scenes/kit/rules/config';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import { Choice } from './Choice';
import { Check, Slider } from './fields';

type Props = Readonly<{
  name: string;
  field: Field;
  value: ConfigValues[string];
  onChange: (value: ConfigValues[string]) => void;
}>;

/** `newPieceDelayMs` as people read it: "New piece delay". */
function title(name: string): string {
  const words = name
    .replace(/Ms$/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A constant of a game, changed by whatever suits its kind. */
export function ConfigField({ name, field, value, onChange }: Props) {
  if ('options' in field) {
    const options = field.options.map((option) => [option, title(option)] as const);
    return (
      <Choice legend={title(name)} options={options} value={String(value)} onChange={onChange} />
    );
  }
  if ('unit' in field) {
    const { min, max, step = 1, unit, note } = field;
    return (
      <Slider
        label={title(name)}
        note={note}
        min={min}
        max={max}
        step={step}
        value={Number(value)}
        say={(number) => `${number} ${unit}`}
        onChange={onChange}
      />
    );
  }
  return (
    <Check label={title(name)} note={field.note} checked={value === true} onChange={onChange} />
  );
}
