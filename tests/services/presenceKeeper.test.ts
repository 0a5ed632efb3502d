import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPresenceKeeper } from '../../src/services/chat/createPresenceKeeper';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function channel() {
  const calls: { at: number; call: string }[] = [];
  const note = async (call: string) => void calls.push({ at: Date.now(), call });
  return {
    calls,
    names: () => calls.map(({ call }) => call),
    track: (presence: string) => note(presence),
    untrack: () => note('untrack'),
  };
}

test('a change calls untrack and track, and the same value again calls nothing', async () => {
  const keeper = createPresenceKeeper('online');
  const room = channel();
  keeper.joined(room);
  await vi.advanceTimersByTimeAsync(0);
  keeper.set('busy');
  keeper.set('busy');
  await vi.advanceTimersByTimeAsync(0);
  keeper.set(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(room.names()).toEqual(['online', 'untrack', 'busy', 'untrack']);
});

test('makes at most five calls in 30 s, and ends with the last value', async () => {
  const keeper = createPresenceKeeper('online');
  const room = channel();
  keeper.joined(room);
  for (const presence of ['busy', 'brb', 'away', 'phone', 'lunch', 'online', 'busy'] as const) {
    keeper.set(presence);
    await vi.advanceTimersByTimeAsync(1500);
  }
  await vi.advanceTimersByTimeAsync(120_000);
  for (const { at } of room.calls) {
    const near = room.calls.filter((other) => other.at >= at && other.at < at + 30_000);
    expect(near.length).toBeLessThanOrEqual(5);
  }
  expect(room.names().slice(-2)).toEqual(['untrack', 'busy']);
});

test('tracks again on a new channel, without untrack', async () => {
  const keeper = createPresenceKeeper('away');
  const [first, second] = [channel(), channel()];
  keeper.joined(first);
  await vi.advanceTimersByTimeAsync(0);
  keeper.left();
  keeper.set('lunch');
  keeper.joined(second);
  await vi.advanceTimersByTimeAsync(0);
  expect(first.names()).toEqual(['away']);
  expect(second.names()).toEqual(['lunch']);
});
