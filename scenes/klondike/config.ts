import { defineConfig, mode, preference, restart, type ValuesOf } from '../kit/rules/config';

export const klondikeConfig = defineConfig({
  draw: mode.choice('one', ['one', 'three'], { note: 'Cards turned from the stock at a time.' }),
  scoring: mode.choice('standard', ['standard', 'vegas', 'none'], {
    note: 'Standard points, a Vegas bet of 52 that pays 5 a card, or none.',
  }),
  timed: mode.flag(true, {
    note: 'In standard scoring time costs points, and a quick win pays a bonus.',
  }),
  winnable: mode.flag(true, { note: 'Deals only games that a solver has proven can be won.' }),
  autoHome: preference.flag(false, {
    note: 'Moves cards to their foundations when they cannot be needed any more.',
  }),
  penaltySeconds: restart.whole(10, 's', [1, 60], {
    note: 'Time after which a timed game costs two points.',
  }),
  winBonus: restart.whole(700_000, 'points × s', [0, 10_000_000], {
    note: 'A timed win pays this divided by its seconds, from half a minute on.',
  }),
});

export type KlondikeConfig = ValuesOf<typeof klondikeConfig>;
