import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { games } from '../../scenes/games';
import { Recording } from '../../scenes/kit/rules/Recording';
import { decodeReplay, encodeReplay } from '../../scenes/kit/rules/replayText';
import { createRun } from '../../scenes/kit/run/createRun';
import { duelStore } from '../../src/toys/theme-park/duel/duelStore';
import { openingDays, parkOf, recordOpening } from '../../src/toys/theme-park/duel/opening';
import { startDuel } from '../../src/toys/theme-park/duel/startDuel';

const frameMs = 1000 / 60;
const text = readFileSync(
  new URL('../../scenes/theme-park/recordings/classic.txt', import.meta.url),
  'utf8',
).trim();

async function recorded() {
  const game = await games['theme-park']();
  const replay = decodeReplay(game, text);
  if (!replay.ok) throw new Error(replay.refusal);
  return { game, replay: replay.value };
}

afterEach(() => duelStore.setState(undefined, true));

test('the opening of a park is a link that plays to the same park', async () => {
  const { game, replay } = await recorded();
  const run = createRun(game, { seed: () => 7 });
  const { config } = replay;
  run.adopt(game, new Recording(game, replay).fork(replay.ticks), {
    config: { ...config },
    practice: false,
  });
  const opening = await recordOpening(run);
  if (!opening) throw new Error('no opening');
  expect(opening.ticks).toBe(replay.ticks);
  const decoded = decodeReplay(game, encodeReplay(game, opening));
  if (!decoded.ok) throw new Error(decoded.refusal);
  const recording = new Recording(game, decoded.value);
  recording.stepTo(opening.ticks);
  expect(recording.verify(replay)).toBe(true);
});

test('a park that came from a save has no opening', async () => {
  const { game, replay } = await recorded();
  const recording = new Recording(game, replay);
  recording.stepTo(900);
  const { config } = replay;
  const run = createRun(game, { seed: () => 7 });
  const saved = new Recording(game, { config, seed: 0, state: recording.state });
  run.adopt(game, saved, { config: { ...config }, practice: true });
  for (let frame = 0; frame < 60; frame += 1) run.advance(frameMs);
  expect(await recordOpening(run)).toBeUndefined();
});

test('a duel begins alike, compares the money of the same day, and names the winner', async () => {
  const { game, replay } = await recorded();
  const run = createRun(game, { seed: () => 7 });
  const said: string[] = [];
  startDuel(run, replay, (text) => said.push(text));
  expect(run.replay().seed).toBe(replay.seed);
  expect(duelStore.getState()).toMatchObject({ left: 900 });
  const other = new Recording(game, replay);
  other.stepTo(replay.ticks);
  // Nothing is built here: the park keeps its money.
  run.dispatch(replay.actions[0][1]);
  // The recorded park was sped up: its ticks have more days.
  for (let frame = 0; frame < 54_000 && !duelStore.getState()?.result; frame += 1) {
    run.advance(frameMs);
  }
  const end = duelStore.getState();
  expect(end).toMatchObject({ own: game.score(run.state), other: game.score(other.state) });
  expect(end?.result).toMatch(/^(You|The other park) won the duel by £[\d,]+\.$/);
  expect(said).toEqual([end?.result]);
  expect(openingDays(parkOf(run))).toBe(900);
});

test('a duel ends when another park is opened', async () => {
  const { game, replay } = await recorded();
  const run = createRun(game, { seed: () => 7 });
  startDuel(run, replay, () => undefined);
  const { config } = replay;
  run.adopt(game, new Recording(game, { config, seed: 3 }), {
    config: { ...config },
    practice: false,
  });
  expect(duelStore.getState()).toBeUndefined();
});
