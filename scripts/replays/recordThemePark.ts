import { encodeReplay } from '../../scenes/kit/rules/replayText';
import { createRun } from '../../scenes/kit/run/createRun';
import { themeParkWithoutView } from '../../scenes/theme-park/game';
import type { ThemeParkAction } from '../../scenes/theme-park/rules/ThemeParkAction';
import { themeParkBuilder } from './themeParkBuilder';

const frameMs = 1000 / 60;
/** A minute and a half: a park has no end of its own. */
const ticks = 5400;

/** What the builder does not do by itself, by the tick it comes at. */
const whims: Readonly<Record<number, ThemeParkAction>> = {
  300: { type: 'stop' },
  420: { type: 'undo' },
  480: { type: 'redo' },
  540: { type: 'go' },
  900: { type: 'pace', speed: 3 },
  2400: { type: 'remove', column: 10, row: 12 },
  2700: { type: 'undo' },
  3000: { type: 'pace', speed: 2 },
};

function record(rules: 'classic' | 'tycoon', seed: number): string {
  const run = createRun(themeParkWithoutView, { seed: () => seed, config: { rules } });
  const build = themeParkBuilder(run.state.config.rules === 'tycoon' ? 'business' : 'crowd');
  while (run.state.tick < ticks) {
    const whim = whims[run.state.tick];
    if (whim) run.dispatch(whim);
    else if (!run.state.stopped) for (const action of build(run.state)) run.dispatch(action);
    run.advance(frameMs);
  }
  return encodeReplay(themeParkWithoutView, run.replay());
}

/** The park's golden replays by name: either rules. */
export const themeParkRecordings: Readonly<Record<string, () => string>> = {
  'theme-park-classic': () => record('classic', 1994),
  'theme-park-tycoon': () => record('tycoon', 1999),
};
