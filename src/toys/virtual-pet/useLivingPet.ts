import { useCallback, useEffect, useRef, useState } from 'react';
import {
  actOnLivingPet,
  type LivingAction,
  type LivingEvent,
} from '../../../scenes/virtual-pet/rules/livingPet';
import { livingPetTexts } from '../../content/virtualPet';
import { onStoredElsewhere } from '../../lib/storage';
import { maxGuests, petKey, readSavedPet, type SavedPet, writeSavedPet } from './savedPet';

/** How often time passes while the page is visible, in ms. */
const every = 5000;
/** After an absence longer than this, in ms, the pet has missed its owner. */
const missedAfter = 3_600_000;

function sentence(event: LivingEvent): string {
  if (event.type === 'enjoyed' || event.type === 'declined') {
    return livingPetTexts[event.type][event.act];
  }
  if (event.type === 'wished') return livingPetTexts.wished[event.need];
  if (event.type === 'grew') return livingPetTexts.stages[event.stage];
  return livingPetTexts[event.type];
}

/** The last thing that was done with the pet, for the display. */
export type Done = Readonly<{ event: LivingEvent /** Counts the acts. */; count: number }>;

/**
 * The state of the living pet: reads it, lets the time of absence pass as one action, and stores it
 * after every change.
 * @param awake false until the page has hydrated
 */
export function useLivingPet(awake: boolean, onEvent: (event: LivingEvent) => void) {
  const [kept, setKept] = useState<SavedPet>();
  const [message, setMessage] = useState('');
  const [done, setDone] = useState<Done>();
  const current = useRef<SavedPet>(undefined);

  const change = useCallback((next: SavedPet) => {
    current.current = next;
    setKept(next);
    writeSavedPet(next);
  }, []);

  const act = useCallback(
    (action: LivingAction): readonly LivingEvent[] => {
      const before = current.current;
      if (!before) return [];
      const pet = structuredClone(before.pet);
      const events: LivingEvent[] = [];
      actOnLivingPet(pet, action, (event) => events.push(event));
      // Of several events, growing is the one that is announced.
      const told = events.find(({ type }) => type === 'grew') ?? events[0];
      if (told) {
        setMessage(sentence(told));
        setDone((last) => ({ event: told, count: (last?.count ?? 0) + 1 }));
        onEvent(told);
      }
      change({ ...before, pet, seenAt: Date.now() });
      return events;
    },
    [change, onEvent],
  );

  const pass = useCallback(() => {
    const seenAt = current.current?.seenAt ?? 0;
    return act({ type: 'away', length: seenAt === 0 ? 0 : Date.now() - seenAt });
  }, [act]);

  useEffect(() => {
    if (!awake) return;
    const meet = () => {
      current.current = readSavedPet();
      setKept(current.current);
    };
    meet();
    const { seenAt, rules, pet } = current.current ?? readSavedPet();
    if (rules === 'living') {
      const missed = Date.now() - seenAt > missedAfter && !pet.onHoliday;
      const events = pass();
      if (missed && events.length === 0) setMessage(livingPetTexts.missed);
    }
    const timer = setInterval(() => {
      if (current.current?.rules === 'living' && !document.hidden) pass();
    }, every);
    // Another tab has changed the same pet.
    const undo = onStoredElsewhere(petKey, meet);
    return () => {
      clearInterval(timer);
      undo();
    };
  }, [awake, pass]);

  const chooseRules = useCallback(
    (rules: SavedPet['rules']) => {
      const before = current.current ?? readSavedPet();
      const hatches = rules === 'living' && before.seenAt === 0;
      current.current = { ...before, rules };
      if (hatches) setMessage(livingPetTexts.hatched);
      if (rules === 'living') pass();
      else change({ ...before, rules });
    },
    [change, pass],
  );

  const rename = useCallback(
    (name: string) => {
      if (current.current) change({ ...current.current, name });
    },
    [change],
  );

  /** Lets a guest in whose link has not brought one before. @returns whether it left its present */
  const welcome = useCallback(
    (link: string, present: string): boolean => {
      const before = current.current;
      if (before?.rules !== 'living' || before.pet.onHoliday) return false;
      if (before.guests.includes(link)) return false;
      current.current = {
        ...before,
        guests: [...before.guests, link].slice(-maxGuests),
        presents: [...before.presents, present].slice(-maxGuests),
      };
      act({ type: 'visited' });
      return true;
    },
    [act],
  );

  return { kept, message, done, act, chooseRules, rename, welcome };
}
