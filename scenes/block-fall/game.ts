import type { ControlSpec, Cue, HeadlessGame } from '../kit/Game';
import { blockFallConfig } from './config';
import { blockFallRules } from './rules/blockFallRules';
import type { BlockFallFact } from './rules/facts';
import { pieceNames } from './rules/pieces';
import { upcoming } from './rules/queue';
import { type BlockFallAction, type BlockFallState, buttons, none } from './rules/state';

/** What React shows beside the well; pieces by number. */
export type BlockFallSummary = Readonly<{
  score: number;
  level: number;
  lines: number;
  held: number | undefined;
  next: readonly number[];
}>;

const controls: readonly ControlSpec[] = [
  { id: 'left', label: 'Move left', keys: ['ArrowLeft'], gamepad: [14], pad: 'left' },
  { id: 'right', label: 'Move right', keys: ['ArrowRight'], gamepad: [15], pad: 'right' },
  { id: 'down', label: 'Soft drop', keys: ['ArrowDown'], gamepad: [13], pad: 'down' },
  { id: 'drop', label: 'Hard drop', keys: ['Space'], gamepad: [12], pad: 'up', swipe: 'down' },
  { id: 'cw', label: 'Turn right', keys: ['ArrowUp', 'KeyX'], gamepad: [0], pad: 'a' },
  { id: 'ccw', label: 'Turn left', keys: ['KeyZ'], gamepad: [1, 2], pad: 'b' },
  { id: 'half', label: 'Turn round', keys: ['KeyA'], gamepad: [3] },
  { id: 'hold', label: 'Put aside', keys: ['KeyC'], gamepad: [4, 5], swipe: 'up' },
  { id: 'start', label: 'Start', keys: ['Enter'], gamepad: [9], pad: 'start' },
];

const lineWords = ['', 'One line', 'Two lines', 'Three lines', 'Four lines at once'];

const cueOf: Readonly<Record<BlockFallFact['type'], Cue | undefined>> = {
  started: 'start',
  spawned: undefined,
  moved: 'click',
  rotated: 'rotate',
  held: 'menu',
  dropped: 'land',
  locked: 'lock',
  cleared: 'clear',
  levelUp: 'level',
  toppedOut: 'over',
};

const hapticOf: Partial<Record<BlockFallFact['type'], number>> = {
  dropped: 15,
  cleared: 40,
  toppedOut: 200,
};

/** Block Fall without its picture. */
export const blockFallWithoutView: HeadlessGame<
  BlockFallState,
  BlockFallAction,
  BlockFallFact,
  BlockFallSummary
> = {
  id: 'block-fall',
  title: 'Block Fall',
  config: blockFallConfig,
  rules: blockFallRules,
  controls,

  toAction(control, pressed) {
    if (control === 'start') return pressed ? { type: 'start' } : undefined;
    const button = buttons.find((candidate) => candidate === control);
    return button && { type: pressed ? 'press' : 'release', button };
  },

  summarise(state) {
    const { score, level, lines, held, config } = state;
    return {
      score,
      level,
      lines,
      held: held === none ? undefined : held,
      next: Array.from({ length: config.preview }, (_, index) => upcoming(state, index)),
    };
  },

  score: (state) => state.score,

  recordKey(config) {
    const { columns, rows, startLevel } = config;
    return columns === 10 && rows === 20 && startLevel === 1
      ? 'classic'
      : `${columns} by ${rows} from level ${startLevel}`;
  },

  narrate(fact, state) {
    switch (fact.type) {
      case 'started':
        return `Level ${state.level}. ${pieceNames[state.piece]} first.`;
      case 'spawned':
        return `${pieceNames[fact.piece]}, then ${pieceNames[upcoming(state, 0)]}.`;
      case 'held':
        return `${pieceNames[fact.piece]} put aside.`;
      case 'cleared':
        return `${lineWords[fact.count]}, ${fact.points} points. Score ${state.score}.`;
      case 'levelUp':
        return `Level ${fact.level}.`;
      case 'toppedOut':
        return `Game over. Score ${fact.score}, ${state.lines} lines.`;
      case 'moved':
      case 'rotated':
      case 'dropped':
      case 'locked':
        return undefined;
    }
  },

  cue: (fact) => cueOf[fact.type],
  haptic: (fact) => hapticOf[fact.type],
};
