import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type ControlRole,
  type Effect,
  react,
  type SessionEvent,
  type SessionState,
  type Situation,
  stateOf,
} from '../../src/hosts/session/sessionMachine';

const ready: Situation = {
  phase: 'ready',
  paused: undefined,
  watching: false,
  counting: false,
  rewinding: false,
  visible: true,
  unfinished: false,
  rested: true,
  hasSelect: false,
  byTurns: false,
  countsIn: true,
  isFirst: false,
};
const playing: Situation = { ...ready, phase: 'playing' };
const paused: Situation = { ...playing, paused: 'hidden' };

const situations: Readonly<Record<SessionState, Situation>> = {
  ready,
  playing,
  paused,
  'counting in': { ...paused, counting: true },
  rewinding: { ...playing, rewinding: true },
  watching: { ...playing, watching: true },
  over: { ...ready, phase: 'over' },
};
const states = Object.keys(situations) as SessionState[];

const events: Readonly<Record<string, SessionEvent>> = {
  START: { type: 'press', role: 'start' },
  'pause key': { type: 'press', role: 'pause' },
  'game control': { type: 'press', role: 'game' },
  'A or B': { type: 'press', role: 'round' },
  'out of sight': { type: 'pause', reason: 'offscreen' },
  Resume: { type: 'resume' },
  'last beat': { type: 'counted' },
};

const press = (role: ControlRole): SessionEvent => ({ type: 'press', role });

test("the table in the README equals the machine's transitions", () => {
  const readme = readFileSync(new URL('../../src/hosts/README.md', import.meta.url), 'utf8');
  const cells = (row: readonly string[]) => row.map((cell) => cell || '–').join(' | ');
  const normal = readme.replaceAll(/ +/g, ' ');
  expect(normal).toContain(`| ${cells(['state', ...Object.keys(events)])} |`);
  for (const state of states) {
    expect(stateOf(situations[state])).toBe(state);
    const row = Object.values(events).map((event) => react(situations[state], event).join(', '));
    expect(normal).toContain(`| ${cells([state, ...row])} |`);
  }
});

/** A minimal model of a run, a countdown and a rewinder that follows the effects. */
function apply(from: Situation, effect: Effect, event: SessionEvent): Situation {
  switch (effect) {
    case 'pause':
      return { ...from, paused: event.type === 'pause' ? event.reason : 'player' };
    case 'resume':
      return { ...from, paused: undefined, counting: false };
    case 'start counting':
      return { ...from, counting: true };
    case 'count in':
      return { ...from, paused: 'first run', counting: true };
    case 'stop counting':
      return { ...from, counting: false };
    case 'start rewinding':
      return { ...from, rewinding: true };
    case 'stop rewinding':
      return { ...from, rewinding: false };
    case 'restart':
      return { ...from, phase: 'ready', watching: false };
    case 'take up':
      return { ...from, phase: 'playing', paused: 'player', unfinished: false };
    case 'press':
    case 'press start':
      return from.phase === 'ready' ? { ...from, phase: 'playing' } : from;
    case 'release':
    case 'remember press':
    case 'leave by select':
      return from;
  }
}

const allEvents: readonly SessionEvent[] = [
  ...Object.values(events),
  press('rewind'),
  press('select'),
  { type: 'release', role: 'rewind' },
  { type: 'release', role: 'game' },
  { type: 'pause', reason: 'player' },
  { type: 'begun' },
];

/**
 * Changes that come from outside the machine: a run ends, a recording is shown, a page is hidden.
 */
function byItself(from: Situation): readonly Situation[] {
  const runs = from.phase === 'playing' && from.paused === undefined;
  return [
    ...(runs ? [{ ...from, phase: 'over' } as const] : []),
    ...(from.phase === 'over' ? [{ ...from, phase: 'playing', watching: true } as const] : []),
    { ...from, visible: !from.visible },
  ];
}

function walk(first: Situation): readonly Situation[] {
  const seen = new Map([[JSON.stringify(first), first]]);
  for (const from of seen.values()) {
    const next = allEvents.map((event) =>
      react(from, event).reduce((at, effect) => apply(at, effect, event), from),
    );
    for (const to of [...next, ...byItself(from)]) {
      if (!seen.has(JSON.stringify(to))) seen.set(JSON.stringify(to), to);
    }
  }
  return [...seen.values()];
}

describe.each([
  ['a plain page', {}],
  ['a machine with SELECT', { hasSelect: true }],
  ['a game by turns', { byTurns: true, countsIn: false }],
  ['a player who wants no beats', { countsIn: false }],
  ['a run that was left', { unfinished: true }],
])('every transition of %s', (_, changes) => {
  const reached = walk({ ...ready, ...changes });

  test('reaches every state that it can have', () => {
    const names = new Set(reached.map(stateOf));
    expect([...names].sort()).toEqual(
      states.filter((state) => state !== 'counting in' || reached[0].countsIn).sort(),
    );
  });

  test("counts in only while paused, and ignores the game's controls then", () => {
    for (const at of reached) {
      if (at.counting) expect(at.paused).toBeDefined();
      if (at.paused === undefined && !at.rewinding && !at.watching) continue;
      if (at.phase !== 'over') expect(react(at, press('game'))).not.toContain('press');
    }
  });

  test('ignores START, pause and game controls while the page is hidden', () => {
    for (const at of reached) {
      if (at.visible) continue;
      for (const role of ['start', 'pause', 'game'] as const) {
        expect(react(at, press(role))).toEqual([]);
        expect(react(at, { type: 'release', role })).toEqual([]);
      }
    }
  });

  test('a hidden page pauses a running game, but not a turn-based one', () => {
    for (const at of reached) {
      const runs = at.phase === 'playing' && at.paused === undefined;
      const expected = runs && !at.byTurns ? ['pause'] : at.counting ? ['stop counting'] : [];
      expect(react(at, events['out of sight'])).toEqual(expected);
    }
  });

  test('START resumes from every pause, after a count-in if there is one', () => {
    for (const at of reached) {
      if (stateOf(at) !== 'paused' || !at.visible) continue;
      expect(react(at, events.START)).toEqual([at.countsIn ? 'start counting' : 'resume']);
    }
  });

  test('reacts with the same list object each time, so that it allocates nothing', () => {
    for (const at of reached) {
      for (const event of allEvents) expect(react(at, event)).toBe(react({ ...at }, event));
    }
  });
});

test('START restarts a finished run, continues an unfinished one, and pauses where SELECT leaves', () => {
  const { over } = situations;
  expect(react(over, events.START)).toEqual(['restart', 'press']);
  expect(react({ ...over, watching: true }, events.START)).toEqual(['restart', 'press']);
  expect(react({ ...ready, unfinished: true }, events.START)).toEqual(['take up']);
  expect(react({ ...playing, hasSelect: true }, events.START)).toEqual(['pause']);
  expect(react({ ...ready, hasSelect: true }, events.START)).toEqual(['press']);
});

test('a paused recording resumes without a count-in', () => {
  const shown: Situation = { ...paused, watching: true };
  expect(react(shown, events.Resume)).toEqual(['resume']);
});

test('the first run is counted in, and a game control ends that countdown', () => {
  const begun: SessionEvent = { type: 'begun' };
  const first: Situation = { ...playing, isFirst: true };
  expect(react(first, begun)).toEqual(['count in']);
  expect(react(playing, begun)).toEqual([]);
  expect(react({ ...first, watching: true }, begun)).toEqual([]);
  const counting: Situation = { ...first, paused: 'first run', counting: true };
  expect(react(counting, press('game'))).toEqual(['resume', 'press']);
  expect(react(counting, { type: 'counted' })).toEqual(['resume']);
  expect(react(counting, { type: 'pause', reason: 'hidden' })).toEqual(['stop counting']);
  expect(react({ ...counting, paused: 'player' }, press('game'))).toEqual(['remember press']);
  // Where START pauses, it does so then, too.
  expect(react(counting, events.START)).toEqual([]);
  expect(react({ ...counting, hasSelect: true }, events.START)).toEqual(['stop counting']);
});
