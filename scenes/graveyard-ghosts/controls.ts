import { type ControlSpec, fourWays, standardPlaces } from '../kit/rules/controls';
import { directionIndex } from '../kit/rules/grid';
import type { GraveyardGhostsTypes } from './rules/graveyardGhostsRules';

export const graveyardGhostsControls: readonly ControlSpec<GraveyardGhostsTypes>[] = [
  // The state knows only the last direction that was held; of the others it cannot tell.
  ...fourWays<GraveyardGhostsTypes>((direction) => ({
    label: `Go ${direction}`,
    press: { type: 'turn', direction },
    release: { type: 'release', direction },
    held: ({ wanted, wantedHeld }) =>
      wantedHeld && wanted !== directionIndex(direction) ? undefined : wantedHeld,
  })),
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
