export type ToastMessage = Readonly<{
  title: string;
  /** A second, smaller line. */
  description?: string;
  kind?: 'plain' | 'success' | 'error';
  /** How long it is shown, in ms; six seconds by default. */
  duration?: number;
}>;

type Deliver = (message: ToastMessage) => void;

let deliver: Deliver | undefined;
let wake: (() => void) | undefined;
let waiting: ToastMessage[] = [];

/**
 * Shows a short notice at the bottom right, as text only. Screen readers announce it. It works at any
 * time in the browser: notices wait until the list has loaded.
 */
export function toast(title: string, options: Omit<ToastMessage, 'title'> = {}): void {
  const message = { title, ...options };
  if (deliver) {
    deliver(message);
    return;
  }
  waiting.push(message);
  wake?.();
}

/** A handler that says that a part could not be fetched. @param what the subject of the sentence */
export const toastMissed =
  (what: string) =>
  (error: unknown): void => {
    console.warn(error);
    toast(`${what} could not be fetched. Reload the page once you are online.`, { kind: 'error' });
  };

/** For the host of the list: called when a notice waits before the list has loaded. */
export function onToastWaiting(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = undefined;
  };
}

/** For the list: receives the waiting notices and all later ones. */
export function connectToasts(listener: Deliver): () => void {
  deliver = listener;
  const messages = waiting;
  waiting = [];
  for (const message of messages) listener(message);
  return () => {
    deliver = undefined;
  };
}
