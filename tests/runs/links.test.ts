import { readdirSync, readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyGame, games } from '../../scenes/games';
import { defaultsOf } from '../../scenes/kit/rules/config';
import type { BaseAction, BaseState } from '../../scenes/kit/rules/contract';
import { copy } from '../../scenes/kit/rules/copy';
import {
  decodeExcerpt,
  describeRun,
  encodeExcerpt,
  excerptOf,
  recordingOf,
} from '../../scenes/kit/rules/excerptText';
import { Recording } from '../../scenes/kit/rules/Recording';
import type { Replay } from '../../scenes/kit/rules/Replay';
import { decodeReplay, encodeReplay } from '../../scenes/kit/rules/replayText';
import { below, seedRng } from '../../scenes/kit/rules/rng';
import { createReplayer } from '../../scenes/kit/run/createReplayer';
import { scanRun } from '../../scenes/kit/run/scanRun';
import { storyOf } from '../../scenes/stories';
import { openRun } from '../../src/hosts/viewer/openRun';
import { heldKeys, keysAt } from '../../src/hosts/viewer/pressedKeys';
import {
  maxNameLength,
  parseRunFragment,
  runPath,
  shortLink,
  tidyName,
} from '../../src/lib/runLink';

/** A golden recording of a game. */
function golden(id: string): string {
  const folder = new URL(`../../scenes/${id}/recordings/`, import.meta.url);
  const [first] = readdirSync(folder).filter((name) => name.startsWith('classic'));
  return readFileSync(new URL(first, folder), 'utf8').trim();
}

const ids = Object.keys(games);

async function opened(id: string) {
  const parsed = await openRun(golden(id));
  if (!parsed.ok) throw new Error(parsed.refusal);
  return parsed.value;
}

/** Whether a function ends within twenty seconds. One that does not is stopped. */
function endsInTime(run: () => void): boolean {
  Object.assign(globalThis, { mayNeverEnd: run });
  try {
    runInThisContext('mayNeverEnd()', { timeout: 20_000 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
  return true;
}

describe.each(ids)('a run of %s', (id) => {
  test('is a link that parses to the same text, with and without a name', async () => {
    const text = golden(id);
    expect(parseRunFragment(runPath(text))).toEqual({ text, name: '', why: false });
    const named = runPath(text, ' Zoë & co. ', true);
    expect(parseRunFragment(named)).toEqual({ text, name: 'Zoë & co.', why: true });
    expect(parseRunFragment(`https://example.org${named}`).text).toBe(text);
    expect(runPath(text).length).toBeLessThan(2_000);
  });

  test('is refused with a sentence if its link is cut, altered, extended or of another version', async () => {
    const text = golden(id);
    const middle = Math.floor(text.length / 2);
    const letter = text[middle] === 'A' ? 'B' : 'A';
    const damaged = [
      text.slice(0, middle),
      text.slice(0, -1),
      `${text}A`,
      `${text}AAAA`,
      `${text}!`,
      text.slice(0, middle) + letter + text.slice(middle + 1),
      text.replace('K3.', 'K4.'),
      text.replace('K3.', 'E2.'),
      text.replace('K3.', ''),
    ];
    for (const each of damaged) {
      const parsed = await openRun(each);
      expect(parsed.ok, each.slice(-20)).toBe(false);
      if (!parsed.ok) expect(parsed.refusal).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('plays to the same end from an excerpt', async () => {
    const game = await games[id]();
    const replay = decodeReplay(game, golden(id));
    if (!replay.ok) throw new Error(replay.refusal);
    const { ticks } = replay.value;
    const excerpt = excerptOf(game, replay.value, Math.floor(ticks / 3));
    const text = encodeExcerpt(game, excerpt);
    expect(describeRun(text)).toMatchObject({ ok: true, value: { game: id, ticks } });
    const decoded = decodeExcerpt(game, text);
    if (!decoded.ok) throw new Error(decoded.refusal);
    const recording = recordingOf(game, decoded.value);
    const from = recording.state.tick;
    recording.stepTo(ticks);
    expect(recording.verify(replay.value)).toBe(true);
    // There is nothing before its first tick.
    expect(recording.seek(0)).toBe(from);
    recording.seek(ticks);
    expect(recording.verify(replay.value)).toBe(true);
    expect(recording.replay(false).from).toBe(from);
    for (const cut of [text.slice(0, -3), `${text}AAAA`]) {
      expect(decodeExcerpt(game, cut).ok).toBe(false);
    }
  });

  test('with a crafted number in its snapshot is refused, or its next 20 ticks end', async () => {
    const game = await games[id]();
    const replay = decodeReplay(game, golden(id));
    if (!replay.ok) throw new Error(replay.refusal);
    const excerpt = excerptOf(game, replay.value, 300);
    const hostile = [Number.POSITIVE_INFINITY, Number.NaN, 1e300, -1e15, 2 ** 31, 99, 0, -1];
    const state = excerpt.state as BaseState & Record<string, unknown>;
    let refused = 0;
    let tried = '';
    const tryNumber = (field: string, number: number): void => {
      tried = `${field} at ${number}`;
      const crafted = copy(state) as Record<string, unknown>;
      const list = crafted[field];
      if (typeof list === 'number') crafted[field] = number;
      else (list as Uint32Array).fill(number);
      let text: string;
      try {
        text = encodeExcerpt(game, { ...excerpt, state: crafted as unknown as BaseState });
      } catch {
        return;
      }
      const decoded = decodeExcerpt(game, text);
      if (!decoded.ok) {
        refused += 1;
        return;
      }
      const recording = recordingOf(game, decoded.value);
      try {
        recording.stepTo(Math.min(recording.state.tick + 20, replay.value.ticks));
      } catch {
        // An error ends the ticks too.
      }
    };
    const ends = endsInTime(() => {
      for (const [field, value] of Object.entries(state)) {
        const isList = typeof value === 'object' && ArrayBuffer.isView(value);
        if (typeof value !== 'number' && !isList) continue;
        for (const number of hostile) tryNumber(field, number);
      }
    });
    const hint = `20 ticks with ${tried} do not end: the rules need isPlausible`;
    expect(ends, hint).toBe(true);
    expect(refused).toBeGreaterThan(0);
  });

  test('can be scanned for events, sought and stepped in the viewer', async () => {
    const { game, replay, record } = await opened(id);
    const story = await storyOf(id);
    const scanned = record();
    const scan = scanRun(scanned, replay.ticks, new Set(Object.keys(story.marks)));
    let step = scan.next();
    while (!step.done) step = scan.next();
    expect(scanned.verify(replay)).toBe(true);
    for (const { tick, type } of step.value) {
      expect(tick).toBeGreaterThan(0);
      expect(Object.keys(story.marks)).toContain(type);
    }
    const replayer = createReplayer(game as never, scanned as Recording as never, replay.ticks);
    for (const part of [0.9, 0.1, 0.5, 0.49, 1, 0]) {
      const tick = Math.floor(replay.ticks * part);
      replayer.seek(tick);
      const direct = record();
      direct.stepTo(tick);
      expect(replayer.state.tick).toBe(direct.state.tick);
      expect(game.score(replayer.state)).toBe(game.score(direct.state));
    }
    replayer.seek(0);
    replayer.setSpeed(8);
    replayer.play();
    for (let frame = 0; frame < 20; frame += 1) replayer.advance(1000 / 60);
    expect(replayer.state.tick).toBe(160);
    replayer.step(-10);
    expect(replayer.transport.getState().playing).toBe(false);
    expect(replayer.state.tick).toBe(150);
    const held = heldKeys(game, replay);
    expect(keysAt(held, replay.actions[0][0] + 1)).not.toBe('');
  });
});

const oldTexts = new URL('../kit/oldTexts/', import.meta.url);

test.each(readdirSync(oldTexts))(
  'a link of an earlier format plays to its end: %s',
  async (name) => {
    const parsed = await openRun(readFileSync(new URL(name, oldTexts), 'utf8').trim());
    if (!parsed.ok) throw new Error(parsed.refusal);
    const { record, replay } = parsed.value;
    const recording = record();
    recording.stepTo(replay.ticks);
    expect(recording.verify(replay)).toBe(true);
  },
);

/**
 * Presses as two thumbs make them, each independent of the game: nothing of it can be predicted but
 * the rhythm. Holds and pauses have the medians and spreads of people on a keyboard.
 */
function hands(game: AnyGame, ticks: number): Replay['actions'] {
  const rng = seedRng(29);
  // Near enough to a log-normal time: a product of uniform factors.
  const time = (median: number): number => {
    let ticks = median;
    for (let factor = 0; factor < 4; factor += 1) ticks *= 0.6 + below(rng, 90) / 100;
    return Math.max(2, Math.round(ticks));
  };
  const actions: [number, BaseAction][] = [[0, { type: 'start' }]];
  const hold = (button: string, from: number, until: number): void => {
    actions.push([from, { type: 'press', button } as BaseAction]);
    actions.push([until, { type: 'release', button } as BaseAction]);
  };
  for (let tick = 10; tick < ticks; tick += time(8)) {
    const until = tick + time(26);
    hold(below(rng, 2) === 0 ? 'left' : 'right', tick, until);
    tick = until;
  }
  const other = game.id === 'super-jump' ? 'jump' : 'down';
  for (let tick = 20; tick < ticks; tick += time(28)) {
    const until = tick + time(13);
    hold(other, tick, until);
    tick = until;
  }
  return actions.filter(([tick]) => tick < ticks).sort(([one], [two]) => one - two);
}

test.each(['super-jump', 'block-fall'])(
  'five minutes of %s by a person’s hands fit into a short link',
  async (id) => {
    const game = await games[id]();
    const ticks = 18_000;
    const actions = hands(game, ticks);
    // Five and more a second.
    expect(actions.length).toBeGreaterThan(1_500);
    const recording = new Recording(game, { config: defaultsOf(game.config), seed: 1 });
    const replay = { ...recording.replay(false), ticks, actions };
    const address = `https://90skid.example${runPath(encodeReplay(game, replay), 'Somebody')}`;
    expect(address.length).toBeLessThan(shortLink);
  },
);

test('any fragment opens a run or gives a sentence, and a name is one line of limited length', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 200 }), async (fragment) => {
      const { text, name } = parseRunFragment(fragment);
      expect(Array.from(name).length).toBeLessThanOrEqual(maxNameLength);
      const parsed = await openRun(text);
      if (!parsed.ok) expect(parsed.refusal).toMatch(/\.$/);
    }),
  );
  expect(tidyName('\u202eA\nB\u200b')).toBe('AB');
  expect(parseRunFragment('#K3.x&by=%E0%A4%A').name).toBe('');
});

test('seeking works anywhere in ten minutes of play', async () => {
  const { game, replay } = await opened('block-fall');
  const { config, seed } = replay;
  // Repeats the recorded keys; the well is emptied whenever it is full.
  const recording = new Recording(game, { config: { ...config, invincible: true }, seed });
  const ticks = 36_000;
  const due = Array.from({ length: replay.ticks }, (): (typeof replay.actions)[number][1][] => []);
  for (const [at, action] of replay.actions) due[at].push(action);
  for (let tick = 0; tick < ticks; tick += 1) recording.step(due[tick % replay.ticks]);
  const scan = scanRun(recording.fork(ticks), ticks, new Set());
  for (let step = scan.next(); !step.done; step = scan.next());
  const steps: number[] = [];
  for (const part of [0.03, 0.97, 0.5, 0.2, 0.99]) {
    const target = Math.floor(ticks * part);
    const before = recording.state.tick;
    recording.seek(target);
    expect(recording.state.tick).toBe(target);
    steps.push(before);
  }
  expect(steps.length).toBe(5);
}, 60_000);
