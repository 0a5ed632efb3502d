import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { pile } from '../../../scenes/klondike/rules/KlondikeState';
import { topOf } from '../../../scenes/klondike/rules/moves';
import { winnableDeals } from '../../../scenes/klondike/rules/winnable';
import { proofFromText } from '../../../scripts/klondike/proofText';
import { SolitaireToy } from '../../../src/toys/solitaire/SolitaireToy';
import { act, startGame } from '../../klondike/play';
import proofs from '../../klondike/proofs.json';
import { leaveUnpainted } from '../leaveUnpainted';

leaveUnpainted();

const texts: Readonly<Record<string, string>> = proofs.one;
const clicksOf = (deal: number) =>
  proofFromText(texts[deal]).reduce((sum, { draws }) => sum + draws + 2, 0);
/** The deal with the shortest solution in clicks. */
const deal = winnableDeals({ draw: 'one', scoring: 'standard' }).reduce((least, each) =>
  clicksOf(each) < clicksOf(least) ? each : least,
);
const chooseDeal = () => deal;

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const base = (of: number) => `[data-pile="${of}"]`;
const cardAt = (card: number) => `[data-card="${card}"]`;
const there = (check: () => unknown) => vi.waitUntil(check, { timeout: 20_000, interval: 2 });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a shipped deal is won by clicks along its solution, and the cards bounce', async () => {
  await render(
    <div style={{ width: 700, height: 560, position: 'relative', containerType: 'size' }}>
      <h2 id="solitaire-title">Solitaire</h2>
      <MemoryRouter>
        <SolitaireToy labelledBy="solitaire-title" seed={chooseDeal} />
      </MemoryRouter>
    </div>,
  );
  await there(() => document.querySelector(cardAt(51)));
  // A twin of the game says which cards a step of the solution means.
  const twin = startGame({ draw: 'one' }, deal);
  for (const { draws, from, to, count } of proofFromText(texts[deal])) {
    for (let drawn = 0; drawn < draws; drawn += 1) {
      const before = document.querySelector(base(pile.stock))?.getAttribute('aria-label');
      click(base(pile.stock));
      act(twin, { type: 'draw' });
      await there(
        () => document.querySelector(base(pile.stock))?.getAttribute('aria-label') !== before,
      );
    }
    const card =
      from < pile.foundation
        ? twin.columns[from * 19 + twin.counts[from] - count]
        : topOf(twin, from);
    const target = topOf(twin, to);
    const label = document.querySelector(cardAt(card))?.getAttribute('aria-label');
    click(cardAt(card));
    await there(() => document.querySelector(`${cardAt(card)}[aria-pressed="true"]`));
    click(target < 0 ? base(to) : cardAt(target));
    act(twin, { type: 'move', from, to, count });
    await there(() => document.querySelector(cardAt(card))?.getAttribute('aria-label') !== label);
  }
  expect(twin.won).toBe(true);
  await there(() => document.body.textContent?.includes('You won!'));
  await there(() => document.querySelector('canvas'));
}, 120_000);
