import { holds } from '../../../scenes/kit/rules/buttonActions';
import { type ControlSpec, pointer, standardPlaces } from '../../../scenes/kit/rules/controls';
import type { StarterTypes } from './rules/starterRules';

export const starterControls: readonly ControlSpec<StarterTypes>[] = [
  {
    ...standardPlaces.left,
    ...holds('left'),
    id: 'left',
    label: 'Move left',
    held: ({ leftHeld }) => leftHeld,
  },
  {
    ...standardPlaces.right,
    ...holds('right'),
    id: 'right',
    label: 'Move right',
    held: ({ rightHeld }) => rightHeld,
  },
  pointer('aim', 'Move the basket', {
    along: 'x',
    step: 2,
    move: (x: number) => ({ type: 'aim', x }) as const,
  }),
  { ...standardPlaces.start, id: 'start', label: 'Start', press: { type: 'start' } },
];
