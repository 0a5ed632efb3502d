import { expect, test } from 'vitest';
import { catalogue, type GameEntry } from '../../scenes/catalogue';
import { startControlOf } from '../../scenes/kit/rules/controls';
import { busyThumbs } from '../../scripts/bench/mount/page/busyThumbs';
import type { GameSession } from '../../src/hosts/session/GameSession';

/** The parts of a session that `busyThumbs` uses, in play. Records the pressed controls. */
async function sessionOf(entry: GameEntry) {
  const { controls } = await entry.load();
  const pressed = new Set<string>();
  const hub = {
    releaseAll: () => {},
    tap: () => {},
    press: (_: string, id: string) => pressed.add(id),
  };
  const run = { status: { getState: () => ({ phase: 'playing' }) } };
  return { session: { hub, run, controls } as unknown as GameSession, pressed, controls };
}

const games = catalogue.filter((entry): entry is GameEntry => entry.kind === 'game');

test.each(games)('busyThumbs presses several controls of $id, and never START', async (entry) => {
  const { session, pressed, controls } = await sessionOf(entry);
  const press = busyThumbs(session);
  for (let frame = 0; frame < 300; frame += 1) press?.(frame);
  expect(pressed.size).toBeGreaterThan(1);
  expect(pressed).not.toContain(startControlOf(controls)?.id);
});
