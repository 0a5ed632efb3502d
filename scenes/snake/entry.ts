import type { GameEntry } from '../kit/Entry';

export const entry: GameEntry = {
  id: 'snake',
  kind: 'game',
  place: 10,
  title: 'Snake II',
  route: '/snake',
  icon: '🐍',
  blurb: 'Everybody’s pocket game, on a handset whose keys all work.',
  controls: {
    desktop: 'Use arrow keys',
    mobile: 'Use phone buttons',
    gamepad: 'D-pad steers, A starts',
  },
  load: async () => (await import('./game')).snake,
  loadStory: async () => (await import('./story')).story,
};
