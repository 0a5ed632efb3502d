import { causeOf } from '../kit/rules/causeOf';
import type { Story } from '../kit/Story';
import { figures } from './figures';
import { heights } from './narrate';
import type { BlockFallTypes } from './rules/blockFallRules';
import { pieceNames } from './rules/pieces';
import { fits } from './rules/well';

const deaths = ['toppedOut', 'rescued'] as const;
const presses = {
  'Holding it': { type: 'press', button: 'hold' },
  'Holding left': { type: 'press', button: 'left' },
  'Holding right': { type: 'press', button: 'right' },
  'A turn clockwise': { type: 'press', button: 'cw' },
  'A turn the other way': { type: 'press', button: 'ccw' },
  'A half turn': { type: 'press', button: 'half' },
  'Dropping it': { type: 'press', button: 'drop' },
} as const;

export const story: Story<BlockFallTypes> = {
  marks: {
    cleared: 'Lines',
    spun: 'T-spin',
    levelUp: 'Level',
    rescued: 'Well emptied',
    toppedOut: 'Topped out',
    finished: 'Finished',
  },
  deaths,
  why(recording, tick) {
    recording.seek(tick - 1);
    const before = pieceNames[recording.state.piece];
    const { lives } = recording.state;
    recording.seek(tick);
    const { state } = recording;
    const event = state.phase === 'over' ? 'toppedOut' : 'rescued';
    const highest = Math.max(...heights(state));
    // Where the last piece came to rest above the top, no other was brought in.
    const lockedOut = event === 'toppedOut' && fits(state, state.piece, 0, state.x, 0);
    const met =
      event === 'rescued'
        ? `The well was full, and one of ${lives} spare wells was used up.`
        : lockedOut
          ? `The ${before} came to rest above the top of the well.`
          : `The next piece, ${pieceNames[state.piece]}, had no room: the stack stood ${highest} rows high.`;
    return causeOf(recording, tick, event, met, presses, deaths, [
      'kept you going',
      'single press',
    ]);
  },
  figures,
  loadOverlay: async () => (await import('./view/overlay')).overlay,
};
