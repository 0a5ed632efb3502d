import type { ValuesOf } from '../kit/rules/config';
import { defineConfig } from '../kit/rules/config';

/** Klondike's constants. */
export const klondikeConfig = defineConfig({
  draw: {
    value: 'one',
    options: ['one', 'three'],
    mode: true,
    restart: true,
    note: 'Cards turned from the stock at a time.',
  },
  scoring: {
    value: 'standard',
    options: ['standard', 'vegas', 'none'],
    mode: true,
    restart: true,
    note: 'Points as people remember them, a bet of 52 that pays 5 a card, or none.',
  },
  timed: {
    value: true,
    mode: true,
    restart: true,
    note: 'The clock takes points in standard scoring, and pays a bonus for a quick win.',
  },
  winnable: {
    value: true,
    mode: true,
    restart: true,
    note: 'Deals only games that a solver has proven can be won.',
  },
  autoHome: {
    value: false,
    mode: 'preference',
    note: 'Cards that can never be missed go home by themselves.',
  },
  penaltySeconds: {
    value: 10,
    unit: 's',
    min: 1,
    max: 60,
    step: 1,
    restart: true,
    note: 'Every so often the clock takes two points in a timed game.',
  },
  winBonus: {
    value: 700_000,
    unit: 'points × s',
    min: 0,
    max: 10_000_000,
    step: 1,
    restart: true,
    note: 'A timed win pays this divided by its seconds, from half a minute on.',
  },
});

export type KlondikeConfig = ValuesOf<typeof klondikeConfig>;
