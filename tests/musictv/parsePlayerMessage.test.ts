import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePlayerMessage } from '../../src/toys/musictv/player/parsePlayerMessage';
import { embedAddress, videoHost, watchAddress } from '../../src/toys/musictv/player/videoHost';

const read = (message: object) => parsePlayerMessage(JSON.stringify(message));

test("parses the player's messages, as text or as an object", () => {
  expect(read({ event: 'onReady', id: 1, channel: 'widget' })).toEqual({ kind: 'ready' });
  expect(read({ event: 'onStateChange', info: 0 })).toEqual({ kind: 'state', state: 0 });
  expect(parsePlayerMessage({ event: 'onStateChange', info: 1 })).toEqual({
    kind: 'state',
    state: 1,
  });
  expect(read({ event: 'onAutoplayBlocked' })).toEqual({ kind: 'autoplayBlocked' });
  expect(read({ event: 'infoDelivery', info: { playerState: 3 } })).toEqual({
    kind: 'state',
    state: 3,
  });
  expect(read({ event: 'infoDelivery', info: { currentTime: 4.2 } })).toEqual({ kind: 'alive' });
  expect(read({ event: 'apiInfoDelivery', info: {} })).toEqual({ kind: 'alive' });
});

test.each([2, 5, 100, 101, 150, 153])('parses error %i, as a number and as digits', (code) => {
  expect(read({ event: 'onError', info: code })).toEqual({ kind: 'error', code });
  expect(read({ event: 'onError', info: String(code) })).toEqual({ kind: 'error', code });
});

test('parses an error code inside videoData', () => {
  const delivered = (errorCode: unknown) =>
    read({ event: 'initialDelivery', info: { playerState: -1, videoData: { errorCode } } });
  expect(delivered('150')).toEqual({ kind: 'error', code: 150 });
  expect(delivered('auth')).toEqual({ kind: 'error', code: 0 });
  expect(delivered(null)).toEqual({ kind: 'state', state: -1 });
});

test('returns undefined for anything else, and never throws', () => {
  for (const data of ['', 'null', '[]', '{', '{"event":7}', 'x'.repeat(200_001), 7, null]) {
    expect(parsePlayerMessage(data)).toBeUndefined();
  }
  fc.assert(fc.property(fc.anything(), (data) => void parsePlayerMessage(data)));
  fc.assert(fc.property(fc.json(), (data) => void parsePlayerMessage(data)));
  fc.assert(
    fc.property(
      fc.constantFrom('onError', 'onStateChange', 'infoDelivery'),
      fc.anything(),
      (event, info) => {
        parsePlayerMessage({ event, info });
      },
    ),
  );
});

test('the embed address has the video id in its path, also one that begins with a hyphen', () => {
  const address = new URL(embedAddress('-wNhdjoF-6M', 'https://90s.example', 12));
  expect(address.origin).toBe(videoHost);
  expect(address.pathname).toBe('/embed/-wNhdjoF-6M');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    autoplay: '1',
    enablejsapi: '1',
    origin: 'https://90s.example',
    playsinline: '1',
    start: '12',
  });
  expect(watchAddress('-wNhdjoF-6M')).toBe('https://www.youtube.com/watch?v=-wNhdjoF-6M');
});
