/** The usual keys, gamepad buttons and pad buttons of the controls that most games have. */
export const standardPlaces = {
  up: { keys: ['ArrowUp', 'KeyW'], gamepad: [12], pad: 'up' },
  right: { keys: ['ArrowRight', 'KeyD'], gamepad: [15], pad: 'right' },
  down: { keys: ['ArrowDown', 'KeyS'], gamepad: [13], pad: 'down' },
  left: { keys: ['ArrowLeft', 'KeyA'], gamepad: [14], pad: 'left' },
  start: { keys: ['Enter'], gamepad: [9], pad: 'start' },
} as const;
