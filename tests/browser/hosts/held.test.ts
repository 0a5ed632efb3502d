import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { blockFall } from '../../../scenes/block-fall/game';
import type { BlockFallState } from '../../../scenes/block-fall/rules/BlockFallState';
import type { Game } from '../../../scenes/kit/Game';
import { superJump } from '../../../scenes/super-jump/game';
import type { SuperJumpState } from '../../../scenes/super-jump/rules/SuperJumpState';
import { createSession, type GameSession } from '../../../src/hosts/session/GameSession';
import { loadCodecs } from '../../../src/hosts/session/lateCodecs';
import { enterScore } from '../../../src/stores/records';
import { settings } from '../../../src/stores/settings';

const sessions: GameSession[] = [];

function open(game: unknown): GameSession {
  const session = createSession(game as Game, { seed: () => 7 });
  sessions.push(session);
  return session;
}

function close(session: GameSession): void {
  sessions.splice(sessions.indexOf(session), 1);
  session.dispose();
}

/** Advances a number of ticks of 1/60 s. */
function ticks(session: GameSession, count: number): void {
  for (let tick = 0; tick < count; tick++) session.run.advance(1000 / 60);
}

function begin(session: GameSession): void {
  session.hub.tap('test', 'start');
  ticks(session, 2);
}

const well = (session: GameSession) => session.run.state as BlockFallState;
const hero = (session: GameSession) => session.run.state as SuperJumpState;
const status = (session: GameSession) => session.run.status.getState();

beforeAll(async () => void (await loadCodecs()));
beforeEach(() => {
  localStorage.clear();
  settings.setState({ countdown: false });
});
afterEach(() => {
  for (const session of sessions.splice(0)) session.dispose();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('of several keys that jump, releasing the last one ends the jump', () => {
  const session = open(superJump);
  begin(session);
  session.hub.press('key:ArrowUp', 'up');
  session.hub.press('key:Space', 'jump');
  ticks(session, 2);
  session.hub.release('key:ArrowUp', 'up');
  ticks(session, 2);
  expect(hero(session).jumpHeld).toBe(true);
  session.hub.release('key:Space', 'jump');
  ticks(session, 2);
  expect(hero(session).jumpHeld).toBe(false);
});

test('a key pressed while paused reaches the run when it resumes, and a released one is released', () => {
  const session = open(blockFall);
  begin(session);
  session.hub.press('key:ArrowLeft', 'left');
  ticks(session, 2);
  session.pause('player');
  session.hub.release('key:ArrowLeft', 'left');
  session.hub.press('key:ArrowRight', 'right');
  session.resume();
  ticks(session, 2);
  expect(well(session)).toMatchObject({ leftHeld: false, rightHeld: true });
});

test('a key held through a pause is still held, without another press', () => {
  const session = open(blockFall);
  begin(session);
  session.hub.press('key:ArrowLeft', 'left');
  ticks(session, 2);
  const presses = session.run.replay().actions.length;
  session.pause('player');
  session.resume();
  ticks(session, 2);
  expect(well(session).leftHeld).toBe(true);
  expect(session.run.replay().actions).toHaveLength(presses);
});

test('a direction held over a restart counts', () => {
  const session = open(blockFall);
  begin(session);
  session.hub.press('key:ArrowRight', 'right');
  ticks(session, 2);
  session.restart();
  begin(session);
  ticks(session, 2);
  expect(well(session).rightHeld).toBe(true);
});

test('after a rewind the run has the keys that are held now, and no others', async () => {
  const session = open(blockFall);
  begin(session);
  ticks(session, 60);
  session.hub.press('key:ArrowLeft', 'left');
  ticks(session, 30);
  session.hub.press('key:KeyR', 'host:rewind');
  const { tick } = well(session);
  await vi.waitUntil(() => well(session).tick < tick);
  session.hub.release('key:ArrowLeft', 'left');
  session.hub.release('key:KeyR', 'host:rewind');
  ticks(session, 2);
  expect(well(session)).toMatchObject({ leftHeld: false, shift: 0 });
});

test('a run left with a key down does not move by itself when it is resumed', () => {
  const first = open(superJump);
  begin(first);
  ticks(first, 140);
  first.hub.press('key:ArrowRight', 'right');
  ticks(first, 3);
  expect(hero(first).rightHeld).toBe(true);
  close(first);
  const second = open(superJump);
  expect(second.takeUp()).toBeUndefined();
  ticks(second, 2);
  expect(hero(second)).toMatchObject({ rightHeld: false, direction: 0 });
});

test('START resumes a run that was left, which stays stored until another takes its place', () => {
  const first = open(blockFall);
  begin(first);
  ticks(first, 140);
  const { tick } = well(first);
  close(first);
  const kept = localStorage.getItem('run:block-fall');
  expect(kept).toBeTruthy();

  const second = open(blockFall);
  expect(second.book.getState().unfinished).toBe(true);
  second.hub.tap('test', 'start');
  expect(well(second).tick).toBe(tick);
  expect(second.announcement.getState().text).toMatch(/Continuing/);
  ticks(second, 10);
  expect(localStorage.getItem('run:block-fall')).toBe(kept);
  close(second);
  expect(localStorage.getItem('run:block-fall')).not.toBe(kept);
});

test.each([
  ['after a new game', (session: GameSession) => session.newGame({})],
  ['when another begins', (session: GameSession) => session.run.dispatch({ type: 'start' })],
])('a stored run that was offered can be brought back %s', (_, passOver) => {
  const first = open(blockFall);
  begin(first);
  ticks(first, 140);
  const { tick } = well(first);
  close(first);

  const second = open(blockFall);
  passOver(second);
  ticks(second, 2);
  expect(second.book.getState().unfinished).toBe(false);
  if (status(second).phase === 'ready') begin(second);
  ticks(second, 180);
  second.bringBack();
  expect(well(second).tick).toBe(tick);
  // The two runs have changed places.
  second.bringBack();
  expect(well(second).tick).toBeGreaterThan(tick);
  second.bringBack();
  close(second);
  const third = open(blockFall);
  third.takeUp();
  expect(well(third).tick).toBe(tick);
});

test('a stored run that was brought back is not offered again after its end', () => {
  const first = open(blockFall);
  begin(first);
  ticks(first, 140);
  close(first);
  const second = open(blockFall);
  second.newGame({});
  second.bringBack();
  ticks(second, 20_000);
  expect(status(second).phase).toBe('over');
  expect(localStorage.getItem('run:block-fall')).toBeNull();
});

test('a run that cannot be resumed stays stored when another begins', () => {
  localStorage.setItem('run:block-fall', '{"version":1,"text":"nonsense"}');
  const session = open(blockFall);
  expect(session.book.getState()).toMatchObject({ unfinished: false });
  expect(session.book.getState().refusal).toBeTruthy();
  begin(session);
  expect(status(session).phase).toBe('playing');
  expect(localStorage.getItem('run:block-fall')).toContain('nonsense');
  session.startAfresh();
  expect(localStorage.getItem('run:block-fall')).toBeNull();
});

test('a paused run resumes after three beats, and a press of pause stops them', () => {
  vi.useFakeTimers();
  // Otherwise the first run is counted in.
  enterScore('block-fall', '', 1, 1);

  settings.setState({ countdown: true });
  const session = open(blockFall);
  begin(session);
  session.pause('player');
  session.hub.tap('test', 'start');
  expect(session.countdown.getState()).toBe(3);
  vi.advanceTimersByTime(600);
  expect(session.countdown.getState()).toBe(2);
  expect(status(session).paused).toBe('player');
  session.hub.tap('test', 'host:pause');
  expect(session.countdown.getState()).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(status(session).paused).toBe('player');
  session.resume();
  vi.advanceTimersByTime(1600);
  expect(status(session).paused).toBeUndefined();
});

test('a score enters the table of the modes that it was played with', () => {
  const session = open(blockFall);
  begin(session);
  const { category } = session.run;
  session.run.tune('startLevel', 5);
  expect(session.run.category).toBe(category);
});

test('a hidden game receives no input, so that none piles up', () => {
  const session = open(blockFall);
  session.show(false);
  session.hub.tap('test', 'left');
  session.hub.tap('test', 'start');
  session.show(true);
  ticks(session, 5);
  expect(well(session)).toMatchObject({ tick: 0, phase: 'ready' });
});

test('a key pressed during a rewind counts after it if it is still held', async () => {
  const session = open(blockFall);
  begin(session);
  ticks(session, 60);
  const { tick } = well(session);
  session.hub.press('key:KeyR', 'host:rewind');
  await vi.waitUntil(() => well(session).tick < tick, { timeout: 20_000 });
  session.hub.press('key:ArrowUp', 'cw');
  session.hub.tap('key:Space', 'drop');
  session.hub.release('key:KeyR', 'host:rewind');
  const from = well(session).tick;
  ticks(session, 2);
  const told = session.run.replay().actions.filter(([at]) => at >= from);
  expect(told).toEqual([[from, session.controls.find(({ id }) => id === 'cw')?.press]]);
});

test('a run that was stored while its tab was hidden is no longer offered once it has ended', () => {
  const session = open(blockFall);
  begin(session);
  ticks(session, 140);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(localStorage.getItem('run:block-fall')).toBeTruthy();
  vi.restoreAllMocks();
  for (let drop = 0; drop < 40 && status(session).phase === 'playing'; drop++) {
    session.hub.tap('test', 'drop');
    ticks(session, 2);
  }
  expect(status(session).phase).toBe('over');
  expect(localStorage.getItem('run:block-fall')).toBeNull();
});

test("a run that another tab has stored since stays when this tab's run is left again or ends", () => {
  const session = open(blockFall);
  begin(session);
  ticks(session, 140);
  window.dispatchEvent(new Event('pagehide'));
  const text = '{"version":1,"text":"another"}';
  localStorage.setItem('run:block-fall', text);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('run:block-fall')).toBe(text);
  for (let drop = 0; drop < 40 && status(session).phase === 'playing'; drop++) {
    session.hub.tap('test', 'drop');
    ticks(session, 2);
  }
  expect(status(session).phase).toBe('over');
  expect(localStorage.getItem('run:block-fall')).toBe(text);
});

test('a covered game stays hidden when its tab is shown again', () => {
  const session = open(blockFall);
  session.show(false, 'cover');
  session.show(false);
  session.show(true);
  expect(session.visible).toBe(false);
  session.show(true, 'cover');
  expect(session.visible).toBe(true);
});
