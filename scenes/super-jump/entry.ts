import type { GameEntry } from '../kit/Entry';

export const entry: GameEntry = {
  id: 'super-jump',
  kind: 'game',
  place: 30,
  title: 'Super Jump',
  route: '/arcadeboy',
  icon: '🧢',
  blurb: 'A cap, a tower and five coins. The pits do not care how many lives you have.',
  controls: {
    desktop: 'Arrows run, Space jumps, Down drops through a ledge',
    mobile: 'D-pad runs, A or B jumps, Down drops through',
    gamepad: 'D-pad runs, A jumps, Down drops through',
  },
  cartridge: { color: '#ff8a1f' },
  load: async () => (await import('./game')).superJump,
  loadStory: async () => (await import('./story')).story,
};
