import type { Presence } from './Chat';

/** The room's rate limit: at most this many calls in this many ms, or it closes the channel. */
const maxCalls = 5;
const period = 31_000;

/** The two calls that set a visitor's presence in a channel. */
export type PresenceCalls = Readonly<{
  track(presence: Presence): Promise<unknown>;
  untrack(): Promise<unknown>;
}>;

export interface PresenceKeeper {
  /** undefined means not present. */
  set(presence: Presence | undefined): void;
  /** A channel was joined. It does not know this visitor yet. */
  joined(calls: PresenceCalls): void;
  /** The channel is gone. */
  left(): void;
}

/**
 * Keeps the visitor's presence equal to the last value that was set, within the room's rate limit. A
 * change is `untrack` and then `track`: otherwise clients would keep the old entry beside the new.
 */
export function createPresenceKeeper(wanted: Presence | undefined): PresenceKeeper {
  let channel: PresenceCalls | undefined;
  let shown: Presence | undefined;
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let calls: number[] = [];

  function mayCall(count: number): boolean {
    const now = Date.now();
    calls = calls.filter((time) => now - time < period);
    const spare = maxCalls - calls.length - count;
    if (spare >= 0) return true;
    timer ??= setTimeout(
      () => {
        timer = undefined;
        void flush();
      },
      calls[-spare - 1] + period - now,
    );
    return false;
  }

  async function flush(): Promise<void> {
    if (busy) return;
    busy = true;
    try {
      while (channel && shown !== wanted) {
        const [to, next, before] = [channel, wanted, shown];
        if (!mayCall((before ? 1 : 0) + (next ? 1 : 0))) return;
        shown = next;
        if (before) {
          calls.push(Date.now());
          await to.untrack();
        }
        if (next && channel === to) {
          calls.push(Date.now());
          await to.track(next);
        }
      }
    } catch (error) {
      // The channel closed meanwhile. Joining it again restores the presence.
      console.warn('Presence was not told:', error);
    } finally {
      busy = false;
    }
  }

  return {
    set(presence) {
      wanted = presence;
      void flush();
    },
    joined(next) {
      channel = next;
      shown = undefined;
      void flush();
    },
    left() {
      channel = undefined;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
