import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseVoice } from '../../src/audio/parseVoice';
import {
  type Deck,
  type DeckAction,
  deckReducer,
  isRunning,
  newDeck,
  parseTape,
  parseTapes,
  soundOf,
  tapeSeconds,
} from '../../src/pages/music/deck/deck';
import { stations } from '../../src/pages/music/deck/stations';
import { hissTune, stationTunes } from '../../src/pages/music/deck/stationTunes';

const press = (deck: Deck, ...actions: DeckAction[]) => actions.reduce(deckReducer, deck);
const tick = (seconds: number): DeckAction => ({ type: 'tick', seconds });
const blank = { ...newDeck, tape: '.'.repeat(tapeSeconds) };

describe('the tape deck of the boombox', () => {
  test('plays its tape, and is silent after Stop', () => {
    const playing = press(newDeck, { type: 'play' }, tick(1));
    expect(soundOf(playing)).toBe(0);
    expect(soundOf(press(playing, { type: 'stop' }))).toBe('silence');
  });

  test('records the radio and plays it back after rewinding', () => {
    const recorded = press(
      blank,
      { type: 'tune', frequency: stations[2] },
      { type: 'record' },
      tick(5),
      { type: 'tune', frequency: 93 },
      tick(2),
      { type: 'stop' },
    );
    expect(recorded.tape).toBe(`${'2'.repeat(5)}~~${'.'.repeat(tapeSeconds - 7)}`);
    const back = press(recorded, { type: 'rewind' }, tick(5));
    expect(back).toMatchObject({ position: 0, mode: 'stopped' });
    expect(soundOf(press(back, { type: 'play' }, tick(0.5)))).toBe(2);
  });

  test('undo restores the previous recording', () => {
    const over = press(
      newDeck,
      { type: 'tune', frequency: stations[3] },
      { type: 'record' },
      tick(9),
      { type: 'stop' },
    );
    expect(over.tape).not.toBe(newDeck.tape);
    expect(press(over, { type: 'undo' }).tape).toBe(newDeck.tape);
  });

  test('after several recordings every earlier tape can be put back, and the newest too', () => {
    const rec = (deck: Deck, station: number) =>
      press(
        { ...deck, position: 0 },
        { type: 'tune', frequency: stations[station] },
        { type: 'record' },
        tick(9),
        { type: 'stop' },
      );
    const first = rec(newDeck, 2);
    const second = rec(first, 3);
    // A recording of nothing adds no tape.
    let deck = press(second, { type: 'record' }, { type: 'stop' });
    for (const tape of [first.tape, newDeck.tape, second.tape, first.tape]) {
      deck = press(deck, { type: 'undo' });
      expect(deck.tape).toBe(tape);
    }
  });

  test('stored tapes are read without invalid ones', () => {
    const { tape } = newDeck;
    expect(parseTapes([tape, 7, '', null, tape.replace('0', '9')])).toEqual([tape]);
    for (const stored of [undefined, 'text', {}, 7]) expect(parseTapes(stored)).toEqual([]);
  });

  test('Pause holds the position, and a second press continues', () => {
    const paused = press(newDeck, { type: 'play' }, tick(3), { type: 'pause' }, tick(3));
    expect(paused.position).toBe(3);
    expect(soundOf(paused)).toBe('silence');
    expect(press(paused, { type: 'pause' }, tick(1)).position).toBe(4);
  });

  test('stops at the end of the tape', () => {
    const ended = press(newDeck, { type: 'play' }, tick(200));
    expect(ended).toMatchObject({ mode: 'stopped', position: tapeSeconds });
    expect(isRunning(ended)).toBe(false);
    expect(press(ended, { type: 'record' })).toBe(ended);
  });

  test('keeps a valid tape and position after any buttons', () => {
    const action: fc.Arbitrary<DeckAction> = fc.oneof(
      fc
        .constantFrom(
          ...(['play', 'record', 'stop', 'pause', 'rewind', 'forward', 'undo'] as const),
        )
        .map((type) => ({ type })),
      fc
        .double({ min: 80, max: 120, noNaN: true })
        .map((frequency) => ({ type: 'tune' as const, frequency })),
      fc.double({ min: 0, max: 30, noNaN: true }).map(tick),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const deck = press(newDeck, ...actions);
        expect(parseTape(deck.tape)).toBe(deck.tape);
        expect(deck.position).toBeGreaterThanOrEqual(0);
        expect(deck.position).toBeLessThanOrEqual(tapeSeconds);
      }),
    );
  });

  test('refuses a stored tape of another length or with unknown characters', () => {
    for (const tape of [undefined, 7, '', '.'.repeat(89), '.'.repeat(91), '9'.repeat(90)]) {
      expect(parseTape(tape)).toBe(newDeck.tape);
    }
  });

  test('every station tune and the hiss can be parsed', () => {
    for (const { voices } of [...stationTunes, hissTune]) {
      for (const { steps } of voices) expect(parseVoice(steps).length).toBeGreaterThan(0);
    }
    expect(stationTunes).toHaveLength(stations.length);
  });
});
