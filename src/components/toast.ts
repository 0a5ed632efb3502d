export type ToastMessage = Readonly<{
  title: string;
  /** A second, smaller line. */
  description?: string;
  kind?: 'plain' | 'success' | 'error';
  /** How long it stays, in ms; six seconds by default. */
  duration?: number;
}>;

type Deliver = (message: ToastMessage) => void;

let deliver: Deliver | undefined;
let wake: (() => void) | undefined;
let waiting: ToastMessage[] = [];

/**
 * Shows a short notice at the bottom right. It is read aloud; text only. Works at any time in the
 * browser: what is said before the list has loaded waits for it.
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

/** For the host of the list: called when something waits while the list is not there yet. */
export function onToastWaiting(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = undefined;
  };
}

/** For the list: takes what waits, and everything from then on. */
export function connectToasts(listener: Deliver): () => void {
  deliver = listener;
  const messages = waiting;
  waiting = [];
  for (const message of messages) listener(message);
  return () => {
    deliver = undefined;
  };
}
