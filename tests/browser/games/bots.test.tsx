import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import * as gameList from '../../../scenes/gameList';
import type { GameBot } from '../../../scenes/kit/bot/GameBot';
import { decodeReplay } from '../../../scenes/kit/rules/replayText';
import { settings } from '../../../src/stores/settings';
import { verify } from '../../kit/play';
import { DotPage, probe } from '../fixtures/DotPage';

const bots = import.meta.glob<GameBot>('../../../scenes/*/bot/bot.ts', { import: 'bot' });
const texts = import.meta.glob<string>('../../../scenes/*/recordings/*.txt', {
  query: '?raw',
  import: 'default',
});
const games = Object.values(gameList);
const frame = 1000 / 60;
/** How long a game without an end is played, in ticks. */
const longEnough = 1800;
/** The limit for a game with an end: three minutes. */
const maxTicks = 10_800;
/** While a game holds its picture still for a moment, frames pass without a tick. */
const maxFrames = 72_000;

beforeEach(() => {
  localStorage.clear();
  settings.setState({ muted: true });
  Object.assign(probe, { session: undefined, phase: '' });
});
afterEach(cleanup);

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}

test.each(games)(
  '$id is played to its end by its bot, or for three minutes, with its picture',
  async (entry) => {
    const said = vi.spyOn(console, 'error');
    const bot = await bots[`../../../scenes/${entry.id}/bot/bot.ts`]();
    await render(<DotPage entry={entry} />);
    await vi.waitUntil(() => probe.phase === 'ready', { timeout: 30_000 });
    const run = probe.session?.run;
    if (!run) throw new Error('nothing is played');
    const play = bot.make(1);
    const limit = bot.report ? maxTicks : longEnough;
    for (let calls = 0; run.state.phase !== 'over' && run.state.tick < limit; calls += 1) {
      for (const action of play(run.state)) run.dispatch(action);
      run.advance(frame);
      // A frame is drawn now and then, which advances the run as well.
      if (calls % 120 === 0) await nextFrame();
      expect(calls).toBeLessThan(maxFrames);
    }
    await nextFrame();
    const isOver = run.state.phase === 'over';
    expect(run.state.tick).toBeGreaterThanOrEqual(isOver ? 1 : limit);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  },
);

test('every golden recording plays to the same hash in a browser', async () => {
  for (const [path, load] of Object.entries(texts)) {
    const id = path.split('/')[4];
    const game = await games.find((entry) => entry.id === id)?.load();
    if (!game) throw new Error(`no game ${id}`);
    const decoded = decodeReplay(game, (await load()).trim());
    if (!decoded.ok) throw new Error(`${path}: ${decoded.refusal}`);
    expect(verify(game, decoded.value), path).toBeUndefined();
  }
});
