import { describe, expect, test } from 'vitest';
import { catalogue } from '../../scenes/catalogue';
import { sfxNames } from '../../scenes/kit/Game';
import { categoryOf, defaultsOf, isPractice, refusal } from '../../scenes/kit/rules/config';
import { packSprites, paintSprite } from '../../scenes/kit/view/spriteSheet';
import { superJumpConfig } from '../../scenes/super-jump/config';
import { superJump } from '../../scenes/super-jump/game';
import { nearestCoin } from '../../scenes/super-jump/narrate';
import { spritePalette, sprites } from '../../scenes/super-jump/view/sprites';
import { themeOf, themes } from '../../scenes/super-jump/view/themes';
import { parseVoice } from '../../src/audio/parseVoice';
import { actionOf } from '../kit/actionOf';
import { Game, ground } from './play';

describe('config', () => {
  test('is the specified game by default', () => {
    expect(defaultsOf(superJumpConfig)).toMatchObject({
      width: 160,
      height: 290,
      lives: 3,
      jumpSpeed: -8,
      gravity: 0.5,
      maxSpeed: 3,
      coinPoints: 10,
      starPoints: 50,
      starTicks: 120,
      hurtTicks: 60,
      pauseTicks: 90,
      levelBonus: 100,
      coins: 4,
      coinsPerLevel: 1,
      enemies: 2,
      enemiesPerLevel: 0.5,
      maxEnemies: 5,
      enemySpeed: 0.8,
      enemySpeedPerLevel: 0.1,
      edges: 'walls',
      doubleJump: false,
      ice: false,
      startLevel: '1',
      extraLives: 0,
      invincible: false,
    });
  });

  test('allows its own values, and every field has a note', () => {
    for (const field of Object.values(superJumpConfig)) {
      expect(refusal(field, field.value)).toBeUndefined();
      expect(field.note).toMatch(/\.$/);
    }
  });

  test('assists make a run practice, modes do not', () => {
    const base = defaultsOf(superJumpConfig);
    expect(isPractice(superJumpConfig, { ...base, extraLives: 1 })).toBe(true);
    expect(isPractice(superJumpConfig, { ...base, invincible: true })).toBe(true);
    expect(isPractice(superJumpConfig, { ...base, ice: true, startLevel: '7' })).toBe(false);
  });
});

describe('controls', () => {
  test('no key, button or place is used by two controls, and every control has an action', () => {
    const { controls, rules } = superJump;
    const keys = controls.flatMap((spec) => [...spec.keys]);
    const buttons = controls.flatMap((spec) => [...spec.gamepad]);
    const places = controls.flatMap((spec) => spec.pad ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(buttons).size).toBe(buttons.length);
    expect(new Set(places).size).toBe(places.length);
    for (const { id } of controls) {
      const pressed = actionOf(superJump, id, true);
      expect(rules.parseAction(pressed)).toEqual(pressed);
    }
  });

  test('every control except START has an action for its release', () => {
    expect(actionOf(superJump, 'jump', false)).toEqual({ type: 'release', button: 'jump' });
    expect(actionOf(superJump, 'start', false)).toBeUndefined();
  });

  test('malformed actions are refused', () => {
    const { rules } = superJump;
    for (const value of [null, 'jump', {}, { type: 'press' }, { type: 'press', button: 'fly' }]) {
      expect(rules.parseAction(value)).toBeUndefined();
    }
  });
});

describe('narration', () => {
  const said = (game: Game) =>
    game.events.flatMap((event) => superJump.narrate(event, game.state) ?? []);

  test('says what a level has and where the nearest coin is', () => {
    expect(said(new Game().begin())[0]).toMatch(
      /^Level 1\. 5 coins, 2 enemies\. Gold within \d+\.\d seconds\. The nearest coin is .+\.$/,
    );
    const game = new Game().begin().lay(ground).stand(0, 20);
    expect(nearestCoin(game.state)).toBe('The nearest coin is above, to the right.');
    game.stand(0, 145);
    expect(nearestCoin(game.state)).toBe('The nearest coin is above.');
  });

  test('reports a lost life, a completed level and the end', () => {
    const game = new Game().begin().lay(ground).putEnemyHere().tick();
    expect(said(game)).toContain('Ouch. 2 lives left.');
    game.state.enemyCount = 0;
    game.putLastCoinHere().until('levelCleared');
    expect(said(game).at(-1)).toBe('Level 1 complete: 0.1 seconds, gold. Bonus 100, score 110.');
    const lost = new Game().begin().lay([0, 274, 40]).stand(0, 20).press('right').until('ended');
    expect(said(lost).at(-1)).toBe('You fell out of the level. Game over. Score 0, level 1.');
  });
});

test('the summary has what React shows', () => {
  const { state } = new Game({ startLevel: '4', extraLives: 2 }).begin();
  expect(superJump.summarise(state)).toEqual({ score: 0, level: 4, lives: 5 });
});

test('each set of modes has its own records, whatever else is tuned', () => {
  const base = defaultsOf(superJumpConfig);
  const keys = [
    base,
    { ...base, edges: 'wrap' as const },
    { ...base, doubleJump: true },
    { ...base, ice: true },
    { ...base, startLevel: '4' as const },
  ].map((config) => categoryOf(superJump.config, config));
  expect(new Set(keys).size).toBe(keys.length);
  expect(categoryOf(superJump.config, { ...base, gravity: 0.4 })).toBe(keys[0]);
});

test('the kit has all its sounds, and its tune can be played', () => {
  const game = new Game().begin().lay(ground).putEnemyHere().putStarHere().until('ended');
  for (const event of game.events) {
    const sfx = superJump.sfx[event.type];
    if (sfx !== undefined) expect(sfxNames).toContain(sfx);
  }
  const voices = superJump.tune?.voices ?? [];
  const lengths = voices.map(({ steps }) => parseVoice(steps).length);
  expect(lengths.slice(0, 3)).toEqual([96, 96, 96]);
  expect(96 % lengths[3]).toBe(0);
});

test('every drawing is complete and has its colours', () => {
  const context = { fillStyle: '', fillRect: () => {} };
  expect(() => packSprites(sprites)).not.toThrow();
  for (const [name, rows] of Object.entries(sprites)) {
    expect(() => paintSprite(context, name, rows, spritePalette, 0, 0)).not.toThrow();
  }
});

test('levels go through all themes in turn', () => {
  const at = (level: number) => themeOf({ level, config: { ice: false } });
  expect(new Set([1, 2, 3, 4, 5].map(at)).size).toBe(themes.length);
  expect(at(1 + themes.length)).toBe(at(1));
});

test('is a cartridge of the handheld', () => {
  expect(catalogue.find(({ id }) => id === 'super-jump')).toMatchObject({
    kind: 'game',
    route: '/arcadeboy',
    cartridge: { color: expect.stringMatching(/^#/) },
  });
});
