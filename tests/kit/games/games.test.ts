import { describe, expect, test } from 'vitest';
import { hash } from '../../../scenes/kit/rules/hash';
import { judge } from '../../../scenes/kit/rules/judge';
import { bytesOf } from '../../../scenes/kit/rules/Keyframes';
import { decodeReplay, encodeReplay } from '../../../scenes/kit/rules/replayText';
import { decodeSave, encodeSave } from '../../../scenes/kit/rules/saveText';
import { createRun } from '../../../scenes/kit/run/createRun';
import { verify } from '../play';
import { meadow } from './meadow/game';
import { pairs } from './pairs/game';

const frame = 1000 / 60;

/** A card that matches the open one, or one that does not. */
function cardFor({ cards, first }: Readonly<{ cards: Uint8Array; first: number }>, fits: boolean) {
  return cards.findIndex((kind, card) => card !== first && (kind === cards[first]) === fits);
}

describe('a turn-based game', () => {
  test('waits for an action, then plays up to the next decision', () => {
    const run = createRun(pairs, { seed: () => 3 });
    expect(run.advance(frame)).toBe(0);
    run.dispatch({ type: 'turn', card: 0 });
    expect(run.advance(frame)).toBe(1);
    expect(run.advance(1000)).toBe(0);
    run.dispatch({ type: 'turn', card: cardFor(run.state, false) });
    expect(run.advance(frame)).toBe(40);
    expect(run.state).toMatchObject({ first: -1, second: -1, turns: 1 });
    expect(verify(pairs, run.replay())).toBeUndefined();
  });

  test('undoes turns without becoming practice if the game allows free undo', () => {
    const run = createRun(pairs, { seed: () => 3 });
    expect(run.undo()).toBe(false);
    run.dispatch({ type: 'turn', card: 0 });
    run.advance(frame);
    const before = hash(run.state);
    run.dispatch({ type: 'turn', card: cardFor(run.state, false) });
    run.advance(frame);
    expect(run.undo()).toBe(true);
    expect(hash(run.state)).toBe(before);
    expect(run.status.getState().practice).toBe(false);
    expect(run.undo()).toBe(true);
    expect(run.state).toMatchObject({ tick: 0, phase: 'ready' });
  });

  test('is judged under the category of its modes', () => {
    const run = createRun(pairs, { seed: () => 3, config: { pairs: 2 } });
    for (let card = 0; card < 4; card += 1) {
      if (run.state.found[card] === 1) continue;
      run.dispatch({ type: 'turn', card });
      run.advance(frame);
      run.dispatch({ type: 'turn', card: cardFor(run.state, true) });
      run.advance(frame);
    }
    expect(run.category).toBe('pairs 2');
    const decoded = decodeReplay(pairs, encodeReplay(pairs, run.replay()));
    if (!decoded.ok) throw new Error(decoded.refusal);
    expect(judge(pairs, decoded.value)).toEqual({
      ok: true,
      value: { score: 38, category: 'pairs 2', ticks: 4, ineligible: undefined },
    });
    expect(judge(pairs, { ...decoded.value, score: 99 }).ok).toBe(false);
    expect(judge(pairs, decoded.value, { ticks: 3, actions: 9 })).toEqual({
      ok: false,
      refusal: 'The recording is too long to be judged.',
    });
  });

  test('ignores malformed actions', () => {
    const run = createRun(pairs, { seed: () => 3 });
    for (const card of [-1, 0.5, Number.NaN, 900]) run.dispatch({ type: 'turn', card });
    expect(run.advance(frame)).toBe(0);
  });
});

describe('a real-time game with a speed control and a large state', () => {
  function grown() {
    const run = createRun(meadow, { seed: () => 5, now: () => 0 });
    run.dispatch({ type: 'sow', x: 20, y: 30 });
    for (let tick = 0; tick < 400; tick += 1) run.advance(frame);
    return run;
  }

  test('accepts commands while its own clock is stopped', () => {
    const run = grown();
    run.dispatch({ type: 'speed', speed: 0 });
    run.advance(frame);
    const { minutes } = run.state;
    run.dispatch({ type: 'sow', x: 1, y: 2 });
    run.advance(frame);
    expect(run.state).toMatchObject({ minutes, sown: 2 });
    run.dispatch({ type: 'speed', speed: 3 });
    run.advance(frame);
    expect(run.state.minutes).toBe(minutes + 3);
  });

  test('rewinds and forks to the same state', () => {
    const run = grown();
    const there = hash(run.state);
    const other = run.fork();
    other.step([{ type: 'sow', x: 3, y: 3 }]);
    other.stepTo(600);
    expect(hash(run.state)).toBe(there);
    for (let tick = 0; tick < 300; tick += 1) run.advance(frame);
    expect(run.rewind(300)).toBe(300);
    expect(hash(run.state)).toBe(there);
    expect(hash(run.fork(200).state)).toBe(hash(run.fork(200).state));
    expect(bytesOf(run.state)).toBeGreaterThan(100_000);
  });

  test('is restored as it was saved, and gets one action for the days away', () => {
    let now = 1_000_000;
    const run = grown();
    const text = encodeSave(meadow, { ...run.save(), leftAt: now });
    expect(text.length).toBeLessThan(60_000);
    const decoded = decodeSave(meadow, text);
    if (!decoded.ok) throw new Error(decoded.refusal);
    expect(decoded.value.state).toBeDefined();
    const later = createRun(meadow, { seed: () => 9, now: () => now });
    now += 45 * 86_400_000;
    expect(later.restore(decoded.value)).toBeUndefined();
    expect(hash(later.state)).toBe(hash(run.state));
    later.resume();
    later.advance(frame);
    expect(later.state.days).toBe(30);
    expect(later.replay().actions.at(-1)).toEqual([400, { type: 'away', days: 30 }]);
  });

  test('replays a save whose state has another shape', () => {
    const run = grown();
    const text = encodeSave(meadow, run.save());
    const { rules } = meadow;
    const taller = {
      ...meadow,
      config: { ...meadow.config, moles: { value: 0, unit: '', min: 0, max: 9, note: 'New.' } },
      rules: {
        ...rules,
        start: (...given: Parameters<typeof rules.start>) => ({ ...rules.start(...given), sky: 1 }),
      },
    };
    const decoded = decodeSave(taller, text);
    if (!decoded.ok) throw new Error(decoded.refusal);
    expect(decoded.value.state).toBeUndefined();
    expect(decoded.value.replay.config).toMatchObject({ moles: 0 });
  });
});

test('a constant marked as added does not change older saves and recordings', () => {
  const run = createRun(meadow, { seed: () => 5 });
  run.dispatch({ type: 'sow', x: 20, y: 30 });
  for (let tick = 0; tick < 400; tick += 1) run.advance(frame);
  const moles = { value: 0, unit: 'moles', min: 0, max: 9, note: 'New.', added: true } as const;
  const later = { ...meadow, config: { ...meadow.config, moles } };
  const saved = decodeSave(later, encodeSave(meadow, run.save()));
  if (!saved.ok) throw new Error(saved.refusal);
  expect(saved.value.state?.config).toMatchObject({ moles: 0 });
  const takenUp = createRun(later, { seed: () => 9 });
  expect(takenUp.restore(saved.value)).toBeUndefined();
  const replay = decodeReplay(later, encodeReplay(meadow, run.replay()));
  if (!replay.ok) throw new Error(replay.refusal);
  expect(verify(later, replay.value)).toBeUndefined();
  const tuned = { ...replay.value, config: { ...replay.value.config, moles: 3 } };
  expect(verify(later, tuned)).toMatch(/does not play/);
});

test('a short text that claims a long game is refused before a tick is played', () => {
  const replay = createRun(meadow, { seed: () => 1 }).replay();
  const text = encodeReplay(meadow, { ...replay, ticks: 200_000_000 });
  expect(text.length).toBeLessThan(200);
  const decoded = decodeReplay(meadow, text);
  if (!decoded.ok) throw new Error(decoded.refusal);
  expect(judge(meadow, decoded.value)).toEqual({
    ok: false,
    refusal: 'The recording is too long to be judged.',
  });
});
