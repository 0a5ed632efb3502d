import { directions } from '../kit/rules/grid';
import { lastEscape, secondsBefore } from '../kit/rules/lastEscape';
import { counted } from '../kit/rules/words';
import type { Story } from '../kit/Story';
import { type GraveyardGhostsState, isScattering } from './rules/GraveyardGhostsState';
import type { GraveyardGhostsTypes } from './rules/graveyardGhostsRules';
import { personalities } from './rules/targets';

const deaths = ['lifeLost', 'ended'] as const;
const turns = directions.map((direction) => ({ type: 'turn', direction }) as const);

/** What a ghost was after, from the same constants that it goes by. */
function aimOf(state: Readonly<GraveyardGhostsState>, ghost: number): string {
  if (isScattering(state)) return 'it was on its way to its corner';
  const { ahead, pivot, shy } = state.config;
  return {
    hunter: 'it goes for where you stand',
    ambusher: `it aims ${counted(ahead, 'cell')} ahead of you`,
    flanker: `it mirrors the hunter over the point ${counted(pivot, 'cell')} ahead of you`,
    waverer: `it comes for you from farther than ${counted(shy, 'cell')} away and turns off nearer by`,
  }[personalities[ghost]];
}

function how(state: Readonly<GraveyardGhostsState>, ghost: number): string {
  const directions = (state.ghostDirection[ghost] - state.playerDirection + 4) % 4;
  if (!state.playerMoves) return 'while you stood still';
  if (directions === 0) return 'from behind';
  return directions === 2 ? 'head-on' : 'at a crossing';
}

export const story: Story<GraveyardGhostsTypes> = {
  marks: {
    pelletTaken: 'Lantern',
    ghostCaught: 'Ghost caught',
    treatTaken: 'Treat',
    levelCleared: 'Level',
    lifeLost: 'Life lost',
    ended: 'End',
  },
  deaths,
  why(recording, tick) {
    recording.seek(tick);
    const ended = recording.state.phase === 'over';
    const ghost = recording.state.caughtBy;
    // A tick before, since the player is put back to the start with the loss.
    recording.seek(tick - 1);
    const { state } = recording;
    const met = `The ${personalities[ghost]} caught you ${how(state, ghost)}: ${aimOf(state, ghost)}.`;
    const out = lastEscape(recording, tick, turns, new Set(deaths));
    const direction = out?.action.type === 'turn' ? out.action.direction : '';
    const sentence = out
      ? `${met} Going ${direction} would still have saved you ${secondsBefore(tick - out.tick)} before.`
      : `${met} No turn of the last second would have saved you.`;
    return { event: ended ? 'ended' : 'lifeLost', tick, sentence, instead: out };
  },
  loadOverlay: async () => (await import('./view/overlay')).overlay,
};
