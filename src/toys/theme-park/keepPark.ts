import { writePark } from '../../../scenes/theme-park/rules/save/writePark';
import { toast } from '../../components/toast';
import type { GameSession } from '../../hosts/session/GameSession';
import { openPark, tellRefusal } from './openPark';
import type { Park } from './ParkContext';
import { hasPark, parkInHash } from './parkLink';
import { dropAutosave, keepBeforeLink, readAutosave, slotCount, writeAutosave } from './parkStore';

/** Economy ticks from one save to the next. */
const saveEvery = 10;

/** Forgets that the address carried a park, so that a reload shows the player's own. */
function clearHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * Takes up the park that was left here, or the one that the address carries; keeps the park from
 * then on, every few seconds and whenever the page is left.
 * @returns the undo
 */
export function keepPark(session: GameSession, stateOf: Park['state']): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let touched = false;

  const keep = (): void => {
    const state = stateOf();
    if (state && touched) writeAutosave(writePark(state, { withPeople: true }));
  };
  const left = readAutosave();
  if (left !== undefined) {
    const reason = openPark(session, left);
    touched = reason === undefined;
    if (reason !== undefined) {
      tellRefusal(reason);
      dropAutosave();
    }
  }
  const arrive = async (): Promise<void> => {
    const text = await parkInHash(location.hash);
    if (signal.aborted) return;
    const own = touched ? stateOf() : undefined;
    const ownText = own && writePark(own, { withPeople: true });
    const reason =
      text === undefined ? 'The link is damaged or too long.' : openPark(session, text);
    clearHash();
    if (reason !== undefined) {
      tellRefusal(reason);
      return;
    }
    if (own && ownText) keepBeforeLink(ownText, own.money, own.visitors.count);
    const description = ownText
      ? `Your own is kept in slot ${slotCount}.`
      : 'Build on as you like.';
    toast('A park from a friend', { description });
  };
  const look = (): void => {
    if (hasPark(location.hash)) void arrive();
  };
  look();
  window.addEventListener('hashchange', look, { signal });

  const undo = session.run.onFact((fact) => {
    // A park that nobody has touched is a new one anyway.
    if (fact.type === 'placed' || fact.type === 'removed') touched = true;
    const state = stateOf();
    if (fact.type === 'ticked' && state && state.day % saveEvery === 0) keep();
  });
  document.addEventListener('visibilitychange', keep, { signal });
  window.addEventListener('pagehide', keep, { signal });
  return () => {
    keep();
    abort.abort();
    undo();
  };
}
