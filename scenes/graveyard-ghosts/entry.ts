import type { GameEntry } from '../kit/Entry';

export const entry: GameEntry = {
  id: 'graveyard-ghosts',
  kind: 'game',
  place: 50,
  title: 'Graveyard Ghosts',
  route: '/arcadeboy',
  icon: '👻',
  blurb: 'Bring in every soul before the residents bring you in. The lantern is your only friend.',
  controls: {
    desktop: 'Arrows steer, X shows what the ghosts are up to, Z describes the surroundings',
    mobile: 'D-pad steers, A shows what the ghosts are up to, B describes the surroundings',
    gamepad: 'D-pad steers, A shows the ghosts’ plans, B describes the surroundings',
  },
  cartridge: { color: '#b07aff' },
  load: async () => (await import('./game')).graveyardGhosts,
  loadStory: async () => (await import('./story')).story,
};
