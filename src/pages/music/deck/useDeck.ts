import { useEffect, useReducer, useRef } from 'react';
import { fieldsOf, readStored, writeStored } from '../../../lib/storage';
import type { DeckSound } from './DeckSound';
import {
  type Deck,
  type DeckAction,
  deckReducer,
  isRunning,
  newDeck,
  parseTape,
  parseTapes,
  soundOf,
} from './deck';

const key = 'boombox';
const version = 1;
/** The interval in ms in which a running tape moves. */
const tick = 250;

/** The deck of the page, its sound, and its tape, which is stored in the browser. */
export function useDeck(): readonly [Deck, (action: DeckAction) => void] {
  const [deck, act] = useReducer(deckReducer, newDeck);
  const sound = useRef<DeckSound>(undefined);
  const kept = useRef(newDeck.tape);
  const running = isRunning(deck);
  const heard = soundOf(deck);

  // Stores the tape once a recording has ended. This effect stands before the one that reads the
  // tape: the tape of the first render is not the visitor's.
  const { tape, mode, before } = deck;
  useEffect(() => {
    if (mode === 'recording' || tape === kept.current) return;
    kept.current = tape;
    writeStored(key, { version, tape, before });
  }, [tape, mode, before]);

  // After hydration, since the prerendered page has no stored tape.
  useEffect(() => {
    const stored = fieldsOf(readStored(key), version);
    kept.current = parseTape(stored.tape);
    act({ type: 'insert', tape: kept.current, before: parseTapes(stored.before) });
  }, []);

  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      act({ type: 'tick', seconds: (now - last) / 1000 });
      last = now;
    }, tick);
    return () => clearInterval(timer);
  }, [running]);

  useEffect(() => {
    if (heard === 'silence') {
      sound.current?.set(heard);
      return;
    }
    let stale = false;
    void import('./DeckSound').then(
      (module) => {
        if (stale) return;
        sound.current ??= new module.DeckSound();
        sound.current.set(heard);
      },
      (error: unknown) => console.warn('No music:', error),
    );
    return () => {
      stale = true;
    };
  }, [heard]);

  useEffect(
    () => () => {
      sound.current?.dispose();
      sound.current = undefined;
    },
    [],
  );

  return [deck, act];
}
