import type { Game } from '../kit/Game';
import { defaultsOf } from '../kit/rules/config';
import { klondikeConfig } from './config';
import { narrateKlondike, resultOf } from './narrate';
import { movesMade, scoreOf } from './rules/KlondikeState';
import { type KlondikeTypes, klondikeRules } from './rules/klondikeRules';
import { winnableDeals } from './rules/winnable';

/** What React shows of a game besides the table. */
export type KlondikeSummary = Readonly<{ score: number; won: boolean; moves: number }>;

export const klondike: Game<KlondikeTypes, KlondikeSummary> = {
  id: 'klondike',
  title: 'Solitaire',
  config: klondikeConfig,
  rules: klondikeRules,
  controls: [],
  seedFor(drawn, changes) {
    const config = { ...defaultsOf(klondikeConfig), ...changes };
    if (!config.winnable) return drawn;
    const deals = winnableDeals(config);
    return deals[drawn % deals.length];
  },
  summarise: (state) => ({ score: scoreOf(state), won: state.won, moves: movesMade(state) }),
  // A leaderboard cannot show the negative scores of Vegas.
  score: (state) => Math.max(0, scoreOf(state)),
  ending: (state) => ({
    title: 'You won!',
    sentence: resultOf(state),
  }),
  counts: [{ id: 'score', label: 'Score', of: ({ score }) => score }],
  modes: {
    draw: { title: 'Draw', options: { one: 'One card', three: 'Three cards' } },
    scoring: {
      title: 'Scoring',
      options: { standard: 'Standard', vegas: 'Vegas', none: 'None' },
    },
    timed: { title: 'Timed' },
    winnable: { title: 'Only deals that can be won' },
    autoHome: { title: 'Move safe cards to their foundations' },
  },
  narrate: narrateKlondike,
  sfx: { drawn: 'click', recycled: 'lock', moved: 'land', turned: 'click', won: 'level' },
  haptics: { won: 60 },
  loadView: async () => ({
    kind: 'react',
    Component: (await import('./KlondikeBoard')).KlondikeBoard,
  }),
};
