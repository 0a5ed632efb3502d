import { expect, test } from 'vitest';
import { ticksPerSecond } from '../../scenes/kit/rules/FixedStep';
import { Recording } from '../../scenes/kit/rules/Recording';
import { decodeReplay } from '../../scenes/kit/rules/replayText';
import { loadGame, recordingText } from '../../scripts/games/gameFolders';

/** What a run of half a minute should reach, to show how a game is played. */
test.each([
  ['snake', 200],
  ['super-jump', 500],
  ['graveyard-ghosts', 2000],
  ['block-fall', 2000],
])('the demonstration of %s is a good run of half a minute, without a death', async (id, score) => {
  const game = await loadGame(id);
  const text = recordingText(id, 'demo');
  const replay = decodeReplay(game, text);
  if (!replay.ok) throw new Error(replay.refusal);
  expect(text.length).toBeLessThan(400);
  expect(replay.value.ticks / ticksPerSecond).toBe(30);
  expect(replay.value.practice).toBe(false);
  const recording = new Recording(game, replay.value);
  let deaths = 0;
  recording.stepTo(replay.value.ticks, ({ type }) => {
    if (type === 'lifeLost') deaths += 1;
  });
  expect(recording.state.phase).toBe('playing');
  expect(deaths).toBe(0);
  expect(game.score(recording.state)).toBeGreaterThanOrEqual(score);
});
