import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { capitalised, counted } from '../kit/rules/words';
import type { ViewRun } from '../kit/run/Run';
import { useRunVersion } from '../kit/view/useRunVersion';
import type { ReactViewProps } from '../kit/view/View';
import styles from './KlondikeBoard.module.css';
import { cardName, pileName } from './narrate';
import { placesFor } from './rules/hints';
import { cardAt, columnCount, type KlondikeState, pile } from './rules/KlondikeState';
import type { KlondikeTypes } from './rules/klondikeRules';
import { canMove, sizeOf, topOf } from './rules/moves';
import { notebookOf } from './tableNotes';
import { CardFace } from './view/CardFace';
import { startCascade } from './view/cascade';
import { connectDrags } from './view/connectDrags';
import { suitPaths } from './view/faces';
import { baseX, type Placed, placeCards } from './view/placeCards';

type Props = ReactViewProps<ViewRun<KlondikeTypes>>;

/** Cards picked up by a click or Enter, until they are put down. */
type Held = Readonly<{ from: number; count: number }>;
/** Where the keyboard cursor is: a pile, and how many open cards of it are under the cursor. */
type Stop = Readonly<{ pile: number; up: number }>;

const pileOrder = [pile.stock, pile.waste, 7, 8, 9, 10, 0, 1, 2, 3, 4, 5, 6] as const;

function cardsFrom(state: Readonly<KlondikeState>, placed: Placed): Held | undefined {
  if (!placed.faceUp || placed.pile === pile.stock) return undefined;
  const count = placed.size - placed.index;
  if (placed.pile >= columnCount && count !== 1) return undefined;
  return sizeOf(state, placed.pile) >= count ? { from: placed.pile, count } : undefined;
}

/** The table: every card is a button that can be dragged, clicked, or reached by arrow keys. */
export function KlondikeBoard({ run, options }: Props) {
  useRunVersion(run);
  const notebook = notebookOf(run);
  const { hint } = useSyncExternalStore(notebook.onChange, notebook.read, notebook.read);
  const board = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [held, setHeld] = useState<Held>();
  const [reached, setReached] = useState<Stop>({ pile: pile.stock, up: 0 });
  const [ended, setEnded] = useState(-1);
  const { state } = run;
  const cards = placeCards(state);
  const cascading = state.won && !options.reducedMotion && ended !== state.endTick;

  const move = (from: number, to: number, count: number): boolean => {
    if (!canMove(run.state, from, to, count)) return false;
    run.dispatch({ type: 'move', from, to, count });
    return true;
  };
  const draw = () => run.dispatch({ type: 'draw' });
  const sendAway = ({ from, count }: Held) => {
    const to = placesFor(run.state, from, count).at(0);
    if (to !== undefined) move(from, to, count);
  };
  const act = useRef({ move, cards });
  useEffect(() => {
    act.current = { move, cards };
  });

  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const heldBy = (card: number) => {
      const placed = act.current.cards.find((one) => one.card === card);
      return placed && cardsFrom(run.state, placed);
    };
    return connectDrags(element, {
      lift(card) {
        const taken = heldBy(card);
        if (!taken) return [];
        return act.current.cards
          .filter((one) => one.pile === taken.from && one.index >= one.size - taken.count)
          .sort((a, b) => a.index - b.index)
          .flatMap(({ card }) => element.querySelector<HTMLElement>(`[data-card="${card}"]`) ?? []);
      },
      drop(card, x, y) {
        const taken = heldBy(card);
        if (!taken) return;
        const bases = [...element.querySelectorAll<HTMLElement>('[data-pile]')];
        const near = bases
          .map((base) => {
            const { left, width, top } = base.getBoundingClientRect();
            const to = Number(base.dataset.pile);
            const below = to < columnCount ? y > top - width : y < top + width;
            return { to, gap: Math.abs(x - left - width / 2), width, below };
          })
          .filter(({ gap, width, below }) => below && gap < width * 0.9)
          .sort((a, b) => a.gap - b.gap);
        for (const { to } of near) if (act.current.move(taken.from, to, taken.count)) return;
      },
    });
  }, [run]);

  useEffect(() => {
    const table = board.current;
    const surface = canvas.current;
    if (!cascading || !table || !surface) return;
    const { left, top } = table.getBoundingClientRect();
    const bases = [7, 8, 9, 10].map((of) =>
      table.querySelector(`[data-pile="${of}"]`)?.getBoundingClientRect(),
    );
    const starts = bases.map((base) => ({
      x: (base?.left ?? left) - left,
      y: (base?.top ?? top) - top,
    }));
    return startCascade(surface, starts, bases[0]?.width ?? 60);
  }, [cascading]);

  const pressCard = (placed: Placed) => {
    if (placed.pile === pile.stock) return draw();
    if (held && move(held.from, placed.pile, held.count)) return setHeld(undefined);
    const taken = cardsFrom(run.state, placed);
    const same = taken && held && taken.from === held.from && taken.count === held.count;
    setHeld(same ? undefined : taken);
  };
  const pressPile = (of: number) => {
    if (of === pile.stock) return draw();
    if (held && of < pile.waste) move(held.from, of, held.count);
    setHeld(undefined);
  };

  /** The focus stops of a pile: the cards face up, or the pile itself. */
  const stopsIn = (of: number): number =>
    of < columnCount ? Math.max(1, state.counts[of] - state.down[of]) : 1;
  const focusAt = (of: number, up: number) => {
    const most = stopsIn(of) - 1;
    const place = { pile: of, up: Math.max(0, Math.min(most, up)) };
    setReached(place);
    const card = stopCard(state, place);
    const name = card >= 0 && of !== pile.stock ? `[data-card="${card}"]` : `[data-pile="${of}"]`;
    board.current?.querySelector<HTMLElement>(name)?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const { key } = event;
    const at = pileOrder.indexOf(reached.pile as (typeof pileOrder)[number]);
    const top = at < 6;
    const inColumn = reached.pile < columnCount;
    let handled = true;
    if (event.ctrlKey && key !== 'z') return;
    if (key === 'ArrowLeft') focusAt(pileOrder[Math.max(top ? 0 : 6, at - 1)], 99);
    else if (key === 'ArrowRight') focusAt(pileOrder[Math.min(top ? 5 : 12, at + 1)], 99);
    else if (key === 'ArrowUp') {
      if (inColumn && reached.up > 0) focusAt(reached.pile, reached.up - 1);
      else if (inColumn) focusAt(pileOrder[Math.min(5, Math.max(0, reached.pile - 1))], 0);
    } else if (key === 'ArrowDown') {
      if (top) focusAt([0, 1, 3, 4, 5, 6][at], 99);
      else focusAt(reached.pile, reached.up + 1);
    } else if (key === ' ') {
      const placed = cards.find(({ card }) => card === stopCard(state, reached));
      const taken = placed && cardsFrom(state, placed);
      if (reached.pile === pile.stock) draw();
      else if (taken) sendAway(taken);
    } else if (key === 'd' || key === 'D') draw();
    else if (key === 'u' || key === 'U' || key === 'z') run.dispatch({ type: 'undo', count: 1 });
    else if (key === 'Escape' && held) setHeld(undefined);
    else handled = false;
    if (!handled) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const isHeld = ({ pile: of, index, size }: Placed): boolean =>
    held !== undefined && of === held.from && index >= size - held.count;
  const hintedAs = ({ pile: of, index, size }: Placed): 'from' | 'to' | undefined => {
    if (!hint) return undefined;
    if (of === hint.from && index === size - Math.max(1, hint.count)) return 'from';
    return of === hint.to && index === size - 1 ? 'to' : undefined;
  };
  const reachedCard = stopCard(state, reached);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a look of its own
    <div
      ref={board}
      role="group"
      aria-label="Cards"
      className={styles.board}
      data-still={options.reducedMotion ? '' : undefined}
      onFocus={({ target }) => {
        // A screen reader moves the focus without our keys.
        const placed = cards.find(({ card }) => String(card) === target.dataset.card);
        if (placed) setReached({ pile: placed.pile, up: placed.underUp });
        else if (target.dataset.pile) setReached({ pile: Number(target.dataset.pile), up: 0 });
      }}
      onKeyDown={keys}
    >
      {pileOrder.map((of) => (
        <button
          key={of}
          type="button"
          className={styles.base}
          data-pile={of}
          data-hinted={hint?.to === of && sizeOf(state, of) === 0 ? 'to' : undefined}
          style={{ '--x': baseX(of), '--row': of < columnCount ? 1 : 0 } as CSSProperties}
          tabIndex={reached.pile === of && (reachedCard < 0 || of === pile.stock) ? 0 : -1}
          aria-label={baseLabel(state, of)}
          onClick={() => {
            setReached({ pile: of, up: 0 });
            pressPile(of);
          }}
        >
          {of >= pile.foundation && of < pile.waste && (
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <path d={suitPaths[of - pile.foundation]} />
            </svg>
          )}
          {of === pile.stock && <span aria-hidden="true">↻</span>}
        </button>
      ))}
      {cards.map((placed) => (
        <button
          key={placed.card}
          type="button"
          className={styles.card}
          data-card={placed.card}
          data-down={placed.faceUp ? undefined : ''}
          data-held={isHeld(placed) ? '' : undefined}
          data-hinted={hintedAs(placed)}
          style={styleOf(placed, state)}
          tabIndex={placed.card === reachedCard && reached.pile !== pile.stock ? 0 : -1}
          aria-pressed={placed.faceUp ? isHeld(placed) : undefined}
          aria-label={
            placed.faceUp
              ? `${cardName(placed.card)}, ${pileName(placed.pile)}`
              : `A card face down, ${pileName(placed.pile)}`
          }
          onClick={(event) => {
            setReached({ pile: placed.pile, up: placed.underUp });
            if (event.detail < 2) pressCard(placed);
          }}
          onDoubleClick={() => {
            setHeld(undefined);
            const taken = cardsFrom(run.state, placed);
            if (taken) sendAway(taken);
            else if (placed.pile === pile.stock) draw();
          }}
        >
          {placed.faceUp && <CardFace card={placed.card} />}
        </button>
      ))}
      {cascading && (
        <canvas
          ref={canvas}
          className={styles.cascade}
          onPointerDown={() => setEnded(state.endTick)}
        />
      )}
    </div>
  );
}

/** The card that has the keyboard cursor in a pile, or -1. */
function stopCard(state: Readonly<KlondikeState>, { pile: of, up }: Stop): number {
  if (of >= columnCount) return topOf(state, of);
  const shown = state.counts[of] - state.down[of];
  if (shown === 0) return -1;
  return cardAt(state, of, state.down[of] + Math.min(up, shown - 1));
}

function baseLabel(state: Readonly<KlondikeState>, of: number): string {
  if (of === pile.stock) {
    return state.stockCount > 0
      ? `Stock, ${counted(state.stockCount, 'card')}. Draw.`
      : 'Stock, empty. Turn the drawn cards over.';
  }
  const size = sizeOf(state, of);
  if (of < columnCount && state.down[of] > 0) {
    return `Column ${of + 1}, ${state.down[of]} face down, ${size - state.down[of]} face up`;
  }
  const name = pileName(of);
  return `${capitalised(name)}${size === 0 ? ', empty' : ''}`;
}

function styleOf(placed: Placed, state: Readonly<KlondikeState>): CSSProperties {
  const { x, pile: of, index, size, under, underUp } = placed;
  const column = of < columnCount;
  const down = column ? state.down[of] : 0;
  return {
    '--x': x,
    '--row': column ? 1 : 0,
    '--fan': column ? under * 0.14 + underUp * 0.34 : 0,
    '--full': column ? Math.max(0.01, down * 0.14 + Math.max(0, size - down - 1) * 0.34) : 1,
    zIndex: index + 1,
  } as CSSProperties;
}
