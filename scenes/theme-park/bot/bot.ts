import { defineBot, type MakeBot } from '../../kit/bot/GameBot';
import type { ThemeParkAction } from '../rules/ThemeParkAction';
import type { ThemeParkState } from '../rules/ThemeParkState';
import { themeParkBuilder } from './builder';

/** Actions that the builder does not take by itself, by tick. */
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

const make: MakeBot<ThemeParkState> = () => {
  let build: ReturnType<typeof themeParkBuilder> | undefined;
  return (state) => {
    build ??= themeParkBuilder(state.config.rules === 'tycoon' ? 'business' : 'crowd');
    const whim = whims[state.tick];
    if (whim) return [whim];
    return state.stopped ? [] : build(state);
  };
};

export const bot = defineBot<ThemeParkState>({
  make,
  recordings: {
    classic: { seed: 1994, config: { rules: 'classic' } },
    tycoon: { seed: 1999, config: { rules: 'tycoon' } },
  },
});
