import { Disposer } from '../../../lib/Disposer';
import { type PlayerReport, parsePlayerMessage } from './parsePlayerMessage';
import { videoHost } from './videoHost';

/** Of the player's functions, those that a set needs. */
type Command =
  | [name: 'loadVideoById', videoId: string, startAt: number]
  | [name: 'mute' | 'unMute'];

export type PlayerLink = Readonly<{ send(...command: Command): void; dispose(): void }>;

/** How often a player is greeted that has not answered yet, in ms. */
const greetEvery = 250;
const events = ['onReady', 'onStateChange', 'onError', 'onAutoplayBlocked'] as const;

/**
 * Speaks with the video host's player by the messages that its IFrame API exchanges, so that no
 * script of that host runs in our page. A player answers only to who has greeted it; commands wait
 * for its first answer.
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
  // To whoever stands there: a frame that could not load has another origin, and a browser
  // complains of a letter that cannot be delivered. The greeting tells nothing.
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
