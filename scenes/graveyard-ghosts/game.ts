import type { Game, HeadlessGame } from '../kit/Game';
import { graveyardGhostsConfig } from './config';
import { graveyardGhostsControls } from './controls';
import { narrateGraveyardGhosts } from './narrate';
import type { GraveyardGhostsAction } from './rules/GraveyardGhostsAction';
import type { GraveyardGhostsFact } from './rules/GraveyardGhostsFact';
import type { GraveyardGhostsState } from './rules/GraveyardGhostsState';
import { graveyardGhostsRules } from './rules/graveyardGhostsRules';
import { graveyardGhostsTune } from './tune';

/** What React shows of a run. */
export type GraveyardGhostsSummary = Readonly<{
  score: number;
  level: number;
  lives: number;
  /** Souls that the level still holds. */
  souls: number;
}>;

/** Graveyard Ghosts without its picture. */
export const graveyardGhostsWithoutView: HeadlessGame<
  GraveyardGhostsState,
  GraveyardGhostsAction,
  GraveyardGhostsFact,
  GraveyardGhostsSummary
> = {
  id: 'graveyard-ghosts',
  title: 'Graveyard Ghosts',
  config: graveyardGhostsConfig,
  rules: graveyardGhostsRules,
  controls: graveyardGhostsControls,
  summarise: ({ score, level, lives, soulsLeft }) => ({ score, level, lives, souls: soulsLeft }),
  score: (state) => state.score,
  counts: [
    { id: 'level', label: 'Lv', of: ({ level }) => level },
    { id: 'lives', label: 'Lives', of: ({ lives }) => lives },
  ],
  narrate: narrateGraveyardGhosts,
  cues: {
    started: 'start',
    soulTaken: 'eat',
    pelletTaken: 'power',
    powerFading: 'menu',
    ghostCaught: 'bonus',
    lifeLost: 'hurt',
    levelCleared: 'level',
    learning: 'click',
    ended: 'over',
  },
  haptics: { pelletTaken: 40, ghostCaught: 30, lifeLost: 90, levelCleared: 60, ended: 200 },
  tune: graveyardGhostsTune,
};

export const graveyardGhosts: Game<
  GraveyardGhostsState,
  GraveyardGhostsAction,
  GraveyardGhostsFact,
  GraveyardGhostsSummary
> = {
  ...graveyardGhostsWithoutView,
  loadView: async () => (await import('./GraveyardGhostsScene')).mountView,
};
