import type { Presence } from './Chat';

/** The room closes on whoever makes more calls than this in so many ms. */
const mostCalls = 5;
const period = 31_000;

/** The two calls by which a channel learns of a visitor's presence. */
export type PresenceCalls = Readonly<{
  track(presence: Presence): Promise<unknown>;
  untrack(): Promise<unknown>;
}>;

export interface PresenceKeeper {
  /** undefined: not there. */
  set(presence: Presence | undefined): void;
  /** A channel was joined: it knows nothing of this visitor yet. */
  joined(calls: PresenceCalls): void;
  /** The channel is gone. */
  left(): void;
}

/**
 * Keeps what the others see at what was last asked for, in as few calls as the room allows: a
 * change is `untrack` and `track`, since clients would keep the old entry beside a new one.
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
    const spare = mostCalls - calls.length - count;
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
      // The channel went meanwhile; joining it again shows the visitor again.
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
