import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { Recording } from '../../scenes/kit/rules/Recording';
import { themeParkConfig } from '../../scenes/theme-park/config';
import { themePark } from '../../scenes/theme-park/game';
import { kindOf } from '../../scenes/theme-park/rules/buildings';
import type { ThemeParkEvent } from '../../scenes/theme-park/rules/ThemeParkEvent';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import type { ThemeParkTypes } from '../../scenes/theme-park/rules/themeParkRules';
import {
  followGuest,
  pastOf,
  pastOfGuest,
  type Run,
  relive,
} from '../../src/toys/theme-park/past/relive';
import { hashOf, path, place } from './play';

const carousel = kindOf('carousel');
const second = 60;

const progress: number[] = [];
const work = {
  progress: (part: number) => void progress.push(part),
  signal: new AbortController().signal,
};

/** Plays a park with a carousel beside its path for some seconds. */
function played(rules: 'classic' | 'tycoon', seconds: number) {
  const config = { ...defaultsOf(themeParkConfig), rules };
  const recording = new Recording<ThemeParkTypes>(themePark, { config, seed: 4 });
  const events: ThemeParkEvent[] = [];
  const emit = (event: ThemeParkEvent): void => void events.push({ ...event });
  recording.step([...path(10, 12, 10, 17), place('carousel', 9, 13)], emit);
  for (let tick = 0; tick < seconds * second; tick += 1) {
    recording.step(tick === 200 ? [{ type: 'pace', speed: 3 }] : [], emit);
  }
  const run = {
    game: themePark,
    state: recording.state,
    replay: () => recording.replay(false),
    fork: (tick?: number) => recording.fork(tick),
  } as unknown as Run;
  return { recording, run, events, state: recording.state as ThemeParkState };
}

describe("a guest's day", () => {
  test('has what they spent and felt, every visit, and a way from the gate along neighbouring cells', async () => {
    const { run, state } = played('tycoon', 150);
    const { visitors, guests } = state;
    const index = guests.visits.findIndex((visits, place) => place < visitors.count && visits > 1);
    expect(index).toBeGreaterThanOrEqual(0);
    const day = await followGuest(pastOfGuest(run, visitors.id[index]), visitors.id[index], work);
    expect(day.spent).toBe(guests.spent[index]);
    expect(day.mood).toBe(guests.mood[index]);
    expect(day.thought).toBe(visitors.thought[index]);
    const paid = day.visits.filter(({ pounds }) => pounds > 0);
    expect(paid).toHaveLength(guests.visits[index]);
    expect(new Set(day.visits.map(({ kind }) => kind))).toEqual(new Set([carousel]));
    expect(paid.every(({ pounds }) => pounds === state.prices[carousel])).toBe(true);
    expect(day.way[0]).toBe(state.gates[0]);
    expect(day.way.at(-1)).toBe(visitors.at[index]);
    for (const [at, cell] of day.way.slice(1).entries()) {
      expect([1, state.columns]).toContain(Math.abs(cell - day.way[at]));
    }
  });

  test('counts the visits of everybody as the park does, under Classic rules too', async () => {
    const { run, events, state } = played('classic', 60);
    const ids = Array.from({ length: state.visitors.nextId - 1 }, (_, place) => place + 1);
    const visits: number[] = [];
    for (const id of ids) visits.push((await followGuest(pastOf(run, 0), id, work)).visits.length);
    const entered = events.filter(({ type }) => type === 'visited').length;
    expect(entered).toBeGreaterThan(5);
    expect(visits.reduce((sum, count) => sum + count, 0)).toBe(entered);
  });

  test('of somebody who has gone home ends where they were last seen', async () => {
    const { run, events, state } = played('tycoon', 400);
    const gone = events.find((event) => event.type === 'left');
    if (gone?.type !== 'left') throw new Error('nobody has left');
    const day = await followGuest(pastOf(run, 0), gone.id, work);
    expect(state.visitors.id.includes(gone.id)).toBe(false);
    expect(day.way.length).toBeGreaterThan(3);
    expect(day.ticks).toBeGreaterThan(5 * second);
  });

  test('of somebody who never came is empty', async () => {
    const { run } = played('tycoon', 5);
    expect(await followGuest(pastOf(run, 0), 4000, work)).toEqual({
      way: [],
      visits: [],
      ticks: 0,
      mood: 0,
      spent: 0,
      thought: 0,
      about: 0,
    });
  });
});

describe('the history from a tick on', () => {
  test('begins there, and plays to the park as it is, tick by tick', async () => {
    const { run, recording, state } = played('tycoon', 60);
    const past = pastOf(run, 150);
    const ticks: number[] = [];
    progress.length = 0;
    await relive(past, () => ticks.push(past.state.tick), work);
    expect(ticks[0]).toBe(151);
    expect(ticks).toHaveLength(state.tick - 150);
    expect(hashOf(past.state)).toBe(hashOf(state));
    expect(recording.state.tick).toBe(state.tick);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.every((part) => part > 0 && part <= 1)).toBe(true);
  });

  test('ends with the reason for which it is cancelled', async () => {
    const { run } = played('tycoon', 60);
    const abort = new AbortController();
    const past = pastOf(run, 0);
    const look = (): void => {
      if (past.state.tick !== 60) return;
      abort.abort(new Error('enough'));
      // Longer than one slice.
      const since = performance.now();
      while (performance.now() - since < 30);
    };
    await expect(relive(past, look, { ...work, signal: abort.signal })).rejects.toThrow('enough');
    expect(past.state.tick).toBe(60);
  });
});
