import { Disposer } from '../../../lib/Disposer';
import { type PlayerReport, parsePlayerMessage } from './parsePlayerMessage';
import { videoHost } from './videoHost';

/** The functions of the player that the set uses. */
type Command =
  | [name: 'loadVideoById', videoId: string, startAt: number]
  | [name: 'mute' | 'unMute'];

export type PlayerLink = Readonly<{ send(...command: Command): void; dispose(): void }>;

/** How often the greeting is repeated until the player answers, in ms. */
const greetEvery = 250;
const events = ['onReady', 'onStateChange', 'onError', 'onAutoplayBlocked'] as const;

/**
 * Talks to the video host's player by the messages of its IFrame API, so that no script of that
 * host runs in our page. A player answers only after it was greeted. Commands wait for its first
 * answer.
 */
export function connectPlayer(
  frame: HTMLIFrameElement,
  report: (report: PlayerReport) => void,
): PlayerLink {
  const disposer = new Disposer();
  let greeting: ReturnType<typeof setInterval> | undefined;
  let connected = false;
  let waiting: string[] = [];

  const post = (message: object, target: string): void =>
    frame.contentWindow?.postMessage(
      JSON.stringify({ ...message, id: 1, channel: 'widget' }),
      target,
    );
  const command = (name: string, ...args: readonly unknown[]): void => {
    const message = { event: 'command', func: name, args };
    if (connected) post(message, videoHost);
    else waiting.push(JSON.stringify(message));
  };
  const stopGreeting = (): void => clearInterval(greeting);
  // Sent to any origin: a frame that could not load has another origin, and the browser would log
  // an error. The greeting contains nothing private.
  const greet = (): void => post({ event: 'listening' }, '*');

  disposer.listen(frame, 'load', () => {
    if (connected) return;
    stopGreeting();
    greet();
    greeting = setInterval(greet, greetEvery);
  });
  disposer.add(stopGreeting);
  disposer.listen(window, 'message', (event: MessageEvent<unknown>) => {
    if (event.source !== frame.contentWindow || event.origin !== videoHost) return;
    const told = parsePlayerMessage(event.data);
    if (!told) return;
    if (!connected) {
      connected = true;
      stopGreeting();
      for (const name of events) command('addEventListener', name);
      for (const message of waiting) post(JSON.parse(message) as object, videoHost);
      waiting = [];
    }
    report(told);
  });

  return { send: command, dispose: () => disposer.dispose() };
}
