import type { Story } from '../kit/Story';
import { placeName } from './narrate';
import { seenOf } from './rules/MinesweeperState';
import type { MinesweeperTypes } from './rules/minesweeperRules';
import { postMortem } from './rules/solver/prove';

function percent(rng: number): string {
  return `${Math.min(99, Math.max(1, Math.round(rng * 100)))} %`;
}

/** What the viewer tells of a game of Minesweeper. */
export const story: Story<MinesweeperTypes> = {
  marks: { opened: 'Opened', flagged: 'Flag', exploded: 'Mine', won: 'Won' },
  deaths: ['exploded'],
  why(recording, tick) {
    recording.seek(tick);
    const { state } = recording;
    const { columns, rows, mines, exploded } = state;
    const met = `You opened a mine at ${placeName(state, exploded)}.`;
    const judged = postMortem({ columns, rows, mines, seen: seenOf(state, true) }, exploded);
    let rest = 'The field was too tangled to say whether that could be known.';
    if (judged?.mine) rest = 'The numbers around proved it to be one.';
    else if (judged?.safe) {
      rest = `It was one in ${percent(judged.chance)} of all ways to lay them; ${placeName(state, judged.safe.cell)} was proven safe.`;
    } else if (judged) {
      rest = `Nothing could be proven: it was one in ${percent(judged.chance)} of all ways to lay them, and the best cell in ${percent(judged.least)}.`;
    }
    // Opening a cell that is proven safe, where there is one, would have been no death.
    const instead = judged?.safe && {
      tick: tick - 1,
      action: { type: 'open', cell: judged.safe.cell } as const,
    };
    return { event: 'exploded', tick, sentence: `${met} ${rest}`, instead };
  },
  loadPainter: async () => (await import('./view/paintBoard')).painter,
};
