/** Position and width of the list of notices, in the list's own format. */
export type NoticePlace = Readonly<{
  position: 'bottom-right' | 'top-right';
  offset: Readonly<{ top: number | string; right?: number; left?: number }>;
  width?: number;
  /** Show one notice at a time, in as few lines as possible. */
  compact?: true;
}>;

type Box = Readonly<{ left: number; top: number; right: number; bottom: number }>;

const margin = 12;
const usualWidth = 356;
/** The narrowest readable column, in px. */
const minWidth = 160;
/** The height in px of a notice with two lines, and of the edges of the notices behind it. */
const height = 118;
const compactHeight = 68;

/** The offset from the top in px keeps the navigation bar usable. */
export const usualPlace: NoticePlace = {
  position: 'bottom-right',
  offset: { top: 'calc(var(--bar-height) + 12px)' },
};

/** The area in square px in which two boxes overlap. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, tall);
}

function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

function boxesOf(selector: string): readonly Box[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
}

type Candidate = Readonly<{ place: NoticePlace; box: Box }>;

function candidatesFor(screen: Box): readonly Candidate[] {
  const { innerWidth, innerHeight } = window;
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const right = innerWidth - margin;
  const width = Math.min(usualWidth, innerWidth - 2 * margin);
  const beside = Math.floor(Math.min(width, right - screen.right - margin));
  const below = Math.max(0, bar) + margin;
  const at = (top: number, wide: number, tall = height): Box => ({
    left: right - wide,
    top,
    right,
    bottom: top + tall,
  });
  const strips = boxesOf('[data-notice-strip]').filter((strip) => strip.bottom > strip.top);
  const inStrips = strips.map(
    ({ top, bottom }): Candidate => ({
      place: { position: 'top-right', offset: { top, left: 8, right: 8 }, compact: true },
      box: at(top, width, bottom - top),
    }),
  );
  const atBottom = innerHeight - 2 * margin - height;
  const candidates: Candidate[] = [
    { place: usualPlace, box: at(atBottom, width) },
    { place: { position: 'top-right', offset: { top: below } }, box: at(below, width) },
  ];
  if (beside >= minWidth) {
    candidates.push(
      { place: { ...usualPlace, width: beside }, box: at(atBottom, beside) },
      {
        place: { position: 'top-right', offset: { top: margin, right: margin }, width: beside },
        box: at(margin, beside),
      },
    );
  }
  candidates.push(...inStrips, {
    place: { position: 'top-right', offset: { top: 6, left: 8, right: 8 }, compact: true },
    box: at(6, width, compactHeight),
  });
  return candidates;
}

/**
 * The current place of notices: at the bottom right, unless a game's picture is there. Otherwise it
 * is the place beside the picture that covers the least of the game's pad and buttons. A game may
 * reserve a strip for notices by `data-notice-strip`.
 */
export function noticePlace(): NoticePlace {
  const screens = boxesOf('[data-game-stage]').filter(
    ({ bottom, top }) => bottom > 0 && top < innerHeight,
  );
  if (screens.length === 0) return usualPlace;
  const pads = boxesOf('[data-dpad], [data-keep-clear]');
  let best = usualPlace;
  let least = Number.POSITIVE_INFINITY;
  for (const { place, box } of candidatesFor(screens[0])) {
    const cost = 1000 * covered(box, screens) + covered(box, pads);
    if (cost >= least) continue;
    least = cost;
    best = place;
  }
  return best;
}
