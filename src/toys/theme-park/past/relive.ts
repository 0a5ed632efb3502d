import { Recording } from '../../../../scenes/kit/rules/Recording';
import { isVisitable } from '../../../../scenes/theme-park/rules/buildings';
import {
  buildingOver,
  type ThemeParkState,
} from '../../../../scenes/theme-park/rules/ThemeParkState';
import { mind } from '../../../../scenes/theme-park/rules/thoughts';
import type { GameSession } from '../../../hosts/session/GameSession';
import type { Clip } from '../../../hosts/viewer/recordClip';

export type Run = Pick<GameSession['run'], 'fork' | 'replay' | 'state' | 'game'>;

export type Work = Pick<Clip, 'progress' | 'signal'>;

/** A part of a park's history, standing at its beginning. */
export type Past = Readonly<{ state: ThemeParkState; recording: Recording }>;

/** How long it is played before the page may answer, in ms. */
const sliceMs = 8;

/** A park's history from a tick on, or from where it is known. */
export function pastOf({ game, fork, replay }: Run, tick: number): Past {
  const { state } = fork(tick);
  const recording = new Recording(game, { ...replay(), state, partial: true });
  return { state: state as unknown as ThemeParkState, recording };
}

/** How far back a guest's coming is looked for at first, in ticks; then twice as far each time. */
const firstLook = 10_800;

/** A park's history from before a guest came, or from where it is known. */
export function pastOfGuest(run: Run, id: number): Past {
  for (let back = firstLook; ; back *= 2) {
    const from = run.state.tick - back;
    const past = pastOf(run, from);
    if (from <= 0 || past.state.tick > from || past.state.visitors.nextId <= id) return past;
  }
}

/**
 * Plays a part of a park's history again, in short slices.
 * @param show called after each tick
 * @throws (rejects) the signal's reason
 */
export async function relive(
  { state, recording }: Past,
  show: () => void,
  { progress, signal }: Work,
): Promise<void> {
  const { from, ticks } = recording;
  let since = performance.now();
  while (state.tick < ticks) {
    recording.stepHeld();
    show();
    if (performance.now() - since < sliceMs) continue;
    progress((state.tick - from) / (ticks - from));
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    since = performance.now();
  }
}

/** A visit to a building, and what it cost. */
type Visit = Readonly<{ kind: number; cell: number; pounds: number }>;

/** What a visitor did in a part of a park's history. */
export type GuestDay = {
  /** The cells that they walked over, in order. */
  readonly way: number[];
  readonly visits: Visit[];
  /** Ticks of the park's own time. */
  ticks: number;
  /** As they were last seen; under Classic rules nobody has a mood or a purse, and both are 0. */
  mood: number;
  spent: number;
  thought: number;
  about: number;
};

/** Follows a visitor through a part of a park's history. */
export async function followGuest(past: Past, id: number, work: Work): Promise<GuestDay> {
  const { state } = past;
  const { visitors, guests } = state;
  const day: GuestDay = { way: [], visits: [], ticks: 0, mood: 0, spent: 0, thought: 0, about: 0 };
  const { way, visits } = day;
  let isIn = false;
  const look = (): void => {
    const index = visitors.id.indexOf(id);
    if (index < 0) return;
    if (!state.stopped) day.ticks += state.speed;
    const at = visitors.at[index];
    const cell = buildingOver(state, at);
    const kind = state.kindAt[cell];
    const spent = guests.spent[index] ?? 0;
    const wasIn = isIn;
    day.thought = visitors.thought[index];
    isIn = isVisitable[kind] > 0 && visitors.stay[index] > 0 && day.thought === mind.enjoying;
    // What they had spent when they were first seen was for no visit.
    if (isIn && !wasIn) visits.push({ kind, cell, pounds: way.length > 0 ? spent - day.spent : 0 });
    if (way.at(-1) !== at) way.push(at);
    day.mood = guests.mood[index] ?? 0;
    day.spent = spent;
    day.about = visitors.about[index];
  };
  await relive(past, look, work);
  return day;
}
