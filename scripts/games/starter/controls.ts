import { holds } from '../../../scenes/kit/rules/buttonActions';
import type { ControlSpec } from '../../../scenes/kit/rules/controls';
import { standardPlaces } from '../../../scenes/kit/rules/standardPlaces';
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
  { ...standardPlaces.start, id: 'start', label: 'Start', press: { type: 'start' } },
];
