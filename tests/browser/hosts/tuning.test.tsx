import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { DotPage, probe } from '../fixtures/DotPage';
import type { DotState } from '../fixtures/dotGame';

const state = () => probe.session?.run.state as DotState;
const status = () => probe.session?.run.status.getState();
const panel = () => document.querySelector<HTMLElement>('[aria-label="Tuning Dot"]');
const field = (label: string) => {
  const input = [...(panel()?.querySelectorAll('input') ?? [])].find((element) => {
    const name = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    return name?.textContent?.startsWith(label);
  });
  if (!input) throw new Error(`no field ${label}`);
  return input;
};
const button = (text: string) => {
  const found = [...(panel()?.querySelectorAll('button') ?? [])].find((element) =>
    element.textContent?.includes(text),
  );
  if (!found) throw new Error(`no button ${text}`);
  return found;
};
const refusal = () => panel()?.querySelector('[role=alert]')?.textContent;

async function open(): Promise<void> {
  await render(<DotPage />);
  await vi.waitUntil(() => probe.phase === 'ready', { timeout: 20_000 });
  await userEvent.keyboard('{Backquote}');
  await vi.waitUntil(() => panel() !== null, { timeout: 10_000 });
}

async function type(label: string, text: string): Promise<void> {
  await userEvent.fill(field(label), text);
  await userEvent.keyboard('{Enter}');
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
  expect(panel()).toBeNull();
});

test('a change affects the running game and shows a badge', async () => {
  await open();
  probe.session?.hub.tap('test', 'start');
  await vi.waitUntil(() => status()?.phase === 'playing');
  await type('Speed', '0.5');
  await vi.waitUntil(() => state().config.speed === 0.5);
  expect(status()).toMatchObject({ tuned: true, practice: true });
  await expect.element(page.getByRole('button', { name: 'tuned', exact: true })).toBeVisible();
  const { x, tick } = state();
  await vi.waitUntil(() => state().tick > tick + 5);
  expect((state().x - x) / (state().tick - tick)).toBeCloseTo(0.5);
});

test('a value out of range is refused with the range', async () => {
  await open();
  await type('Speed', '900');
  expect(refusal()).toBe('Speed must be a number from 0.5 to 8 px per tick.');
  expect(probe.session?.run.config.speed).toBe(1);
  expect(field('Speed').value).toBe('1');
  await type('Lives', '2.5');
  expect(refusal()).toMatch(/whole number from 1 to 9/);
  await type('Speed', 'fast');
  expect(probe.session?.run.config.speed).toBe(1);
  await type('Speed', '2');
  expect(refusal()).toBe('');
  expect(probe.session?.run.config.speed).toBe(2);
});

test('notes, units and ranges show at the fields', async () => {
  await open();
  const speed = page.getByRole('textbox', { name: 'Speed, px per tick' });
  await expect
    .element(speed)
    .toHaveAccessibleDescription(/How fast it runs\..*0\.5 to 8 px per tick/);
  expect(field('Width').title).toContain('Applies from the next run.');
});

test('a value that needs a restart says so and offers it', async () => {
  await open();
  probe.session?.hub.tap('test', 'start');
  await vi.waitUntil(() => status()?.phase === 'playing');
  await type('Width', '200');
  expect(state().config.width).toBe(160);
  await userEvent.click(button('to apply a change'));
  expect(state().config.width).toBe(200);
  expect(state().phase).toBe('ready');
});

test('changes survive a reload by key; outdated and impossible ones are dropped', async () => {
  await open();
  await type('Speed', '2');
  await cleanup();
  const kept = JSON.parse(localStorage.getItem('tuning:dot') ?? '');
  expect(kept).toEqual({ version: 1, values: { speed: 2 } });
  kept.values = { ...kept.values, gone: 3, lives: 99, bounces: 'yes' };
  localStorage.setItem('tuning:dot', JSON.stringify(kept));
  await open();
  expect(probe.session?.run.config).toMatchObject({ speed: 2, lives: 3, bounces: true });
  expect(JSON.parse(localStorage.getItem('tuning:dot') ?? '').values).toEqual({ speed: 2 });
});

test('each value can be reset, and all together', async () => {
  await open();
  await type('Speed', '2');
  await type('Lives', '5');
  await userEvent.click(button('Speed back to 1'));
  expect(probe.session?.run.config).toMatchObject({ speed: 1, lives: 5 });
  await userEvent.click(button('Reset everything'));
  expect(probe.session?.run.config).toMatchObject({ speed: 1, lives: 3 });
  expect(status()?.tuned).toBe(false);
  expect(localStorage.getItem('tuning:dot')).toBeNull();
});

test('keys typed into the panel do not reach the game', async () => {
  await open();
  probe.session?.hub.tap('test', 'start');
  await vi.waitUntil(() => status()?.phase === 'playing');
  field('Speed').focus();
  await userEvent.keyboard('{ArrowUp}f');
  expect(state()).toMatchObject({ turns: 0, firing: 0 });
});

test('Save sends what differs and reports the result', async () => {
  await open();
  await type('Speed', '2');
  const send = vi
    .spyOn(window, 'fetch')
    .mockResolvedValueOnce(Response.json({ error: 'No such value.' }, { status: 400 }))
    .mockResolvedValueOnce(Response.json({ saved: ['speed'] }));
  await userEvent.click(button('Save'));
  await vi.waitUntil(() => refusal() === 'No such value.');
  await userEvent.click(button('Save'));
  await vi.waitUntil(() => refusal() === 'Saved speed.');
  expect(JSON.parse(send.mock.calls[1][1]?.body as string)).toEqual({
    game: 'dot',
    values: { speed: 2 },
  });
});
