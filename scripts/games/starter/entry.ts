import type { GameEntry } from '../../../scenes/kit/Entry';

export const entry: GameEntry = {
  id: 'starter',
  kind: 'game',
  place: 55,
  title: 'Starter',
  route: '/arcadeboy',
  icon: '🍎',
  blurb: 'Catch the falling apples in your basket. Three on the floor end the game.',
  controls: {
    desktop: 'Left, Right or the mouse move the basket',
    mobile: 'D-pad or a finger moves the basket',
    gamepad: 'D-pad moves the basket',
  },
  cartridge: { color: '#7ac74f' },
  load: async () => (await import('./game')).starter,
};
