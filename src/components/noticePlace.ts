/** Where the list of notices stands, and how wide it is; as the list takes it. */
export type NoticePlace = Readonly<{
  position: 'bottom-right' | 'top-right';
  offset: Readonly<{ top: number | string; right?: number; left?: number }>;
  width?: number;
  /** One notice at a time, in as few lines as it can. */
  compact?: true;
}>;

type Box = Readonly<{ left: number; top: number; right: number; bottom: number }>;

const margin = 12;
const usualWidth = 356;
/** The narrowest column in which a sentence can still be read. */
const leastWidth = 160;
/** Of a notice with a second line, and the edges of those behind it. */
const height = 118;
const compactHeight = 68;

/** At the top they leave the page's bar to be pressed. */
export const usualPlace: NoticePlace = {
  position: 'bottom-right',
  offset: { top: 'calc(var(--bar-height) + 12px)' },
};

/** Pixels that two boxes share. */
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

function candidatesFor(glass: Box): readonly Candidate[] {
  const { innerWidth, innerHeight } = window;
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const right = innerWidth - margin;
  const width = Math.min(usualWidth, innerWidth - 2 * margin);
  const beside = Math.floor(Math.min(width, right - glass.right - margin));
  const below = Math.max(0, bar) + margin;
  const at = (top: number, wide: number, tall = height): Box => ({
    left: right - wide,
    top,
    right,
    bottom: top + tall,
  });
  const atBottom = innerHeight - 2 * margin - height;
  const candidates: Candidate[] = [
    { place: usualPlace, box: at(atBottom, width) },
    { place: { position: 'top-right', offset: { top: below } }, box: at(below, width) },
  ];
  if (beside >= leastWidth) {
    candidates.push(
      { place: { ...usualPlace, width: beside }, box: at(atBottom, beside) },
      {
        place: { position: 'top-right', offset: { top: margin, right: margin }, width: beside },
        box: at(margin, beside),
      },
    );
  }
  candidates.push({
    place: { position: 'top-right', offset: { top: 6, left: 8, right: 8 }, compact: true },
    box: at(6, width, compactHeight),
  });
  return candidates;
}

/**
 * The place of notices now: at the bottom right, unless a game's picture is there. Of the places
 * that leave the picture alone, the one that covers the least of its pad and buttons.
 */
export function noticePlace(): NoticePlace {
  const glasses = boxesOf('[data-game-stage]').filter(
    ({ bottom, top }) => bottom > 0 && top < innerHeight,
  );
  if (glasses.length === 0) return usualPlace;
  const pads = boxesOf('[data-dpad], [data-keep-clear]');
  let best = usualPlace;
  let least = Number.POSITIVE_INFINITY;
  for (const { place, box } of candidatesFor(glasses[0])) {
    const cost = 1000 * covered(box, glasses) + covered(box, pads);
    if (cost >= least) continue;
    least = cost;
    best = place;
  }
  return best;
}
