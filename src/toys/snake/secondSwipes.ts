import type { GameSession } from '../../hosts/session/GameSession';

/** CSS pixels that a finger must travel for a swipe. */
const swipePx = 24;
const events = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

type Session = Pick<GameSession, 'controls' | 'hub'>;

/** Whose second player a picture's swipes steer. */
const sessions = new WeakMap<Element, Session>();

const padIn = (game: ParentNode): Element | null => game.querySelector('[data-dpad="2"]');

/** Whether a place is on the half of the picture towards the second player's pad. */
function isTheirs({ clientX, clientY }: PointerEvent, glass: Element, game: Element): boolean {
  const own = padIn(game)?.getBoundingClientRect();
  // No second player, or no touch screen.
  if (!own?.width) return false;
  const box = glass.getBoundingClientRect();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const across = own.x + own.width / 2 - x;
  const down = own.y + own.height / 2 - y;
  // Only along the axis on which the pad is away: it need not be right above the picture's middle.
  const isBeside = Math.abs(across) > Math.abs(down);
  return (isBeside ? (clientX - x) * across : (clientY - y) * down) > 0;
}

/**
 * Lets a swipe that begins on the second player's half of the picture steer the second player. It
 * listens as long as the picture exists, and hears nothing while one person plays.
 */
export function steerBySwipes(session: Session): void {
  const game = padIn(document)?.closest('[data-game]');
  const glass = game?.querySelector('[data-game-stage]');
  if (!game || !glass) return;
  const isNew = !sessions.has(glass);
  sessions.set(glass, session);
  if (!isNew) return;
  /** Where each finger began, or last turned. */
  const fingers = new Map<number, PointerEvent>();
  const follow = (event: PointerEvent): void => {
    const { type, pointerId: id } = event;
    if (type === 'pointerdown' && event.pointerType !== 'mouse' && isTheirs(event, glass, game)) {
      fingers.set(id, event);
    }
    const from = fingers.get(id);
    if (!from) return;
    // The first player's swipes must not see it.
    event.stopPropagation();
    if (type !== 'pointerdown' && type !== 'pointermove') {
      fingers.delete(id);
      return;
    }
    const across = event.clientX - from.clientX;
    const down = event.clientY - from.clientY;
    if (Math.hypot(across, down) < swipePx) return;
    const isFlat = Math.abs(across) > Math.abs(down);
    const way = isFlat ? (across < 0 ? 'left' : 'right') : down < 0 ? 'up' : 'down';
    fingers.set(id, event);
    const { controls, hub } = sessions.get(glass) ?? session;
    const second = controls.find(({ swipe }) => swipe === way)?.second;
    if (second) hub.tap('second swipe', second);
  };
  for (const type of events) {
    glass.addEventListener(type, follow as EventListener, { capture: true });
  }
}
