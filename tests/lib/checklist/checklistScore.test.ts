import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checklistBand,
  checklistPercent,
  progressByCategory,
} from '../../../src/lib/checklist/checklistScore';
import { checklistShareText } from '../../../src/lib/checklist/checklistShareText';
import { items } from './items';

describe('the percentage', () => {
  it('is rounded, and 0 for an empty list', () => {
    expect(checklistPercent(1, 119)).toBe(1);
    expect(checklistPercent(60, 119)).toBe(50);
    expect(checklistPercent(83, 119)).toBe(70);
    expect(checklistPercent(0, 0)).toBe(0);
  });

  it('is 100 only for the whole list', () => {
    expect(checklistPercent(118, 119)).toBe(99);
    expect(checklistPercent(119, 119)).toBe(100);
  });
});

describe('the title', () => {
  it.each([
    [100, 'Ultimate 90s Legend'],
    [99, 'Total 90s Kid'],
    [90, 'Total 90s Kid'],
    [89, 'Certified 90s Native'],
    [75, 'Certified 90s Native'],
    [74, 'Proper 90s Child'],
    [60, 'Proper 90s Child'],
    [59, '90s Enthusiast'],
    [45, '90s Enthusiast'],
    [44, '90s Dabbler'],
    [30, '90s Dabbler'],
    [29, '90s Visitor'],
    [15, '90s Visitor'],
    [14, '90s Curious'],
    [0, '90s Curious'],
  ])('at %i percent is %s', (percent, title) => {
    expect(checklistBand(percent, '90s Kid').title).toBe(title);
  });

  it('has its own message in every band', () => {
    const messages = [100, 90, 75, 60, 45, 30, 15, 0].map(
      (percent) => checklistBand(percent, '90s Kid').message,
    );
    expect(new Set(messages).size).toBe(8);
    for (const message of messages) expect(message.length).toBeGreaterThan(20);
    expect(messages[0]).toContain('you ARE the 90s');
    expect(messages[7]).toBe('Just getting started! Explore more 90s nostalgia');
  });
});

describe('the progress of each category', () => {
  it('counts the ticks in each, in the order of the list', () => {
    const list = [
      ...items(3, 'Music and Radio'),
      { id: 'x', text: 'X', category: 'Games and Toys' as const },
    ];
    expect(progressByCategory(['m2', 'm0', 'gone'], list)).toEqual([
      { category: 'Music and Radio', checked: 2, total: 3 },
      { category: 'Games and Toys', checked: 0, total: 1 },
    ]);
  });
});

describe('the text to share', () => {
  it('states the score, then the title and a challenge', () => {
    expect(checklistShareText(83, 119, '90s Kid')).toBe(
      'I scored 83/119 (70%) on the 90s Kid lifestyle list! My title: Proper 90s Child. Can you beat my score?',
    );
  });

  it('agrees with the score at any number of ticks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 119 }), (checked) => {
        const percent = checklistPercent(checked, 119);
        const text = checklistShareText(checked, 119, '90s Kid');
        expect(text).toContain(`${checked}/119 (${percent}%)`);
        expect(text).toContain(checklistBand(percent, '90s Kid').title);
      }),
    );
  });
});
