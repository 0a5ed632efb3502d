import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assistantFacts, assistantTips } from '../../../src/content/assistant';
import type { Act } from '../../../src/toys/assistant/Act';
import { ActQueue } from '../../../src/toys/assistant/ActQueue';
import { homePlace, parseSavedAssistant } from '../../../src/toys/assistant/savedAssistant';
import { type Visit, visitOffers } from '../../../src/toys/assistant/visitOffers';

test('there are ten different tips and ten different facts', () => {
  expect(new Set(assistantTips).size).toBe(10);
  expect(new Set(assistantFacts.map(({ id }) => id)).size).toBe(10);
});

const say = (text: string, time: number): Act => ({ kind: 'speak', speech: { text }, time });
const punch: Act = { kind: 'gesture', gesture: 'punch', time: 100 };

describe('the queue of actions', () => {
  let done: string[] = [];
  let idle: Act | undefined;
  let queue: ActQueue;
  beforeEach(() => {
    vi.useFakeTimers();
    done = [];
    idle = undefined;
    queue = new ActQueue({
      perform: (act) =>
        done.push(act?.kind === 'speak' ? act.speech.text : (act?.kind ?? 'nothing')),
      idle: () => idle,
      idleAfter: 1000,
    });
  });
  afterEach(() => {
    queue.dispose();
    vi.useRealTimers();
  });

  test('each has its duration, one after another', () => {
    queue.add(say('one', 50), punch);
    queue.add(say('two', 50));
    expect(done).toEqual(['one']);
    vi.advanceTimersByTime(50);
    expect(done).toEqual(['one', 'gesture']);
    vi.advanceTimersByTime(150);
    expect(done).toEqual(['one', 'gesture', 'two', 'nothing']);
  });

  test('an interruption comes at once, and waiting actions are dropped', () => {
    queue.add(say('one', 50), say('never', 50));
    queue.interrupt(say('now', 50));
    vi.advanceTimersByTime(500);
    expect(done).toEqual(['one', 'now', 'nothing']);
  });

  test('after a time without an action it fidgets, if allowed', () => {
    vi.advanceTimersByTime(1000);
    expect(done).toEqual([]);
    idle = punch;
    vi.advanceTimersByTime(1000);
    expect(done).toEqual(['gesture']);
    queue.interrupt(say('one', 5000));
    vi.advanceTimersByTime(4900);
    expect(done).toEqual(['gesture', 'one']);
  });

  test('after it is disposed it does nothing more', () => {
    queue.add(say('one', 50), punch);
    queue.dispose();
    queue.add(punch);
    vi.advanceTimersByTime(5000);
    expect(done).toEqual(['one']);
  });
});

const stranger: Visit = {
  unfinished: [],
  best: [],
  quiz: { played: 0, left: [{ id: 'music', name: '90s Music' }], streak: 0, doneToday: false },
  checklist: { ticked: 0, total: 119 },
};

describe('its offers', () => {
  test('are empty for a new visitor', () => {
    expect(visitOffers(stranger)).toEqual([]);
    expect(visitOffers({ ...stranger, checklist: { ticked: 119, total: 119 } })).toEqual([]);
  });

  test('begin with unfinished things, each with the page that helps', () => {
    const offers = visitOffers({
      unfinished: [{ title: 'Snake II', route: '/snake' }],
      best: [{ title: 'Block Fall', route: '/arcadeboy', score: 1200 }],
      quiz: { ...stranger.quiz, played: 4, streak: 3 },
      checklist: { ticked: 40, total: 119 },
    });
    expect(offers.map(({ link }) => link?.to)).toEqual([
      '/snake',
      '/quiz?category=music',
      '/quiz?category=daily',
      '/lifestyle',
      '/arcadeboy',
    ]);
    const texts = offers.map(({ text }) => text).join(' ');
    for (const figure of ['4 of 5', '3 days', '40 of 119', '1200']) expect(texts).toContain(figure);
  });
});

test('any stored position is parsed', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(parseSavedAssistant(stored).place).toEqual(homePlace);
    }),
  );
  const kept = { version: 1, place: { x: 0.25, y: 1 }, away: true, keepTips: true, quiet: true };
  expect(parseSavedAssistant(kept)).toEqual({
    place: { x: 0.25, y: 1 },
    away: true,
    keepTips: true,
    quiet: true,
  });
  expect(parseSavedAssistant({ ...kept, place: { x: 7, y: 0 }, away: 1, quiet: 0 })).toEqual({
    place: homePlace,
    away: false,
    keepTips: true,
    quiet: false,
  });
});
