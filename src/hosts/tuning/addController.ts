import type GUI from 'lil-gui';
import type { Controller } from 'lil-gui';
import type { Field, NumberField } from '../../../scenes/kit/rules/config';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import { inWords } from '../../../scenes/kit/rules/words';

function isNumber(field: Field): field is NumberField {
  return typeof field.value === 'number';
}

function hint(field: Field): string {
  const range = isNumber(field)
    ? ` ${field.min} to ${field.max} ${field.unit}; ${field.value} in the file.`
    : ` ${String(field.value)} in the file.`;
  return `${field.note}${range}${field.restart ? ' Applies from the next run.' : ''}`;
}

/** The label with its unit, said once. */
function nameOf(key: string, field: Field): string {
  const label = inWords(key);
  if (!isNumber(field) || label.toLowerCase() === field.unit) return label;
  const bare = label.endsWith(` ${field.unit}`) ? label.slice(0, -field.unit.length - 1) : label;
  return `${bare}, ${field.unit}`;
}

/**
 * A row of the panel for one constant. `apply` is called with the entered value, in range or not.
 */
export function addController(
  gui: GUI,
  values: ConfigValues,
  key: string,
  field: Field,
  apply: (value: unknown) => void,
): Controller {
  let controller: Controller;
  if ('options' in field) {
    controller = gui.add(values as Record<string, string>, key, [...field.options]);
  } else if (isNumber(field)) {
    const step = field.step ?? (field.max - field.min) / 200;
    controller = gui.add(values as Record<string, number>, key, field.min, field.max, step);
  } else {
    controller = gui.add(values as Record<string, boolean>, key);
  }
  controller.name(nameOf(key, field));
  controller.domElement.title = hint(field);
  // lil-gui names its inputs. A title describes them to assistive technology.
  for (const input of controller.domElement.querySelectorAll<HTMLElement>('input, select')) {
    input.title = hint(field);
  }
  // lil-gui clamps typed values. A typed value must be accepted or refused as it is, once.
  if (isNumber(field)) {
    const { domElement } = controller;
    domElement.addEventListener('input', (event) => event.stopPropagation(), { capture: true });
    domElement.addEventListener('change', (event) =>
      apply(Number((event.target as HTMLInputElement).value)),
    );
  }
  return controller.onChange(apply);
}
