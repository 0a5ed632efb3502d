import type { GameEntry } from '../kit/Entry';

export const entry: GameEntry = {
  id: 'block-fall',
  kind: 'game',
  place: 40,
  title: 'Block Fall',
  route: '/arcadeboy',
  icon: '🧱',
  blurb: 'Seven shapes, one well, and the long one never comes.',
  controls: {
    desktop: 'Arrows move, Up and Z turn, Space drops, C holds',
    mobile: 'D-pad moves, A and B turn, swipe up holds',
    gamepad: 'D-pad moves, A and B turn, R holds',
  },
  cartridge: { color: '#1fd8ec' },
  load: async () => (await import('./game')).blockFall,
  loadStory: async () => (await import('./story')).story,
};
