import { expect, test } from 'vitest';
import { drawings } from '../../scenes/theme-park/view/drawings';
import { spriteCount } from '../../scenes/theme-park/view/sprites';

test('every place on the sheet has its own drawing', () => {
  expect(drawings).toHaveLength(spriteCount);
  for (const [place, drawing] of drawings.entries()) {
    expect(drawing, `place ${place}`).toMatchObject({ draw: expect.any(Function) });
    expect(drawing.width * drawing.height, `place ${place}`).toBeGreaterThan(0);
  }
  expect(new Set(drawings).size).toBe(spriteCount);
});
