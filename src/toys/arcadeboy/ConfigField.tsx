import type { ModeText } from '../../../scenes/kit/Game';
import type { Field } from '../../../scenes/kit/rules/config';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import { Choice } from './Choice';
import { Check, Slider } from './fields';

type Props = Readonly<{
  text: ModeText;
  field: Field;
  value: ConfigValues[string];
  onChange: (value: ConfigValues[string]) => void;
}>;

/** A field for one constant of a game. Its control fits the constant's type. */
export function ConfigField({ text, field, value, onChange }: Props) {
  const { title } = text;
  if ('options' in field) {
    const options = field.options.map(
      (option) => [option, text.options?.[option] ?? option] as const,
    );
    return <Choice legend={title} options={options} value={String(value)} onChange={onChange} />;
  }
  if ('unit' in field) {
    const { min, max, step = 1, unit, note } = field;
    return (
      <Slider
        label={title}
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
  return <Check label={title} note={field.note} checked={value === true} onChange={onChange} />;
}
