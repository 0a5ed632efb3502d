import { afterEach, expect, test, vi } from 'vitest';
import { blockFall } from '../../../scenes/block-fall/game';
import type { Game } from '../../../scenes/kit/Game';
import { encodeSave } from '../../../scenes/kit/rules/saveText';
import { createRun } from '../../../scenes/kit/run/createRun';
import { createSession, type GameSession } from '../../../src/hosts/session/GameSession';
import { codecsNow } from '../../../src/hosts/session/lateCodecs';
import { settings } from '../../../src/stores/settings';

const game = blockFall as unknown as Game;
const sessions: GameSession[] = [];

function open(): GameSession {
  const session = createSession(game, { seed: () => 7 });
  sessions.push(session);
  return session;
}

function play(run: Pick<GameSession['run'], 'advance'>, ticks: number): void {
  for (let tick = 0; tick < ticks; tick += 1) run.advance(1000 / 60);
}

afterEach(() => {
  for (const session of sessions.splice(0)) session.dispose();
  localStorage.clear();
});

// In this order: loaded modules stay loaded.
test('START resumes a run that was left, as soon as it can be read', async () => {
  settings.setState({ countdown: false });
  const left = createRun(game, { seed: () => 7 });
  left.dispatch(game.rules.actions[0]);
  play(left, 150);
  const text = encodeSave(game, left.save());
  localStorage.setItem('run:block-fall', JSON.stringify({ version: 1, text }));

  const session = open();
  expect(codecsNow()).toBeUndefined();
  expect(session.book.getState()).toMatchObject({ unfinished: true, refusal: undefined });
  session.hub.tap('test', 'start');
  expect(session.run.state.tick).toBe(0);
  await vi.waitFor(() => expect(session.run.state.tick).toBe(150));
  expect(session.book.getState()).toMatchObject({ unfinished: false, refusal: undefined });
  expect(session.announcement.getState().text).toMatch(/Continuing/);
});

test('a run is stored at the moment of leaving', () => {
  const session = open();
  session.hub.tap('test', 'start');
  play(session.run, 150);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('run:block-fall')).toContain('S3.');
});
