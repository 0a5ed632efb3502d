import { causeOf } from '../kit/rules/causeOf';
import { directions } from '../kit/rules/grid';
import { counted } from '../kit/rules/words';
import type { Story } from '../kit/Story';
import { type GraveyardGhostsState, isScattering } from './rules/GraveyardGhostsState';
import type { GraveyardGhostsTypes } from './rules/graveyardGhostsRules';
import { personalities } from './rules/targets';

const deaths = ['lifeLost', 'ended'] as const;
const turns = Object.fromEntries(
  directions.map((direction) => [`Going ${direction}`, { type: 'turn', direction } as const]),
);

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
    const event = recording.state.phase === 'over' ? 'ended' : 'lifeLost';
    const ghost = recording.state.caughtBy;
    // A tick before, since the player is put back to the start with the loss.
    recording.seek(tick - 1);
    const { state } = recording;
    const met = `The ${personalities[ghost]} caught you ${how(state, ghost)}: ${aimOf(state, ghost)}.`;
    return causeOf(recording, tick, event, met, turns, deaths, ['saved you', 'turn']);
  },
  loadOverlay: async () => (await import('./view/overlay')).overlay,
};
