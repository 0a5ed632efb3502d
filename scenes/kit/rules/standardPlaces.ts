/**
 * Where players look for the controls that most games have: on the keyboard, on a gamepad of the
 * standard mapping and on the drawn pad.
 */
export const standardPlaces = {
  up: { keys: ['ArrowUp', 'KeyW'], gamepad: [12], pad: 'up' },
  right: { keys: ['ArrowRight', 'KeyD'], gamepad: [15], pad: 'right' },
  down: { keys: ['ArrowDown', 'KeyS'], gamepad: [13], pad: 'down' },
  left: { keys: ['ArrowLeft', 'KeyA'], gamepad: [14], pad: 'left' },
  start: { keys: ['Enter'], gamepad: [9], pad: 'start' },
} as const;
