import type { PointSpec } from '../../../scenes/kit/rules/controls';
import type { WorldAt } from '../../../scenes/kit/view/View';
import { Disposer } from '../../lib/Disposer';
import type { GameSession } from '../session/GameSession';
import { type Direction, directionOf } from './direction';

/** CSS pixels that a finger must travel for a swipe. */
const swipePx = 24;
/** A finger that has rested on the picture for longer points, where the game knows places; ms. */
const flickMs = 150;
/** How long the picture is taken to stay where it is in the page; ms. */
const measureEveryMs = 250;

type Session = Pick<GameSession, 'controls' | 'hub' | 'run'>;
/** One finger or pen from when it touches to when it lifts. */
type Touch = {
  id: number;
  x: number;
  y: number;
  at: number;
  as: 'any' | 'swipe' | 'point' | 'done';
};

/**
 * Lets a pointer act on a game's picture: swipes press their controls, and places and axes learn in
 * the world's units where it is. A finger does the one or the other: where a game knows both, a
 * flick is a swipe, and whatever rests or goes slowly points.
 * @param mapping how the view turns CSS pixels into the world's units, once there is one
 * @returns a cleanup function
 */
export function connectScreenPointer(
  stage: HTMLElement,
  session: Session,
  mapping: () => WorldAt | undefined,
): () => void {
  const disposer = new Disposer();
  const points = createPoints(stage, session, mapping);
  const hasSwipes = (): boolean => session.controls.some(({ swipe }) => swipe !== undefined);
  let touch: Touch | undefined;

  const swiped = (direction: Direction): boolean => {
    const control = session.controls.find(({ swipe }) => swipe === direction);
    if (control) session.hub.tap('swipe', control.id);
    return control?.swipeOnce !== true;
  };
  /** Whether the finger swipes with this move. */
  const swipes = (finger: Touch, event: PointerEvent): boolean => {
    if (finger.as === 'any' && points.any() && event.timeStamp - finger.at > flickMs) return false;
    const { clientX: x, clientY: y } = event;
    const direction = directionOf(x - finger.x, y - finger.y, swipePx, undefined);
    if (!direction) return finger.as === 'swipe' || !points.any();
    finger.x = x;
    finger.y = y;
    finger.as = swiped(direction) ? 'swipe' : 'done';
    return true;
  };

  disposer.listen(stage, 'pointerdown', (event: PointerEvent) => {
    const { pointerId: id, clientX: x, clientY: y, timeStamp: at } = event;
    if (event.pointerType === 'mouse') return points.point(event, true);
    if (touch) return;
    touch = { id, x, y, at, as: hasSwipes() ? 'any' : 'point' };
    if (touch.as === 'point') points.point(event, true);
  });
  disposer.listen(stage, 'pointermove', (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return points.point(event, false);
    if (event.pointerId !== touch?.id || touch.as === 'done') return;
    if (touch.as !== 'point' && swipes(touch, event)) return;
    if (!points.any() || touch.as === 'swipe') return;
    // Within a flick's time it may still become one.
    if (touch.as === 'any' && event.timeStamp - touch.at <= flickMs) return;
    points.point(event, touch.as === 'any');
    touch.as = 'point';
  });
  const lift = (event: PointerEvent): void => {
    if (event.pointerId !== touch?.id) return;
    // Neither far nor long: a tap.
    if (touch.as === 'any' && event.type === 'pointerup') points.point(event, true);
    touch = undefined;
  };
  disposer.listen(stage, 'pointerup', lift);
  disposer.listen(stage, 'pointercancel', lift);
  disposer.add(points.dispose);
  return () => disposer.dispose();
}

/** Hands on where the pointer is: rounded, and only where that says something new. */
function createPoints(stage: HTMLElement, session: Session, mapping: () => WorldAt | undefined) {
  const { run } = session;
  const specs = (): readonly PointSpec[] => session.controls.flatMap(({ point }) => point ?? []);
  let place: Readonly<{ x: number; y: number }> | undefined;
  let said = '';
  let box = stage.getBoundingClientRect();
  let measuredAt = Number.NEGATIVE_INFINITY;

  /** Tells the run where the pointer is, as its controls round it. */
  const tell = (isPressed = false): void => {
    if (!place) return;
    const { x, y } = place;
    const now: string[] = [];
    const due = specs().map(({ along, step, move, tap }) => {
      const round = (value: number): number => Math.round(value / step) * step || 0;
      const [px, py] = [along === 'y' ? 0 : round(x), along === 'x' ? 0 : round(y)];
      now.push(`${px} ${py}`);
      return { moved: move(px, py), tapped: isPressed ? tap?.(px, py) : undefined };
    });
    const text = now.join();
    for (const { moved, tapped } of due) {
      if (text !== said) run.dispatch(moved);
      if (tapped) run.dispatch(tapped);
    }
    said = text;
  };
  const find = ({ clientX, clientY, timeStamp }: PointerEvent): void => {
    const worldAt = mapping();
    if (!worldAt) return;
    // Asking for the layout at every move would cost more than the move itself.
    if (timeStamp - measuredAt > measureEveryMs) {
      measuredAt = timeStamp;
      box = stage.getBoundingClientRect();
    }
    place = worldAt(clientX - box.left - stage.clientLeft, clientY - box.top - stage.clientTop);
  };
  // After a resume, or with another state, the run must be told again where the pointer is.
  const unsubscribe = run.status.subscribe((now, before) => {
    const goesOn = before.paused !== undefined && now.paused === undefined;
    if (!goesOn && now.generation === before.generation) return;
    said = '';
    if (now.phase === 'playing' && now.paused === undefined && !now.watching) tell();
  });
  return {
    any: (): boolean => specs().length > 0,
    point(event: PointerEvent, isPressed: boolean): void {
      if (specs().length === 0) return;
      find(event);
      tell(isPressed);
    },
    dispose: unsubscribe,
  };
}
