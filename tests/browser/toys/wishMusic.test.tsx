import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { Tune, TunePlayer } from '../../../src/audio/tunePlayer';
import { useWishMusic } from '../../../src/toys/coin-wish/useWishMusic';

const heard = vi.hoisted(() => [] as (string | number)[]);

vi.mock('../../../src/audio/tunePlayer', () => ({
  createTunePlayer(_tune: Tune, volume: number): TunePlayer {
    heard.push(volume);
    return {
      play: () => heard.push('plays'),
      pause: () => heard.push('stands'),
      setVolume: (next) => heard.push(next),
      dispose: () => heard.push('gone'),
    };
  },
}));

test('the music is silent before a rub, plays at 0.3, at 0.2 once the wish is granted, and pauses while muted', async () => {
  const music = await renderHook(
    (now?: { playing: boolean; granted: boolean }) =>
      useWishMusic(now?.playing ?? false, now?.granted ?? false),
    { initialProps: { playing: false, granted: false } },
  );
  const show = (playing: boolean, granted: boolean) => music.rerender({ playing, granted });
  expect(heard).toEqual([]);
  await show(true, false);
  await vi.waitUntil(() => heard.includes('plays'));
  await show(true, true);
  expect(heard.splice(0)).toEqual([0.3, 'plays', 0.2]);
  await show(false, true);
  await show(true, true);
  await vi.waitUntil(() => heard.includes('plays'));
  expect(heard.splice(0)).toEqual(['stands', 'plays']);
  await show(true, false);
  expect(heard.splice(0)).toEqual([0.3]);
  await music.unmount();
  expect(heard).toContain('gone');
});
