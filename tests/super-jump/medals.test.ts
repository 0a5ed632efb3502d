import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { Recording } from '../../scenes/kit/rules/Recording';
import { decodeReplay, encodeReplay } from '../../scenes/kit/rules/replayText';
import { stateHash } from '../../scenes/kit/rules/stateHash';
import { superJumpConfig } from '../../scenes/super-jump/config';
import { superJump } from '../../scenes/super-jump/game';
import { medalTicks, rankOf } from '../../scenes/super-jump/medals';
import { superJumpRules } from '../../scenes/super-jump/rules/superJumpRules';
import { Game, ground } from './play';
import { quickest } from './quickest';

test('the clock of a level counts what is played of it, and stands between levels', () => {
  const game = new Game().wait(5);
  expect(game.state.levelTicks).toBe(0);
  game.begin().lay(ground).stand(0, 20).wait(9);
  expect(game.state.levelTicks).toBe(10);
  game.stand(0, 20).putLastCoinHere().until('levelCleared').wait(20);
  expect(game.state.levelTicks).toBe(11);
  expect(superJump.seconds?.(game.state)).toBeCloseTo(11 / 60);
  game.until('levelBegan').wait(3);
  expect(game.state.levelTicks).toBe(3);
});

test('a level gives the best medal whose time it kept to, and only when it is cleared', () => {
  const game = new Game().begin();
  const [gold, silver, bronze] = medalTicks(game.state);
  expect(gold).toBeLessThan(silver);
  expect(silver).toBeLessThan(bronze);
  const rankAt = (levelTicks: number) => rankOf({ ...game.state, levelTicks });
  expect([gold, gold + 1, silver, silver + 1, bronze, bronze + 1].map(rankAt)).toEqual([
    3, 2, 2, 1, 1, 0,
  ]);
  const medalOf = (type: 'levelBegan' | 'levelCleared') =>
    superJump.medal?.({ type, bonus: 0 }, game.state);
  expect(medalOf('levelCleared')).toEqual({ name: 'level 1', rank: 3 });
  expect(medalOf('levelBegan')).toBeUndefined();
});

test('the clock is not part of the hash, so that recordings from before it keep theirs', () => {
  const { state } = new Game().begin();
  const hash = stateHash(superJump, state);
  state.levelTicks = 99;
  expect(stateHash(superJump, state)).toBe(hash);
  state.score = 99;
  expect(stateHash(superJump, state)).not.toBe(hash);
});

describe('gold can be won: a run is found, and replayed from its text', () => {
  test.each(['1', '4', '7', '10'] as const)('on level %s of four seeds', (startLevel) => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const config = { ...defaultsOf(superJumpConfig), startLevel };
      const start = superJumpRules.start(config, seed);
      const [gold] = medalTicks(start);
      const found = quickest(start, gold);
      expect(found, `seed ${seed}`).toBeDefined();
      const recording = new Recording(superJump, { config, seed, actions: found?.actions });
      recording.stepTo(found?.state.tick ?? 0);
      const text = encodeReplay(superJump, recording.replay(false));
      const replay = decodeReplay(superJump, text);
      if (!replay.ok) throw new Error(replay.refusal);
      const medals: unknown[] = [];
      const again = new Recording(superJump, replay.value);
      again.stepTo(replay.value.ticks, (event) => {
        const medal = superJump.medal?.(event, again.state);
        if (medal) medals.push(medal);
      });
      expect(medals, `seed ${seed}`).toEqual([{ name: `level ${startLevel}`, rank: 3 }]);
    }
  });
});
