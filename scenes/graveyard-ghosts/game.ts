import { defineGame } from '../kit/Game';
import { graveyardGhostsConfig } from './config';
import { graveyardGhostsControls } from './controls';
import { narrateGraveyardGhosts } from './narrate';
import { graveyardGhostsRules } from './rules/graveyardGhostsRules';
import { graveyardGhostsTune } from './tune';

export const graveyardGhosts = defineGame({
  id: 'graveyard-ghosts',
  title: 'Graveyard Ghosts',
  config: graveyardGhostsConfig,
  rules: graveyardGhostsRules,
  controls: graveyardGhostsControls,
  summarise: ({ score, level, lives }) => ({ score, level, lives }),
  score: (state) => state.score,
  counts: [
    { id: 'level', label: 'Lv', of: ({ level }) => level },
    { id: 'lives', label: 'Lives', of: ({ lives }) => lives },
  ],
  modes: { night: { title: 'Night shift' } },
  titleMode: 'night',
  firstHint: 'Steer with arrows or pad',
  narrate: narrateGraveyardGhosts,
  sfx: {
    started: 'start',
    soulTaken: 'eat',
    pelletTaken: 'power',
    powerFading: 'menu',
    treatAppeared: 'chime',
    treatTaken: 'bonus',
    ghostCaught: 'bonus',
    lifeLost: 'hurt',
    levelCleared: 'level',
    learning: 'click',
    ended: 'over',
  },
  haptics: {
    pelletTaken: 40,
    treatTaken: 30,
    ghostCaught: 30,
    lifeLost: 90,
    levelCleared: 60,
    ended: 200,
  },
  tune: graveyardGhostsTune,
  loadView: async () => (await import('./GraveyardGhostsScene')).mountView,
});
