import { describe, expect, test, vi } from 'vitest';
import * as gameList from '../../scenes/gameList';
import { recordGame } from '../../scenes/kit/bot/recordGame';
import { sfxNames } from '../../scenes/kit/Game';
import { baselineOf, defaultsOf, refusal } from '../../scenes/kit/rules/config';
import { buttonsOf } from '../../scenes/kit/rules/controls';
import { hash } from '../../scenes/kit/rules/hash';
import { judge } from '../../scenes/kit/rules/judge';
import { Recording } from '../../scenes/kit/rules/Recording';
import type { Replay } from '../../scenes/kit/rules/Replay';
import { decodeReplay, describeReplay, encodeReplay } from '../../scenes/kit/rules/replayText';
import { below, seedRng } from '../../scenes/kit/rules/rng';
import { decodeSave, encodeSave } from '../../scenes/kit/rules/saveText';
import { stateHash } from '../../scenes/kit/rules/stateHash';
import { sealed, unsealed } from '../../scenes/kit/rules/textOfBytes';
import { isTune } from '../../scenes/kit/rules/tune';
import { createRun } from '../../scenes/kit/run/createRun';
import type { GameFolder } from '../../scripts/games/gameFolders';
import { parseVoice } from '../../src/audio/parseVoice';
import { verify } from '../kit/play';

const frame = 1000 / 60;
const budget = { ticks: 10_000, actions: 10_000 };

function opened<Value>(
  parsed: Readonly<{ ok: true; value: Value }> | { ok: false; refusal: string },
) {
  if (!parsed.ok) throw new Error(parsed.refusal);
  return parsed.value;
}

/** Tests what every game must fulfil, with the files in its folder. */
export function describeGame(folder: GameFolder): void {
  describeParts(folder);
  describeRecordings(folder);
  describeRuns(folder);
}

/** Config, controls, sounds and tune. */
function describeParts({ game, baseline }: GameFolder): void {
  test('every constant accepts its own default and has a note', () => {
    for (const field of Object.values(game.config)) {
      expect(refusal(field, field.value)).toBeUndefined();
      expect(field.note).toMatch(/\.$/);
    }
  });

  test('no key, gamepad button or pad place has two controls, and the rules parse every action', () => {
    const { controls, rules } = game;
    for (const places of [
      controls.flatMap(({ keys }) => [...keys]),
      controls.flatMap(({ gamepad }) => [...gamepad]),
      controls.flatMap(({ pad }) => pad ?? []),
    ]) {
      expect(new Set<string | number>(places).size).toBe(places.length);
    }
    for (const { id, press, release, point } of controls) {
      expect(press ?? release ?? point, id).toBeDefined();
      const [moved, tapped] = [point?.move(8, 8), point?.tap?.(8, 8)];
      if (moved) expect(rules.continuous).toContain(moved.type);
      for (const action of [press, release, moved, tapped]) {
        if (action) expect(rules.parseAction(action)).toEqual(action);
      }
    }
  });

  test('the controls text names only keys and buttons that exist', () => {
    const text = Object.values(gameList).find(({ id }) => id === game.id);
    // The keys of a board's own cursor are not controls.
    if (text?.kind !== 'game' || !text.cartridge || !text.controls) return;
    const { desktop, mobile, gamepad = '' } = text.controls;
    const keys = new Set(game.controls.flatMap((control) => [...control.keys]));
    const pads = new Set<string | undefined>(game.controls.map(({ pad }) => pad));
    const named = (line: string, words: readonly string[]): readonly string[] =>
      words.filter((word) => new RegExp(`\\b${word}\\b`).test(line));
    for (const word of named(desktop, ['Space', 'Enter'])) expect(keys, word).toContain(word);
    for (const word of named(desktop, ['Up', 'Down'])) expect(keys, word).toContain(`Arrow${word}`);
    for (const word of named(desktop, ['X', 'Z', 'C'])) expect(keys, word).toContain(`Key${word}`);
    for (const word of [...named(mobile, ['A', 'B']), ...named(gamepad, ['B'])]) {
      expect(pads, word).toContain(word.toLowerCase());
    }
    if (/arrow/i.test(desktop)) expect(keys).toContain('ArrowLeft');
    if (/mouse|finger/i.test(desktop + mobile)) {
      expect(game.controls.some(({ point }) => point)).toBe(true);
    }
  });

  test('parseAction refuses malformed actions', () => {
    for (const value of [null, undefined, 7, 'jump', {}, [], { type: 'no such action' }]) {
      expect(game.rules.parseAction(value)).toBeUndefined();
    }
  });

  test('its sound effects are in the kit, and the voices of its tune have fitting lengths', () => {
    for (const cue of Object.values(game.sfx)) expect(sfxNames).toContain(cue);
    const lengths = (game.tune?.voices ?? []).map(({ steps }) => parseVoice(steps).length);
    for (const length of lengths) expect(Math.max(...lengths) % length).toBe(0);
    for (const { level } of game.tune?.voices ?? []) {
      expect(level).toBeGreaterThan(0);
      expect(level).toBeLessThanOrEqual(1);
    }
  });

  test('baseline.json equals the baseline of the config', () => {
    // A changed value under the same rules version needs its old one as `frozen`, and a new
    // constant needs `added`. Both need a line in baseline.json, and so does a new version.
    expect(baseline[game.rules.version]).toEqual(baselineOf(game.config));
  });
}

/** Golden recordings and damaged texts. */
function describeRecordings({ game, bot, recordings }: GameFolder): void {
  test('there is exactly one recording for each recipe', () => {
    expect(Object.keys(recordings).sort()).toEqual(Object.keys(bot.recordings).sort());
  });

  describe.each(Object.entries(recordings))('the recording “%s”', (name, text) => {
    test('plays to its end and hash, and is judged', () => {
      const replay = opened(decodeReplay(game, text));
      // The judge compares the end and its hash.
      const verdict = opened(judge(game, replay));
      const { score, ticks, practice, actions } = replay;
      expect(verdict).toMatchObject({ score, ticks });
      const counts = !practice && !actions.some(([, action]) => isTune(action));
      if (!counts) expect(verdict.ineligible).toBeDefined();
      expect(describeReplay(text)).toMatchObject({ ok: true, value: { game: game.id, score } });
    });

    test('is reproduced by the current rules and bot', () => {
      expect(recordGame(game, bot, bot.recordings[name])).toBe(text);
    });

    test('decodes and encodes unchanged, in at most 1,000 characters', () => {
      expect(encodeReplay(game, opened(decodeReplay(game, text)))).toBe(text);
      expect(text.length).toBeLessThanOrEqual(1000);
    });
  });

  test('a recording with a flipped bit or a missing byte is refused or judged', () => {
    const bytes = unsealed('K3.', recordings.classic);
    if (!bytes) throw new Error('no recording');
    const rng = seedRng(7);
    for (let at = 0; at < bytes.length; at += at < 60 ? 1 : 7) {
      const flipped = bytes.slice();
      flipped[at] ^= 1 << below(rng, 8);
      for (const spoilt of [flipped, bytes.slice(0, at)]) {
        const decoded = decodeReplay(game, sealed('K3.', spoilt));
        const verdict = decoded.ok ? judge(game, decoded.value, budget) : decoded;
        if (!verdict.ok) expect(verdict.refusal).toMatch(/^Th.+\.$/);
      }
    }
  });
}

/** Runs: seeking, resuming, held controls. */
function describeRuns({ game, recordings }: GameFolder): void {
  const replay: Replay = opened(decodeReplay(game, recordings.classic));
  const { ticks } = replay;
  /** The tick at so many thousandths of the recording. */
  const at = (part: number): number => Math.floor((ticks * part) / 1000);

  test('seeking gives the same state as playing straight through', () => {
    const straight = new Recording(game, replay);
    const about = new Recording(game, replay);
    for (const tick of [900, 300, 301, 0, 950, 949, 640].map(at)) {
      expect(about.seek(tick)).toBe(tick);
      expect(hash(about.state)).toBe(hash(straight.fork(tick).state));
    }
    about.stepTo(ticks);
    expect(stateHash(game, about.state)).toBe(replay.hash);
    expect(about.seek(1e9)).toBe(ticks);
  });

  test("forks and other runs do not affect a run's state or events", () => {
    const end = at(700);
    const alone: string[] = [];
    const twin = new Recording(game, replay);
    twin.stepTo(end, (fact) => alone.push(JSON.stringify(fact)));

    const first = new Recording(game, replay);
    const second = new Recording(game, { ...replay, seed: replay.seed + 1 });
    const run = createRun(game, { seed: () => 1 });
    run.watch(replay);
    const heard: string[] = [];
    // The first listener steps other runs of the game. The second must get the same event.
    run.onEvent(() => {
      for (let tick = 0; tick < 3; tick += 1) second.stepHeld();
    });
    run.onEvent((fact) => heard.push(JSON.stringify(fact)));
    while (run.state.tick < end) {
      run.advance(frame);
      first.stepHeld();
    }
    expect(heard).toEqual(alone);
    expect(hash(run.state)).toBe(hash(twin.state));
    expect(hash(first.state)).toBe(hash(twin.state));
  });

  test('a saved run continues in the same state', () => {
    const run = createRun(game, { seed: () => 1, now: () => 86_400_000 * 20_000 });
    run.watch(replay);
    while (run.state.tick < at(500)) run.advance(frame);
    run.playOn();
    expect(run.status.getState()).toMatchObject({ watching: false, practice: true });
    for (let tick = 0; tick < 20; tick += 1) run.advance(frame);
    const save = opened(decodeSave(game, encodeSave(game, run.save())));
    expect(save.state && hash(save.state)).toBe(hash(run.state));
    const other = createRun(game, { seed: () => 2 });
    expect(other.restore(save)).toBeUndefined();
    expect(hash(other.state)).toBe(hash(run.state));
    expect(other.status.getState()).toMatchObject({ paused: 'player', practice: true });
    expect(other.category).toBe('classic');
  });

  test('a restored run reads its log only when it goes back', () => {
    const left = new Recording(game, replay);
    left.stepTo(at(500));
    const saved = { replay: left.replay(false), state: left.state, leftAt: 0 };
    const decoded = opened(decodeSave(game, encodeSave(game, saved)));
    const { actions } = decoded.replay;
    if (typeof actions !== 'function') throw new Error('the log was read at once');
    const unpack = vi.fn(actions);
    const run = createRun(game, { seed: () => 2 });
    expect(
      run.restore({ ...decoded, replay: { ...decoded.replay, actions: unpack } }),
    ).toBeUndefined();
    run.resume();
    for (let tick = 0; tick < 60; tick += 1) run.advance(frame);
    expect(unpack).not.toHaveBeenCalled();
    const back = at(480);
    expect(hash(run.fork(0).state)).toBe(hash(new Recording(game, replay).state));
    expect(hash(run.fork(back).state)).toBe(hash(new Recording(game, replay).fork(back).state));
    expect(run.replay().actions.slice(0, saved.replay.actions.length)).toEqual(
      saved.replay.actions,
    );
    expect(unpack).toHaveBeenCalledOnce();
  });

  test('a restored run with a damaged log continues without it', () => {
    const left = new Recording(game, replay);
    const middle = at(500);
    left.stepTo(middle);
    const forged = { ...left.replay(false), actions: [[ticks * 2, { type: 'x' }]] as const };
    const save = { replay: forged, state: left.state, leftAt: 0 };
    const run = createRun(game, { seed: () => 2 });
    expect(run.restore(opened(decodeSave(game, encodeSave(game, save))))).toBeUndefined();
    run.resume();
    run.advance(frame);
    expect(run.replay().actions.filter(([tick]) => tick < middle)).toEqual([]);
  });

  test('rewinding restores the earlier state', () => {
    const run = createRun(game, { seed: () => replay.seed });
    run.watch(replay);
    while (run.state.tick < at(600)) run.advance(frame);
    const there = hash(run.state);
    const behind = Math.min(300, ticks - at(600));
    const to = run.state.tick + behind;
    while (run.state.tick < to) run.advance(frame);
    run.playOn();
    expect(run.rewind(behind)).toBe(behind);
    expect(hash(run.state)).toBe(there);
  });

  test('derived tables are part of the hash and can be computed again from the state', () => {
    const { derived } = game.rules;
    const recording = new Recording(game, replay);
    const fields = recording.state as unknown as Readonly<Record<string, { fill(value: 0): void }>>;
    for (let tick = 0; derived && tick < ticks; tick += 300) {
      recording.stepTo(tick);
      const before = hash(recording.state);
      for (const key of derived.fields) fields[key].fill(0);
      expect(hash(recording.state)).not.toBe(before);
      derived.lay(recording.state);
      expect(hash(recording.state)).toBe(before);
    }
  });

  test('runs with the same seed are equal, and another seed differs', () => {
    const of = (seed: number) => hash(game.rules.start(defaultsOf(game.config), seed));
    expect(of(5)).toBe(of(5));
    expect(of(5)).not.toBe(of(6));
  });

  const held = buttonsOf(game.controls).filter((button) => button.release && button.held);
  if (held.length === 0) return;
  test('a control released during a pause is released on resume', () => {
    const start = game.controls.find(({ id }) => id === 'start')?.press;
    for (const { controls, press, held: believes } of held) {
      const down = new Set<string>();
      const run = createRun(game, { seed: () => 4, isHeld: (control) => down.has(control) });
      if (start) run.dispatch(start);
      run.advance(frame);
      down.add(controls[0]);
      if (press) run.dispatch(press);
      run.advance(frame);
      expect(believes?.(run.state), controls[0]).toBe(true);
      run.pause('player');
      down.clear();
      run.resume();
      run.advance(frame);
      expect(believes?.(run.state), controls[0]).not.toBe(true);
      expect(verify(game, run.replay())).toBeUndefined();
    }
  });
}
