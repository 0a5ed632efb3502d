import { expect, test, vi } from 'vitest';
import type { Game } from '../../../scenes/kit/Game';
import { snake } from '../../../scenes/snake/game';
import { createSession } from '../../../src/hosts/session/GameSession';
import { codecsNow } from '../../../src/hosts/session/lateCodecs';

test('nothing that reads or writes recordings loads before a run is played', async () => {
  const session = createSession(snake as unknown as Game, { seed: () => 7 });
  expect(codecsNow()).toBeUndefined();
  session.hub.tap('test', 'start');
  session.run.advance(50);
  await vi.waitFor(() => expect(codecsNow()).toBeDefined());
  session.dispose();
  localStorage.clear();
});
