import { Disposer } from '../lib/Disposer';
import type { GameSession } from './session/GameSession';

/** How long a title screen waits for somebody; ms. */
const waitMs = 8000;

/**
 * Lets a title screen play itself once nobody has pressed anything for a while. A key or a press
 * ends that, and then does what it does on the title.
 * @returns a function that stops it
 */
export function connectDemo(session: GameSession, host: HTMLElement): () => void {
  const disposer = new Disposer();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, waitMs);
  };
  const look = (): void => {
    wait();
    const due = timer;
    if (session.run.status.getState().phase !== 'ready') return;
    import('./startDemo')
      .then(({ startDemo }) => startDemo(session, host, () => timer === due))
      .catch(console.info);
  };
  const end = (): void => {
    wait();
    session.endDemo();
  };
  wait();
  for (const type of ['keydown', 'pointerdown']) {
    disposer.listen(document, type, end, { capture: true });
  }
  disposer.add(session.hub.held.subscribe(end));
  disposer.add(() => {
    clearTimeout(timer);
    timer = undefined;
  });
  return () => disposer.dispose();
}
