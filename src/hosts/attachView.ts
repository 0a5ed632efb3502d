import { type View, ViewError } from '../../scenes/kit/view/View';
import { Disposer } from '../lib/Disposer';
import { watchBox } from './watchBox';
import { watchVisibility } from './watchVisibility';

/**
 * Puts a view into a new, empty element. After every await it checks `signal`, which is aborted on
 * disposal.
 */
export type MountInto = (element: HTMLElement, signal: AbortSignal) => Promise<View>;

export type AttachedState = Readonly<
  | { phase: 'loading' }
  | { phase: 'ready'; view: View }
  /** `error` is a sentence for the visitor. */
  | { phase: 'failed'; error: string }
>;

/** This many lost contexts within the window mean that the device cannot draw this. */
const maxLosses = 3;
const lossWindowMs = 10_000;

export const cannotLoad =
  'The game could not be loaded. Check the connection and try again, or reload the page.';
const cannotDraw = 'This browser keeps losing its graphics, so the picture has been stopped.';

/**
 * Keeps one view mounted in `host`: a new element per mount, exactly one dispose per view, a resize
 * when the box or the pixel ratio changes, a pause while the visitor cannot see it, and a new mount
 * when the graphics context is lost.
 * @returns a function that removes the view without a trace
 */
export function attachView(
  host: HTMLElement,
  mount: MountInto,
  report: (state: AttachedState) => void,
): () => void {
  const losses: number[] = [];
  let current = mountOnce();

  function mountOnce(): Disposer {
    const disposer = new Disposer();
    const abort = new AbortController();
    const element = document.createElement('div');
    // A canvas is black until its first frame is drawn.
    element.style.cssText = 'position:absolute;inset:0;overflow:hidden;opacity:0';
    host.append(element);
    disposer.add(() => element.remove());
    disposer.add(() => abort.abort());
    disposer.listen(element, 'webglcontextlost', (event) => lost(event, disposer), {
      capture: true,
    });
    report({ phase: 'loading' });
    mount(element, abort.signal).then(
      (view) => {
        if (disposer.disposed) view.dispose();
        else adopt(view, element, disposer);
      },
      (error: unknown) => {
        if (disposer.disposed) return;
        console.error(error);
        report({ phase: 'failed', error: error instanceof ViewError ? error.message : cannotLoad });
      },
    );
    return disposer;
  }

  function adopt(view: View, element: HTMLElement, disposer: Disposer): void {
    element.style.opacity = '';
    disposer.add(() => view.dispose());
    disposer.add(watchBox(host, (width, height, ratio) => view.resize(width, height, ratio)));
    disposer.add(watchVisibility(host, (visible) => (visible ? view.resume() : view.pause())));
    report({ phase: 'ready', view });
  }

  function lost(event: Event, disposer: Disposer): void {
    // Disposing a view loses its context on purpose.
    if (disposer.disposed) return;
    // The engine must not restore a context that is about to be thrown away.
    event.stopPropagation();
    disposer.dispose();
    const now = performance.now();
    losses.push(now);
    if (losses.filter((at) => now - at < lossWindowMs).length >= maxLosses) {
      current = new Disposer();
      report({ phase: 'failed', error: cannotDraw });
    } else if (document.hidden) {
      current = mountWhenShown();
    } else {
      current = mountOnce();
    }
  }

  /** Some systems refuse a hidden tab a new context. */
  function mountWhenShown(): Disposer {
    const disposer = new Disposer();
    disposer.listen(document, 'visibilitychange', () => {
      if (document.hidden) return;
      disposer.dispose();
      current = mountOnce();
    });
    report({ phase: 'loading' });
    return disposer;
  }

  return () => current.dispose();
}
