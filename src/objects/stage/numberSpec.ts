import type { Gesture, Numbers } from '../kit/ObjectPlay';

/** The label, unit and range of one number. */
export type NumberField = Readonly<{
  key: keyof Numbers;
  unit: string;
  min: number;
  max: number;
  step: number;
  note: string;
}>;

const travelUnit: Readonly<Record<Gesture, string>> = {
  press: 'units',
  pull: 'units',
  flick: 'units',
  turn: 'turns',
  shake: 'shakes',
  hold: 's',
};

/** The numbers of an object with unit and range. */
export function numberSpec(gesture: Gesture): readonly NumberField[] {
  const inUnits = travelUnit[gesture] === 'units';
  return [
    {
      key: 'travel',
      unit: travelUnit[gesture],
      min: inUnits ? 5 : 0.2,
      max: inUnits ? 120 : 12,
      step: inUnits ? 1 : 0.1,
      note: 'what the whole gesture takes',
    },
    {
      key: 'angle',
      unit: 'degrees',
      min: 0,
      max: 359,
      step: 1,
      note: 'of a pull or flick; 0 is right, 90 down',
    },
    {
      key: 'stiffness',
      unit: '1/s²',
      min: 10,
      max: 800,
      step: 5,
      note: 'how hard the spring pulls',
    },
    {
      key: 'damping',
      unit: '1/s',
      min: 0.5,
      max: 60,
      step: 0.5,
      note: 'how soon the spring is calm',
    },
    { key: 'friction', unit: '1/s', min: 0, max: 8, step: 0.1, note: 'how soon a spin ends' },
    { key: 'kick', unit: 'turns/s', min: 0, max: 20, step: 0.1, note: 'spin that the end adds' },
    { key: 'ticks', unit: 'ticks', min: 0, max: 60, step: 1, note: 'sounds on the way' },
    { key: 'rest', unit: 's', min: 0, max: 10, step: 0.1, note: 'at the end before it returns' },
  ];
}
