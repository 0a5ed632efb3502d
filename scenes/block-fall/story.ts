import { lastEscape, secondsBefore } from '../kit/rules/lastEscape';
import type { Story } from '../kit/Story';
import { figures } from './figures';
import { heights } from './narrate';
import type { BlockFallTypes } from './rules/blockFallRules';
import { pieceNames } from './rules/pieces';
import { fits } from './rules/well';

const deaths = ['toppedOut', 'rescued'] as const;
const presses = (['hold', 'left', 'right', 'cw', 'ccw', 'half', 'drop'] as const).map(
  (button) => ({ type: 'press', button }) as const,
);
const names = {
  hold: 'Holding it',
  left: 'Holding left',
  right: 'Holding right',
  cw: 'A turn clockwise',
  ccw: 'A turn the other way',
  half: 'A half turn',
  drop: 'Dropping it',
  down: 'Holding down',
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
    const out = lastEscape(recording, tick, presses, new Set(deaths));
    const button = out?.action.type === 'press' ? out.action.button : undefined;
    const sentence =
      out && button
        ? `${met} ${names[button]} would still have kept you going ${secondsBefore(tick - out.tick)} before.`
        : `${met} No single press of the last second would have kept you going.`;
    return { event, tick, sentence, instead: out };
  },
  figures,
  loadOverlay: async () => (await import('./view/overlay')).overlay,
};
