import GUI, { type Controller } from 'lil-gui';
import type { Field, NumberField } from '../../../scenes/kit/rules/config';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import { keepTuning } from '../../stores/tuning';
import type { GameSession } from '../session/GameSession';
import { saveToFile } from './saveToFile';
import styles from './tuning.module.css';
import { validValues } from './validTuning';

export type TuningPanel = Readonly<{ dispose(): void }>;

function isNumber(field: Field): field is NumberField {
  return typeof field.value === 'number';
}

function hint(field: Field): string {
  const range = isNumber(field)
    ? ` ${field.min} to ${field.max} ${field.unit}; ${field.value} in the file.`
    : ` ${String(field.value)} in the file.`;
  return `${field.note}${range}${field.restart ? ' Holds from the next run on.' : ''}`;
}

/** `moveInterval` as `Move interval`. */
function labelOf(key: string): string {
  const words = key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function addController(
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
  controller.name(isNumber(field) ? `${labelOf(key)}, ${field.unit}` : labelOf(key));
  controller.domElement.title = hint(field);
  for (const input of controller.domElement.querySelectorAll('input, select')) {
    input.setAttribute('aria-label', `${labelOf(key)}. ${hint(field)}`);
  }
  // lil-gui clamps what is typed; a typed value is to be taken or refused as it stands.
  let typed: number | undefined;
  if (isNumber(field)) {
    const { domElement } = controller;
    const read = (event: Event): void => {
      typed = Number((event.target as HTMLInputElement).value);
    };
    const forget = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key.startsWith('Arrow')) typed = undefined;
    };
    domElement.addEventListener('input', read, { capture: true });
    domElement.addEventListener('keydown', forget, { capture: true });
    domElement.addEventListener('wheel', forget, { capture: true });
    domElement.addEventListener('pointerdown', forget, { capture: true });
  }
  controller.onChange((value: unknown) => {
    if (typed === undefined) apply(value);
  });
  controller.onFinishChange((value: unknown) => {
    apply(typed ?? value);
    typed = undefined;
  });
  return controller;
}

/**
 * A panel over a session's constants. A change acts on the next tick, or waits for a restart and
 * says so; what is out of range is refused with the range.
 * @param closed is called when the panel is closed from within
 */
export function createTuningPanel(session: GameSession, closed: () => void): TuningPanel {
  const { game, run } = session;
  const values: ConfigValues = { ...run.config };
  const gui = new GUI({ title: `Tuning ${game.title}`, autoPlace: false });
  const element = gui.domElement;
  element.classList.add(styles.panel);
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', `Tuning ${game.title}`);
  document.body.append(element);

  const message = document.createElement('p');
  message.className = styles.refusal;
  message.setAttribute('role', 'alert');
  gui.$children.prepend(message);

  const rows = new Map<string, Readonly<{ controller: Controller; undo: Controller }>>();

  const refresh = (): void => {
    let waits = false;
    for (const [key, row] of rows) {
      values[key] = run.config[key];
      row.controller.updateDisplay();
      const changed = run.config[key] !== game.config[key].value;
      row.controller.domElement.classList.toggle(styles.tunedRow, changed);
      row.undo.show(changed);
      waits ||= run.config[key] !== run.state.config[key];
    }
    restart.name(waits ? 'Restart: a change waits for it' : 'Restart');
    restart.show(waits || run.status.getState().phase !== 'ready');
  };

  const apply = (key: string, value: unknown): void => {
    const refusal = run.tune(key, value);
    message.textContent = refusal ? `${labelOf(key)} ${refusal}.` : '';
    if (!refusal) keepTuning(game.id, validValues(game.config, run.config));
    refresh();
  };

  for (const [key, field] of Object.entries(game.config)) {
    const controller = addController(gui, values, key, field, (value) => apply(key, value));
    const actions = { reset: () => apply(key, field.value) };
    const undo = gui.add(actions, 'reset').name(`↺ ${labelOf(key)} back to ${String(field.value)}`);
    rows.set(key, { controller, undo });
  }

  const commands = {
    restart: () => {
      session.restart();
      refresh();
    },
    resetAll: () => {
      for (const key of Object.keys(game.config)) run.tune(key, game.config[key].value);
      message.textContent = '';
      keepTuning(game.id, {});
      refresh();
    },
    save: () => {
      const changed = validValues(game.config, run.config);
      void saveToFile(game.id, changed).then((said) => {
        message.textContent = said;
      });
    },
    close: () => closed(),
  };
  const restart = gui.add(commands, 'restart').name('Restart');
  gui.add(commands, 'resetAll').name('Reset everything');
  if (import.meta.env.DEV) gui.add(commands, 'save').name('Save to the config file');
  gui.add(commands, 'close').name('Close');
  refresh();

  const unsubscribe = run.status.subscribe(refresh);
  return {
    dispose() {
      unsubscribe();
      gui.destroy();
      element.remove();
    },
  };
}
