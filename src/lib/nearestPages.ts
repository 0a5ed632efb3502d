type Page = Readonly<{ path: string; label: string }>;

/** What people call pages that are called otherwise here, one word each. */
const otherNames: Readonly<Record<string, string>> = {
  '/virtual-pet': 'tamagotchi pet',
  '/teletext': 'ceefax',
  '/messenger': 'msn chat',
  '/aol': 'mail dialup',
  '/musictv': 'mtv videos',
  '/win95-desktop': 'desktop windows minesweeper solitaire computer',
  '/clippy': 'office',
  '/arcadeboy': 'games arcade tetris play',
  '/theme-park': 'park rollercoaster',
  '/50p': 'coin',
  '/tv-shows': 'telly tv television',
  '/movies': 'films cinema',
  '/snacks': 'food sweets',
  '/settings': 'privacy accessibility about help saves',
  '/today': 'daily news',
  '/': 'start main',
};

const longest = 40;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?)$/, '')
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, longest);

/**
 * How many letters must be put in, taken out, changed, or swapped with their neighbours to make one
 * text of another (optimal string alignment).
 */
export function editDistance(one: string, other: string): number {
  const rows: number[][] = [];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= one.length; i++) {
    const row: number[] = [];
    rows.push(row);
    for (let j = 0; j <= other.length; j++) {
      const changed = at(i - 1, j - 1) + Number(one[i - 1] !== other[j - 1]);
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : changed;
      const least = Math.min(changed, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1);
      row.push(i + j > 0 ? least : 0);
    }
  }
  return at(one.length, other.length);
}

/** 0 for the same name, 1 for nothing in common. */
function strangeness(asked: string, name: string): number {
  if (asked === '' || name === '') return 1;
  if (asked.length > 3 && name.includes(asked)) return 0.2;
  if (name.length > 2 && asked.includes(name)) return 0.25;
  return editDistance(asked, name) / Math.max(asked.length, name.length);
}

const farthest = 0.5;

/**
 * The pages that an unknown path was probably meant for, the likeliest first; at most three.
 * @param path as it was asked for, perhaps with several parts
 */
export function nearestPages<T extends Page>(path: string, pages: readonly T[]): readonly T[] {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A broken escape is compared as it stands.
  }
  const asked = [decoded, ...decoded.split('/')].map(plain).filter((part) => part !== '');
  const scored = pages.map((page) => {
    const names = [page.path, page.label, ...(otherNames[page.path] ?? '').split(' ')].map(plain);
    const distances = asked.flatMap((part) => names.map((name) => strangeness(part, name)));
    return { page, distance: Math.min(1, ...distances) };
  });
  return scored
    .filter(({ distance }) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ page }) => page);
}
