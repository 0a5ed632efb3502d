import type { Cue, Game, HeadlessGame } from '../kit/Game';
import { graveyardGhostsConfig } from './config';
import { graveyardGhostsControls, toGraveyardGhostsAction } from './controls';
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

const cues: Readonly<Record<GraveyardGhostsFact['type'], Cue | undefined>> = {
  started: 'start',
  levelBegan: undefined,
  soulTaken: 'eat',
  pelletTaken: 'power',
  powerFading: 'menu',
  powerOver: undefined,
  ghostCaught: 'bonus',
  lifeLost: 'hurt',
  levelCleared: 'level',
  switched: undefined,
  blocked: undefined,
  ghostNear: undefined,
  learning: 'click',
  listened: undefined,
  ended: 'over',
};

const hapticsMs: Partial<Record<GraveyardGhostsFact['type'], number>> = {
  pelletTaken: 40,
  ghostCaught: 30,
  lifeLost: 90,
  levelCleared: 60,
  ended: 200,
};

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
  toAction: toGraveyardGhostsAction,
  summarise: ({ score, level, lives, soulsLeft }) => ({ score, level, lives, souls: soulsLeft }),
  score: (state) => state.score,
  recordKey: ({ chain, startLevel }) =>
    [`level ${startLevel}`, chain ? 'chain' : ''].filter(Boolean).join(' '),
  narrate: narrateGraveyardGhosts,
  cue: (fact) => cues[fact.type],
  haptic: (fact) => hapticsMs[fact.type],
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
