import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BlockFallState } from '../../scenes/block-fall/rules/BlockFallState';
import { withReaction } from '../../scenes/kit/bot/withReaction';
import { defaultsOf } from '../../scenes/kit/rules/config';
import type { BaseState } from '../../scenes/kit/rules/contract';
import { copy } from '../../scenes/kit/rules/copy';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { blindStrategiesOf } from '../../scripts/balance/curve/blindStrategies';
import { cellsOf, curveFile, sectionsOf, withSection } from '../../scripts/balance/curve/curveFile';
import { firstRun, reacting } from '../../scripts/balance/curve/curveOfMode';
import { modesOf } from '../../scripts/balance/curve/modes';
import { playOnCores } from '../../scripts/balance/curve/playOnCores';
import { fairness, printCurve, shareOf } from '../../scripts/balance/curve/printCurve';
import { type Player, playableIds, playerOf } from '../../scripts/balance/players';
import { playGame } from '../../scripts/balance/playGames';

async function known(id: string): Promise<Player> {
  const player = await playerOf(id);
  if (!player) throw new Error(`nobody plays ${id}`);
  return player;
}

const ids = await playableIds();
const players = await Promise.all(ids.map(known));
const { sections } = sectionsOf(readFileSync(curveFile, 'utf8'));
/** Columns of the first table. */
const column = { mode: 0, reaction: 2, numbers: 3, fair: 13, check: 14 } as const;

/** The states of a run on its first ticks, and what a bot with a reaction time is shown of them. */
async function watched(id: string, reaction: number, ticks: number) {
  const { game, makeBot } = await known(id);
  const state = game.rules.start(defaultsOf(game.config), 7);
  const play = makeBot(7);
  const states: BaseState[] = [];
  const seen: BaseState[] = [];
  const late = withReaction((view, now = view) => {
    if (now.phase === 'playing') seen.push(copy(view));
    return play(now);
  }, reaction);
  for (let tick = 0; tick < ticks; tick += 1) {
    if (state.phase === 'playing') states.push(copy(state));
    stepRules(game.rules, state, late(state), () => {});
  }
  return { states, seen };
}

/** Ticks from the appearance of the second piece in Block Fall to the first press for it. */
async function pressForSecond(ms: number): Promise<number> {
  const { game, makeBot } = reacting(await known('block-fall'), ms);
  const state = game.rules.start(defaultsOf(game.config), 3) as BlockFallState;
  const bot = makeBot(3);
  let appeared = 0;
  for (;;) {
    const actions = bot(state);
    if (appeared > 0 && actions.length > 0) return state.tick - appeared;
    const { pieces } = state;
    stepRules(game.rules, state, actions, () => {});
    if (pieces > 0 && state.pieces > pieces) appeared = state.tick;
  }
}

describe('a reaction time', () => {
  test.each(ids)('of 0 ms leaves the bot of %s as it is', async (id) => {
    const player = await known(id);
    const config = defaultsOf(player.game.config);
    expect(playGame(reacting(player, 0), config, 2)).toEqual(playGame(player, config, 2));
  });

  test('of 400 ms shows a bot the state of 24 ticks ago, and nothing newer', async () => {
    const { states, seen } = await watched('graveyard-ghosts', 24, 200);
    expect(seen.length).toBe(states.length);
    expect(seen[10]).toEqual(states[0]);
    expect(seen[24]).toEqual(states[0]);
    expect(seen[100]).toEqual(states[76]);
    expect(seen.at(-1)).toEqual(states.at(-25));
  });

  test('delays the first press for a new piece of Block Fall by as much', async () => {
    const bare = await pressForSecond(0);
    expect(await pressForSecond(100)).toBe(bare + 6);
    expect(await pressForSecond(400)).toBe(bare + 24);
  });

  test('makes Graveyard Ghosts and Super Jump harder', async () => {
    const harder = [
      ['graveyard-ghosts', 'Classic'],
      ['super-jump', 'Start level: 10'],
    ] as const;
    for (const [id, mode] of harder) {
      const player = await known(id);
      const config = modesOf(player.game).find(({ name }) => name === mode)?.config;
      if (!config) throw new Error(`${id} has no mode ${mode}`);
      const levels = (ms: number) =>
        Array.from(
          { length: 4 },
          (_, seed) => playGame(reacting(player, ms), config, seed).stage,
        ).reduce((sum, stage) => sum + stage, 0);
      expect(levels(400), id).toBeLessThan(levels(0));
    }
  });
});

describe('the modes', () => {
  test('are those of the config, each alone, with the names that players read', async () => {
    const { game } = await known('graveyard-ghosts');
    const modes = modesOf(game);
    expect(modes[0]).toEqual({ name: 'Classic', config: defaultsOf(game.config) });
    expect(modes.find(({ name }) => name === 'Night shift')?.config).toEqual({
      ...defaultsOf(game.config),
      night: true,
    });
    expect(modes.map(({ name }) => name)).toContain('Start level: 8');
    const blockFall = modesOf((await known('block-fall')).game).map(({ name }) => name);
    expect(blockFall).toEqual(expect.arrayContaining(['Sprint', 'Zen', 'Start level: 20']));
  });

  test('have names of their own', () => {
    for (const { game } of players) {
      const names = modesOf(game).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

test('blind strategies press keys of the game by the clock, whatever they see', async () => {
  const { game } = await known('super-jump');
  const kinds = blindStrategiesOf(game);
  expect(kinds.map(({ name }) => name)).toEqual([
    'nothing pressed',
    'one key held',
    'one key tapped',
    'one held, one tapped',
    'two keys in turn',
    'random keys',
  ]);
  const state = game.rules.start(defaultsOf(game.config), 1);
  const held = kinds[1].strategies.find(({ name }) => name === 'right')?.make(1);
  expect(held?.(state)).toEqual([{ type: 'start' }]);
  const playing = { ...state, phase: 'playing' } as BaseState;
  expect([held?.(playing), held?.(playing)]).toEqual([[{ type: 'press', button: 'right' }], []]);
  const turn = kinds[4].strategies.find(({ name }) => name === 'left, right')?.make(1);
  turn?.(state);
  const pressed = Array.from({ length: 24 }, () => turn?.(playing)).flatMap((each) => each ?? []);
  expect(pressed).toEqual(
    ['left', 'right'].flatMap((button) => [
      { type: 'press', button },
      { type: 'release', button },
    ]),
  );
});

test('a mode is fair by its first, third and tenth stage, or by its last', () => {
  const shares = [0.5, 0.4, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.01];
  expect(fairness(shares, 1)).toBe('yes');
  expect(fairness([...shares.slice(0, 9), 0], 1)).toBe('no: 10');
  expect(fairness([0.49, 0.4, 0.19, 0], 1)).toBe('no: 1, 3, 4');
  expect(fairness([0.9, 0.4, 0.2, 0.2], 1)).toBe('yes');
  expect(fairness([0.1, 0, 0], 8)).toBe('from 8');
});

test('a blind strategy is compared by its score, or by its stages where the bot never scores', () => {
  expect(shareOf({ score: 30, cleared: 9 }, { score: 60, cleared: 9 })).toBe(0.5);
  expect(shareOf({ score: 0, cleared: 1 }, { score: 0, cleared: 4 })).toBe(0.25);
  expect(shareOf({ score: 0, cleared: 1 }, { score: 0, cleared: 0 })).toBe(0);
});

test('writing a section replaces it alone', () => {
  const text = '# All\n\nHead.\n\n## One\n\n1\n\n## Two\n\n2\n';
  expect(withSection(text, 'One', '## One\n\nnew\n\n')).toBe(
    '# All\n\nHead.\n\n## One\n\nnew\n\n## Two\n\n2\n',
  );
  expect(withSection(text, 'Three', '## Three\n\n3\n')).toBe(`${text}\n## Three\n\n3\n`);
});

test('a printed curve says when a blind strategy comes near the bot', () => {
  const modes = [
    {
      name: 'Easy',
      stage: 'row',
      shares: [[1], [0.5], [0.004]],
      honest: { score: 100, cleared: 1 },
      strategies: [{ kind: 'one key held', name: 'up', means: { score: 60, cleared: 0.5 } }],
      first: 1,
      check: '90/600',
    },
  ];
  const text = printCurve({ id: 'x', title: 'X', games: 3, modes }, 'A note.');
  expect(text).toContain('3 runs in each mode at each reaction. A note.');
  expect(cellsOf(text).map((cells) => cells.slice(0, 5))).toEqual([
    ['Easy', 'row', '100', '100', '–'],
    ['', '', '250', '50', '–'],
    ['', '', '400', '<1', '–'],
  ]);
  expect(cellsOf(text)[1].slice(-2)).toEqual(['yes', '90/600']);
  expect(text).toContain('- Easy, one key held (up): 60 %');
  const beaten = modes.map((mode) => ({ ...mode, honest: { score: 1000, cleared: 9 } }));
  expect(printCurve({ id: 'x', title: 'X', games: 3, modes: beaten }, undefined)).toContain(
    'None of them reaches half',
  );
});

test('docs/balance.md has a section of each game with levels and keys', () => {
  expect([...sections.keys()]).toEqual(
    expect.arrayContaining(['Block Fall', 'Graveyard Ghosts', 'Snake II', 'Super Jump']),
  );
});

describe.each([...sections])('the section %s of docs/balance.md', (title, section) => {
  const player = players.find(({ game }) => game.title === title);
  if (!player) throw new Error(`no game is called ${title}`);
  const rows = cellsOf(section);
  const remedy = `run: npm run balance -- ${player.game.id} --curve --write`;

  test('has every mode at 100, 250 and 400 ms, with shares that never rise', () => {
    const names = rows.map((cells) => cells[column.mode]).filter(Boolean);
    expect(names, remedy).toEqual(modesOf(player.game).map(({ name }) => name));
    expect(rows.map((cells) => cells[column.reaction])).toEqual(
      names.flatMap(() => ['100', '250', '400']),
    );
    for (const cells of rows) {
      const numbers = cells.slice(column.numbers, column.fair).filter((cell) => cell !== '–');
      const shares = numbers.map((cell) => (cell === '<1' ? 0.5 : Number(cell)));
      expect(shares.every((share) => share >= 0 && share <= 100)).toBe(true);
      expect(shares).toEqual([...shares].sort((one, other) => other - one));
    }
  });

  test.each(modesOf(player.game).map((mode, index) => [mode.name, mode, index] as const))(
    'is up to date: %s',
    (_name, mode, index) => {
      expect(rows[3 * index + 1]?.[column.check], remedy).toBe(firstRun(player, mode));
    },
  );
});

test('a curve has each mode, its shares and the best blind strategy of each kind', async () => {
  const player = await known('snake');
  const modes = modesOf(player.game).slice(0, 1);
  const told: string[] = [];
  const [classic] = (await playOnCores(player, 2, (name) => told.push(name), modes)).modes;
  expect(told).toEqual(['Classic']);
  expect(classic.check).toBe(firstRun(player, modes[0]));
  expect(classic.shares.map((row) => row.length)).toEqual([10, 10, 10]);
  expect(classic.strategies.map(({ kind }) => kind)).toContain('nothing pressed');
  // Straight on into the wall.
  expect(classic.strategies[0].means.cleared).toBe(0);
});
