import type { ChecklistCategory, ChecklistItem } from '../../content/checklist';

export interface ChecklistBand {
  /** The lowest rounded percentage that earns it. */
  readonly from: number;
  readonly title: string;
  readonly message: string;
}

export interface CategoryProgress {
  readonly category: ChecklistCategory;
  readonly checked: number;
  readonly total: number;
}

/** Rounded, 0 to 100; 0 of 0 is 0. */
export function checklistPercent(checked: number, total: number): number {
  return total === 0 ? 0 : Math.round((checked * 100) / total);
}

/** Highest first; the last begins at 0. */
export function checklistBands(product: string): readonly [ChecklistBand, ...ChecklistBand[]] {
  return [
    {
      from: 100,
      title: 'Ultimate 90s Legend',
      message: "Every single one! You don't just remember the 90s, you ARE the 90s!",
    },
    {
      from: 90,
      title: `Total ${product}`,
      message: 'All but a handful! The rest must have been on the night you were grounded.',
    },
    {
      from: 75,
      title: 'Certified 90s Native',
      message: 'Your childhood ran on AA batteries, blank tapes and penny sweets.',
    },
    {
      from: 60,
      title: 'Proper 90s Child',
      message: 'Knees grazed, tape rewound, home when the street lights came on.',
    },
    {
      from: 45,
      title: '90s Enthusiast',
      message: 'You can tell a pog from a Tazo, and that is nothing to sniff at.',
    },
    {
      from: 30,
      title: '90s Dabbler',
      message: 'You borrowed the decade from an older cousin and gave it back rewound.',
    },
    {
      from: 15,
      title: '90s Visitor',
      message: 'You stayed for tea and one episode. Come round again, there is plenty left.',
    },
    {
      from: 0,
      title: '90s Curious',
      message: 'Just getting started! Explore more 90s nostalgia',
    },
  ];
}

/** @param percent rounded, 0 to 100 */
export function checklistBand(percent: number, product: string): ChecklistBand {
  const bands = checklistBands(product);
  return bands.find((band) => percent >= band.from) ?? bands[0];
}

/** Each category's share, in the order of the list. */
export function progressByCategory(
  ids: Iterable<string>,
  items: readonly ChecklistItem[],
): CategoryProgress[] {
  const ticked = new Set(ids);
  const categories = new Set(items.map((item) => item.category));
  return [...categories].map((category) => {
    const group = items.filter((item) => item.category === category);
    const checked = group.filter((item) => ticked.has(item.id)).length;
    return { category, checked, total: group.length };
  });
}
