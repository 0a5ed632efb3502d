import { parkTabs } from './parkTabs';

const name = 'theme-park';
/** How long the other tab may take to keep its park before it is taken from it, in ms. */
const patienceMs = 3000;

type Hooks = Readonly<{
  /** Keeps the park at hand. */
  keep: () => void;
  /** Opens the park that another tab has kept. */
  open: () => void;
}>;

type Hold = Readonly<{
  /** Resolves once it is known whether this tab has the park. */
  known: Promise<unknown>;
  dispose: () => void;
}>;

/**
 * Lets one tab of a browser have the park: the first one, until it is closed or another takes over.
 * The others look on. Browsers without locks let every tab have it.
 */
export function holdPark({ keep, open }: Hooks): Hold {
  const { locks } = navigator;
  if (!locks || typeof BroadcastChannel === 'undefined') {
    return { known: Promise.resolve(), dispose: () => {} };
  }
  const channel = new BroadcastChannel(name);
  const gone = new AbortController();
  /** Ends the wait for the other tab's end. */
  let waiting = new AbortController();
  let release: (() => void) | undefined;
  let onKept: (() => void) | undefined;
  let onOwned: (() => void) | undefined;

  const own = (): Promise<void> => {
    onOwned?.();
    const lookedOn = parkTabs.getState().looksOn;
    parkTabs.setState({ looksOn: false });
    if (lookedOn) open();
    return new Promise((resolve) => {
      release = resolve;
    });
  };
  const lookOn = (): void => {
    if (gone.signal.aborted) return;
    release = undefined;
    parkTabs.setState({ looksOn: true });
    waiting = new AbortController();
    const { signal } = waiting;
    locks.request(name, { signal }, own).catch(() => {
      if (!signal.aborted) lookOn();
    });
  };
  const takeOver = async (): Promise<void> => {
    channel.postMessage('keep');
    await new Promise<void>((resolve) => {
      onKept = resolve;
      setTimeout(resolve, patienceMs);
    });
    if (gone.signal.aborted || !parkTabs.getState().looksOn) return;
    waiting.abort();
    const owned = new Promise<void>((resolve) => {
      onOwned = resolve;
    });
    // Ends only when another tab takes it over in turn.
    locks.request(name, { steal: true }, own).catch(lookOn);
    await owned;
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'kept') onKept?.();
    if (data !== 'keep' || !release) return;
    keep();
    channel.postMessage('kept');
  };
  const claim = (): Promise<void> =>
    new Promise((known) => {
      const claimed = locks.request(name, { ifAvailable: true }, (lock) => {
        if (gone.signal.aborted) return undefined;
        const held = lock ? own() : lookOn();
        known();
        return held;
      });
      claimed.catch(lookOn);
    });
  /** A browser does not keep a page that holds a lock for the Back button. */
  const { signal } = gone;
  window.addEventListener(
    'pagehide',
    () => {
      // The next tab opens what is kept: it must be there before the lock is free.
      if (release) keep();
      release?.();
    },
    { signal },
  );
  window.addEventListener('pageshow', ({ persisted }) => persisted && void claim(), { signal });
  parkTabs.setState({ takeOver });
  return {
    known: claim(),
    dispose: () => {
      gone.abort();
      waiting.abort();
      release?.();
      channel.close();
      parkTabs.setState({ looksOn: false, takeOver: async () => {} });
    },
  };
}
