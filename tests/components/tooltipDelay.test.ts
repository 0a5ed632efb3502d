import { expect, it } from 'vitest';
import { tooltipClosed, tooltipDelay } from '../../src/components/tooltipDelay';

it('a tooltip waits 700 ms, but not within 300 ms of the last one', () => {
  expect(tooltipDelay(0)).toBe(700);
  tooltipClosed(1000);
  expect(tooltipDelay(1001)).toBe(0);
  expect(tooltipDelay(1300)).toBe(0);
  expect(tooltipDelay(1301)).toBe(700);
});
