import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { musicTvSongs } from '../../src/content/songs';
import {
  type Channel,
  type ChannelEvent,
  firstChannel,
  hasPlayer,
  nextChannel,
  stepFrom,
  type World,
} from '../../src/toys/musictv/channel';
import type { PlayerReport } from '../../src/toys/musictv/player/parsePlayerMessage';

const online: World = { online: true };
const play: ChannelEvent = { kind: 'play' };
const settled: ChannelEvent = { kind: 'settled' };
const silence: ChannelEvent = { kind: 'silence' };
const cardOver: ChannelEvent = { kind: 'cardOver' };
const told = (report: PlayerReport): ChannelEvent => ({ kind: 'player', report });
const state = (value: number) => told({ kind: 'state', state: value });
const error = (code: number) => told({ kind: 'error', code });
const blocked = told({ kind: 'autoplayBlocked' });

const after = (events: readonly ChannelEvent[], from = firstChannel, world = online): Channel =>
  events.reduce((channel, event) => nextChannel(channel, event, world), from);

const playing = after([play, state(-1), settled, state(1)]);
const last = musicTvSongs.length - 1;

describe('the channel', () => {
  test('is on standby without a player until it is switched on, also after channel steps', () => {
    const turned = after([
      { kind: 'step', by: -1 },
      { kind: 'step', by: -1 },
    ]);
    expect(turned).toMatchObject({ phase: 'standby', at: last - 1, load: 0 });
    expect(hasPlayer(turned)).toBe(false);
    expect(hasPlayer(after([play], turned))).toBe(true);
  });

  test('shows the player once it has answered and the static is over, in either order', () => {
    expect(after([play, state(3)]).phase).toBe('tuning');
    expect(after([play, settled]).phase).toBe('tuning');
    expect(after([play, state(3), settled]).phase).toBe('on');
    expect(after([play, settled, told({ kind: 'alive' })]).phase).toBe('on');
  });

  test('moves to the next song when one that has played ends, and from the last to the first', () => {
    expect(after([state(0)], playing)).toMatchObject({ phase: 'tuning', at: 1, bySelf: true });
    expect(after([play, settled, state(0)]).at).toBe(0);
    const atLast = after([{ kind: 'pick', at: last }, settled, state(1), state(0)]);
    expect(atLast.at).toBe(0);
  });

  test.each([
    [2, 'badId'],
    [100, 'removed'],
    [101, 'notEmbeddable'],
    [150, 'notEmbeddable'],
    [0, 'unknown'],
    [999, 'unknown'],
  ] as const)(
    'error %i shows a card, and stepping skips that song in both directions',
    (code, failure) => {
      const card = after([error(code)], playing);
      expect(card).toMatchObject({ phase: 'card', failure, failed: ['1'], resting: false });
      expect(after([cardOver], card)).toMatchObject({ phase: 'tuning', at: 1 });
      expect(after([cardOver, { kind: 'step', by: -1 }], card).at).toBe(last);
      expect(
        after(
          [
            { kind: 'step', by: -1 },
            { kind: 'step', by: 1 },
          ],
          card,
        ).at,
      ).toBe(1);
    },
  );

  test('error 5 loads the video once more, then shows a card', () => {
    const again = after([error(5)], playing);
    expect(again).toMatchObject({ phase: 'tuning', at: 0, load: playing.load + 1, failed: [] });
    expect(after([state(-1), settled, error(5)], again)).toMatchObject({
      phase: 'card',
      failure: 'player',
      failed: ['1'],
    });
  });

  test('a failed song is tried again when it is chosen', () => {
    const card = after([error(150)], playing);
    expect(after([{ kind: 'pick', at: 0 }], card)).toMatchObject({ phase: 'tuning', failed: [] });
    expect(after([play], card)).toMatchObject({ phase: 'tuning', at: 0, failed: [] });
  });

  test.each([
    ['silent', silence],
    ['noReferrer', error(153)],
    ['autoplay', blocked],
  ] as const)(
    '%s moves on once without marking the video as failed, then waits for the visitor',
    (failure, event) => {
      const first = after([play, event]);
      expect(first).toMatchObject({ phase: 'card', failure, failed: [], resting: false });
      const second = after([cardOver, event], first);
      expect(second).toMatchObject({ phase: 'card', at: 1, failure, resting: true });
      expect(after([cardOver], second)).toBe(second);
      expect(after([play, state(1)], second)).toMatchObject({ at: 1, stalls: 0 });
    },
  );

  test('if autoplay is blocked after a press on the card, the player itself is shown to be pressed', () => {
    const insisted = after([play, blocked, play, settled, blocked]);
    expect(insisted).toMatchObject({ phase: 'on', played: false });
    expect(after([state(1), state(0)], insisted).at).toBe(1);
  });

  test('without a connection there is no player, and the same song returns with the connection', () => {
    const offline = after([play], firstChannel, { online: false });
    expect(offline).toMatchObject({ phase: 'card', failure: 'offline', at: 0 });
    expect(hasPlayer(offline)).toBe(false);
    expect(after([{ kind: 'online' }], offline)).toMatchObject({ phase: 'tuning', at: 0 });
  });

  test('with the clock it joins the current slot, and continues with the slot of that time', () => {
    const world: World = { online: true, slot: { at: 7, startAt: 90 } };
    const joined = after([play, settled, state(1)], firstChannel, world);
    expect(joined).toMatchObject({ at: 7, startAt: 90 });
    expect(after([state(0)], joined, world)).toMatchObject({ at: 8, startAt: 0 });
    const later: World = { online: true, slot: { at: 9, startAt: 12 } };
    expect(after([state(0)], joined, later)).toMatchObject({ at: 9, startAt: 12 });
  });

  test('counts each play once', () => {
    expect(after([state(2), state(1), state(3), state(1)], playing).plays).toEqual({ '1': 1 });
  });

  test('rests when every video has failed, and stepping still works', () => {
    const failed = musicTvSongs.map(({ id }) => id);
    const card = after([error(100)], { ...playing, failed: failed.slice(1) });
    expect(card.resting).toBe(true);
    expect(stepFrom(0, 1, failed)).toBe(1);
    expect(stepFrom(0, -1, failed)).toBe(last);
  });

  const report = fc.oneof(
    fc.record({ kind: fc.constant('state' as const), state: fc.integer({ min: -1, max: 5 }) }),
    fc.record({
      kind: fc.constant('error' as const),
      code: fc.constantFrom(2, 5, 100, 101, 150, 153, 7),
    }),
    fc.record({ kind: fc.constantFrom('ready', 'alive', 'autoplayBlocked') }),
  ) as fc.Arbitrary<PlayerReport>;
  const event = fc.oneof(
    fc.record({ kind: fc.constant('player' as const), report }),
    fc.record({ kind: fc.constant('step' as const), by: fc.constantFrom(1 as const, -1 as const) }),
    fc.record({ kind: fc.constant('pick' as const), at: fc.nat({ max: last }) }),
    fc.record({
      kind: fc.constantFrom('play', 'standby', 'settled', 'silence', 'cardOver', 'online'),
    }),
  ) as fc.Arbitrary<ChannelEvent>;

  test('any sequence of events gives a known song, a reason on every card and no duplicate failures', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(event, fc.boolean()), { maxLength: 80 }), (steps) => {
        let channel = firstChannel;
        for (const [happened, isOnline] of steps) {
          channel = nextChannel(channel, happened, { online: isOnline });
          expect(musicTvSongs[channel.at]).toBeDefined();
          expect(channel.failure !== undefined).toBe(channel.phase === 'card');
          expect(new Set(channel.failed).size).toBe(channel.failed.length);
          if (channel.phase === 'on') expect(channel.answered).toBe(true);
        }
      }),
    );
  });
});
