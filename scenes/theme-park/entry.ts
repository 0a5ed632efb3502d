import type { GameEntry } from '../kit/Entry';

export const entry: GameEntry = {
  id: 'theme-park',
  kind: 'game',
  place: 60,
  title: 'Theme Park',
  route: '/theme-park',
  icon: '🎢',
  blurb: 'One entrance, one empty field, and ten thousand pounds that will not last.',
  controls: {
    desktop: 'Mouse builds, right button removes; or arrows, Enter and Delete',
    mobile: 'Tap to build, pinch and drag to look around',
  },
  load: async () => (await import('./game')).themePark,
  loadStory: async () => (await import('./story')).story,
};
