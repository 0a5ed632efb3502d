import type { Game, HeadlessGame } from '../kit/Game';
import { superJumpConfig } from './config';
import { superJumpControls } from './controls';
import { narrateSuperJump } from './narrate';
import type { SuperJumpAction } from './rules/SuperJumpAction';
import type { SuperJumpFact } from './rules/SuperJumpFact';
import type { EndCause, SuperJumpState } from './rules/SuperJumpState';
import { superJumpRules } from './rules/superJumpRules';
import { superJumpTune } from './tune';

/** What React shows of a run. */
export type SuperJumpSummary = Readonly<{
  score: number;
  level: number;
  lives: number;
  /** Coins that the level still holds. */
  coins: number;
  /** Why the run ended; empty while it goes on. */
  cause: EndCause | '';
}>;

/** Super Jump without its picture. */
export const superJumpWithoutView: HeadlessGame<
  SuperJumpState,
  SuperJumpAction,
  SuperJumpFact,
  SuperJumpSummary
> = {
  id: 'super-jump',
  title: 'Super Jump',
  config: superJumpConfig,
  rules: superJumpRules,
  controls: superJumpControls,
  summarise: ({ score, level, lives, coinsLeft, cause }) => ({
    score,
    level,
    lives,
    coins: coinsLeft,
    cause,
  }),
  score: (state) => state.score,
  counts: [
    { id: 'level', label: 'Lv', of: ({ level }) => level },
    { id: 'lives', label: 'Lives', of: ({ lives }) => lives },
  ],
  narrate: narrateSuperJump,
  cues: {
    started: 'start',
    jumped: 'jump',
    landed: 'land',
    droppedThrough: 'click',
    coinTaken: 'coin',
    starTaken: 'power',
    lifeLost: 'hurt',
    rescued: 'beep',
    levelCleared: 'level',
    ended: 'over',
  },
  haptics: { coinTaken: 12, starTaken: 40, lifeLost: 90, levelCleared: 60, ended: 200 },
  tune: superJumpTune,
};

export const superJump: Game<SuperJumpState, SuperJumpAction, SuperJumpFact, SuperJumpSummary> = {
  ...superJumpWithoutView,
  loadView: async () => (await import('./SuperJumpScene')).mountView,
};
