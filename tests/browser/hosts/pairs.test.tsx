import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { Game } from '../../../scenes/kit/Game';
import { testGames } from '../../kit/games/games';
import type { PairsState } from '../../kit/games/pairs/game';
import { DotPage, probe } from '../fixtures/DotPage';

const entry = {
  id: 'pairs',
  title: 'Pairs',
  load: async () => (await testGames.pairs()) as unknown as Game,
};
const state = () => probe.session?.run.state as PairsState;

/** A closed card that matches the open one, or one that does not. */
function cardFor(fits: boolean): number {
  const { cards, first } = state();
  return cards.findIndex((kind, card) => card !== first && (kind === cards[first]) === fits);
}

function buttonOf(card: number): HTMLButtonElement {
  const board = document.querySelectorAll<HTMLButtonElement>('.dot-screen button');
  return board[card];
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(probe, { session: undefined, phase: '' });
});
afterEach(cleanup);

test('a game of one folder and one entry is played on its own board, by turns', async () => {
  await render(<DotPage entry={entry} />);
  await vi.waitUntil(() => probe.phase === 'ready');
  expect(document.querySelector('canvas')).toBeNull();
  await expect.poll(() => document.querySelectorAll('.dot-screen button').length).toBe(12);

  await page.elementLocator(buttonOf(0)).click();
  await vi.waitUntil(() => state().first === 0);
  await expect.poll(() => buttonOf(0).textContent).toBe(String(state().cards[0]));

  buttonOf(cardFor(false)).click();
  await vi.waitUntil(() => state().turns === 1);
  await expect.poll(() => buttonOf(0).textContent).toBe('?');
  expect(state().tick).toBe(41);

  expect(probe.session?.run.undo()).toBe(true);
  expect(state()).toMatchObject({ first: 0, turns: 0 });
  buttonOf(cardFor(true)).click();
  await vi.waitUntil(() => state().found[0] === 1);
  expect(probe.session?.run.status.getState().practice).toBe(false);
});
