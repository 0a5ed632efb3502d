import type { ControlSpec } from '../kit/rules/controls';
import { type Direction, directionIndex, directions } from '../kit/rules/grid';
import { standardPlaces } from '../kit/rules/standardPlaces';
import type { GraveyardGhostsTypes } from './rules/graveyardGhostsRules';

type Control = ControlSpec<GraveyardGhostsTypes>;

/**
 * A direction that can be held. The state knows only the last one; of the others it cannot tell.
 */
function direction(id: Direction): Control {
  return {
    ...standardPlaces[id],
    id,
    label: `Go ${id}`,
    swipe: id,
    press: { type: 'turn', direction: id },
    release: { type: 'release', direction: id },
    held: ({ wanted, wantedHeld }) =>
      wantedHeld && wanted !== directionIndex(id) ? undefined : wantedHeld,
  };
}

export const graveyardGhostsControls: readonly Control[] = [
  ...directions.map(direction),
  {
    id: 'learn',
    label: 'Show what the ghosts are up to',
    keys: ['KeyX', 'KeyL'],
    gamepad: [0, 3],
    pad: 'a',
    press: { type: 'learn' },
  },
  {
    id: 'listen',
    label: 'Hear what lies around',
    keys: ['KeyZ'],
    gamepad: [1, 2],
    pad: 'b',
    press: { type: 'listen' },
  },
  { ...standardPlaces.start, id: 'start', label: 'Start', press: { type: 'start' } },
];
