import GUI, { type Controller } from 'lil-gui';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import { inWords } from '../../../scenes/kit/rules/words';
import { saveTuning } from '../../stores/tuning';
import type { GameSession } from '../session/GameSession';
import { addController } from './addController';
import { loopTuned } from './loopTuned';
import styles from './tuning.module.css';
import { saveTuned, validTuning } from './validTuning';

/**
 * The panel's icons are a font within its style sheet, which the content security policy refuses.
 * Any font has the same characters.
 */
function dropIconFont(): void {
  for (const sheet of document.styleSheets) {
    const index = [...sheet.cssRules].findIndex(
      (rule) =>
        rule instanceof CSSFontFaceRule &&
        rule.style.getPropertyValue('font-family').includes('lil-gui'),
    );
    if (index >= 0) sheet.deleteRule(index);
  }
}

/** The dev server's path for tuned values. */
const tuningPath = '/__tuning';

/**
 * Asks the dev server to write values into the game's config file.
 * @returns a sentence about the result
 */
async function saveToFile(game: string, values: ConfigValues): Promise<string> {
  if (Object.keys(values).length === 0) return 'Nothing differs from the file.';
  try {
    const response = await fetch(tuningPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game, values }),
    });
    const answer = (await response.json()) as Readonly<{ saved?: string[]; error?: string }>;
    if (!response.ok) return answer.error ?? `The dev server answered ${response.status}.`;
    return `Saved ${answer.saved?.join(', ')}.`;
  } catch (error) {
    console.error(error);
    return 'The dev server could not be reached.';
  }
}

const loopName = 'Loop the last five seconds, before and after';

/**
 * A panel for a session's constants. A change takes effect in the next tick, or after a restart,
 * which it says. A value out of range is refused with the range.
 * @param closed is called when the panel is closed by its own button
 * @returns a function that removes it
 */
export function showTuningPanel(session: GameSession, closed: () => void): () => void {
  const { game, run } = session;
  const values: ConfigValues = { ...run.config };
  const gui = new GUI({ title: `Tuning ${game.title}`, autoPlace: false });
  dropIconFont();
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
    restart.name(waits ? 'Restart to apply a change' : 'Restart');
    restart.show(waits || run.status.getState().phase !== 'ready');
  };

  const apply = (key: string, value: unknown): void => {
    const refusal = run.tune(key, value);
    message.textContent = refusal ? `${inWords(key)} ${refusal}.` : '';
    if (!refusal) saveTuned(game, key, run.config[key]);
    refresh();
  };

  for (const [key, field] of Object.entries(game.config)) {
    const controller = addController(gui, values, key, field, (value) => apply(key, value));
    const actions = { reset: () => apply(key, field.value) };
    const undo = gui.add(actions, 'reset').name(`↺ ${inWords(key)} back to ${String(field.value)}`);
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
      saveTuning(game.id, {});
      refresh();
    },
    save: () => {
      void saveToFile(game.id, validTuning(game)).then((said) => {
        message.textContent = said;
      });
    },
    loop: () => {
      if (endLoop) {
        stopLoop();
        return;
      }
      void loopTuned(session).then((ended) => {
        if (typeof ended === 'string') message.textContent = ended;
        else endLoop = ended;
        looping.name(endLoop ? 'Stop the loop' : loopName);
      });
    },
    close: closed,
  };
  let endLoop: (() => void) | undefined;
  const stopLoop = (): void => {
    endLoop?.();
    endLoop = undefined;
    looping.name(loopName);
  };
  const restart = gui.add(commands, 'restart').name('Restart');
  gui.add(commands, 'resetAll').name('Reset everything');
  const looping = gui.add(commands, 'loop').name(loopName);
  if (import.meta.env.DEV) gui.add(commands, 'save').name('Save to the config file');
  gui.add(commands, 'close').name('Close');
  refresh();

  const unsubscribe = run.status.subscribe(refresh);
  return () => {
    unsubscribe();
    stopLoop();
    gui.destroy();
  };
}
