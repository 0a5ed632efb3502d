import { describe, expect, test } from 'vitest';
import { graveyardGhostsConfig } from '../../scenes/graveyard-ghosts/config';
import { graveyardGhosts } from '../../scenes/graveyard-ghosts/game';
import { nearestSoul } from '../../scenes/graveyard-ghosts/narrate';
import { sfxNames } from '../../scenes/kit/Game';
import { categoryOf, defaultsOf, isPractice, refusal } from '../../scenes/kit/rules/config';
import { parseVoice } from '../../src/audio/parseVoice';
import { actionOf } from '../kit/actionOf';
import { cell, Game } from './play';

describe('config', () => {
  test('is the specified game by default', () => {
    expect(defaultsOf(graveyardGhostsConfig)).toMatchObject({
      lives: 3,
      stepMs: 150,
      soulPoints: 10,
      pelletPoints: 50,
      powerMs: 5000,
      catchPoints: 100,
      levelBonus: 100,
      pauseTicks: 120,
      ghosts: 2,
      ghostsPerLevel: 0.5,
      maxGhosts: 4,
      ghostSpeed: 0.08,
      ghostSpeedPerLevel: 0.01,
      ahead: 2,
      pivot: 1,
      shy: 4,
      chain: false,
      learn: false,
      startLevel: '1',
      extraLives: 0,
      invincible: false,
    });
  });

  test('allows its own values, and every field has a note', () => {
    for (const field of Object.values(graveyardGhostsConfig)) {
      expect(refusal(field, field.value)).toBeUndefined();
      expect(field.note).toMatch(/\.$/);
    }
  });

  test('assists make a run practice, modes do not', () => {
    const base = defaultsOf(graveyardGhostsConfig);
    expect(isPractice(graveyardGhostsConfig, { ...base, extraLives: 1 })).toBe(true);
    expect(isPractice(graveyardGhostsConfig, { ...base, invincible: true })).toBe(true);
    expect(isPractice(graveyardGhostsConfig, { ...base, learn: true, chain: true })).toBe(false);
  });
});

describe('controls', () => {
  test('no key, button or place is used by two controls, and every control has an action', () => {
    const { controls, rules } = graveyardGhosts;
    const keys = controls.flatMap((spec) => [...spec.keys]);
    const buttons = controls.flatMap((spec) => [...spec.gamepad]);
    const places = controls.flatMap((spec) => spec.pad ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(buttons).size).toBe(buttons.length);
    expect(new Set(places).size).toBe(places.length);
    for (const { id } of controls) {
      const pressed = actionOf(graveyardGhosts, id, true);
      expect(rules.parseAction(pressed)).toEqual(pressed);
    }
  });

  test('only releasing a direction is an action', () => {
    expect(actionOf(graveyardGhosts, 'up', false)).toEqual({ type: 'release', direction: 'up' });
    for (const id of ['start', 'learn', 'listen', 'nonsense']) {
      expect(actionOf(graveyardGhosts, id, false)).toBeUndefined();
    }
  });

  test('malformed actions are refused', () => {
    for (const value of [null, 'up', {}, { type: 'turn' }, { type: 'turn', direction: 'over' }]) {
      expect(graveyardGhosts.rules.parseAction(value)).toBeUndefined();
    }
  });
});

describe('narration', () => {
  const corridor = ['#'.repeat(15), `#${' '.repeat(13)}#`];
  const said = (game: Game) =>
    game.events.flatMap((event) => graveyardGhosts.narrate(event, game.state) ?? []);
  const inCorridor = () =>
    new Game()
      .begin()
      .lay(...corridor)
      .chase()
      .stand(cell(5, 1), 'left');

  test('says what a level has and which directions are open', () => {
    expect(said(new Game().begin())[0]).toMatch(
      /^Level 1\. 2 ghosts, \d+ souls\. Open: [a-z, ]+ and [a-z]+\.$/,
    );
  });

  test('reports a hedge, and on request the surroundings', () => {
    const game = inCorridor().tap('right').until('blocked');
    expect(said(game).at(-1)).toBe('Hedge. Open: left.');
    game.haunt(0, cell(7, 1), 'right').tick({ type: 'listen' });
    expect(said(game).at(-1)).toBe(
      'Open: left. Nearest soul: 1 up, 13 left. Ghosts: hunter 6 left.',
    );
    game.state.power = 60;
    expect(said(game.tick({ type: 'listen' })).at(-1)).toContain('Frightened ghosts: hunter');
  });

  test('reports a ghost that comes near, a lost life, and the end', () => {
    const near = inCorridor().haunt(0, cell(9, 1), 'left').tick();
    expect(said(near)).toContain('The hunter is near: 4 right.');
    const game = inCorridor().haunt(1, cell(5, 1), 'left').tick();
    expect(said(game).at(-1)).toMatch(/^The ambusher got you\. 2 lives left\. Back at the start/);
    game.state.lives = 1;
    game.state.grace = 0;
    game.stand(cell(5, 1), 'left').haunt(1, cell(5, 1), 'left').tick();
    expect(said(game).at(-1)).toBe('The ambusher got you. Game over. Score 0, level 1.');
  });

  test('names the nearest soul, or none', () => {
    const { state } = inCorridor();
    expect(nearestSoul(state)).toBe('Nearest soul: 1 up, 5 left.');
    state.things.fill(0);
    expect(nearestSoul(state)).toBe('');
  });
});

test('the summary has what React shows', () => {
  const { state } = new Game({ startLevel: '3', extraLives: 2 }).begin();
  expect(graveyardGhosts.summarise(state)).toEqual({ score: 0, level: 3, lives: 5 });
});

test('modes that change the task have their own leaderboard category; visual aids do not', () => {
  const base = defaultsOf(graveyardGhostsConfig);
  const keys = [base, { ...base, chain: true }, { ...base, startLevel: '5' as const }].map(
    (config) => categoryOf(graveyardGhosts.config, config),
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(categoryOf(graveyardGhosts.config, { ...base, learn: true, shy: 6 })).toBe(keys[0]);
});

test('the kit knows its sounds, and the voices of its tune fit together', () => {
  const game = new Game({ lives: 1 }).begin().until('ended');
  for (const event of game.events) {
    const sfx = graveyardGhosts.sfx[event.type];
    if (sfx !== undefined) expect(sfxNames).toContain(sfx);
  }
  const voices = graveyardGhosts.tune?.voices ?? [];
  const lengths = voices.map(({ steps }) => parseVoice(steps).length);
  expect(lengths.slice(0, 3)).toEqual([128, 128, 128]);
  expect(128 % lengths[3]).toBe(0);
});
