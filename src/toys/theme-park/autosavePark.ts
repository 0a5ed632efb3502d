import { decodeReplay } from '../../../scenes/kit/rules/replayText';
import { writePark } from '../../../scenes/theme-park/rules/save/writePark';
import { toast, toastMissed } from '../../components/toast';
import type { GameSession } from '../../hosts/session/GameSession';
import { clearHandoff, waitingRun } from '../../stores/handoff';
import { holdPark } from './holdPark';
import { autoKey } from './isParkToOpen';
import { announceRefusal, openPark, refusalOf } from './openPark';
import type { Park } from './ParkContext';
import { parkOffer } from './parkOffer';
import { openAutosave, readReplaced } from './parkStore';
import { parkTabs } from './parkTabs';
import { hashHolds, readHash } from './readHash';
import { losesOldest, noteOpened, saveReplaced, storeCurrent } from './replacePark';
import { announceMedal } from './season/announceMedal';

/** The events after which a park is the player's own. */
const edits: ReadonlySet<string> = new Set(['placed', 'removed', 'priced']);

/** Economy ticks between two saves. */
const saveEvery = 10;
/** A tab that was hidden for so long, in ms, is told what became of its park. */
const longAway = 600_000;

/** Removes the park from the address, so that a reload shows the player's own. */
function clearHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * Opens the autosaved park, or the one in the address. From then on it saves the park every few
 * seconds and whenever the page is left.
 * @returns a cleanup function
 */
export function autosavePark(session: GameSession, stateOf: Park['state']): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const refuses = (park: string) => refusalOf(session, park);
  const autosave = openAutosave(refuses);
  let touched = false;
  /** Something was built here since another tab's park was opened. */
  let edited = true;

  const keep = (): void => {
    const state = stateOf();
    if (parkTabs.getState().looksOn) return;
    if (state && touched) autosave.write(writePark(state, { withPeople: true }));
  };
  if (autosave.unreadable)
    announceRefusal(`${autosave.unreadable.reason} It stays stored as it is: see Parks.`);
  if (autosave.park !== undefined) touched = openPark(session, autosave.park) === undefined;
  /** Shows what another tab has kept. */
  const openKept = (): void => {
    const { park } = openAutosave(refuses);
    edited = false;
    if (park !== undefined) touched = openPark(session, park) === undefined;
  };
  const hold = holdPark({ keep, open: openKept });
  const onStored = ({ key }: StorageEvent): void => {
    // What a tab keeps as it closes may arrive after its lock.
    if (key === autoKey && (parkTabs.getState().looksOn || !edited)) openKept();
  };
  window.addEventListener('storage', onStored, { signal });
  /**
   * Opens another park once the player's own is kept. If it cannot be kept, the player is asked.
   * @param told what is told besides
   */
  const openOther = (title: string, told: string, open: () => void): void => {
    const go = (): void => {
      open();
      const opened = stateOf();
      if (opened) noteOpened(opened, 'borrowed');
      const isKept = readReplaced().parks.length > 0;
      const own = isKept ? 'Your own park can be brought back from Parks.' : 'You can build on.';
      toast(title, { description: told + own });
    };
    const own = touched ? stateOf() : undefined;
    const isFull = own !== undefined && losesOldest(own, 'borrowed');
    if (!own || (!isFull && storeCurrent(own))) {
      go();
      return;
    }
    const reason = isFull
      ? 'Parks has no room for another. The oldest park kept there would be lost.'
      : 'This browser has no room to keep your own park.';
    toast('Your park is still open', {
      description: `${reason} Open the other park anyway with the button under the board.`,
      kind: 'error',
    });
    parkOffer.setState(
      {
        text: isFull
          ? 'Not opened: the oldest kept park would be lost.'
          : 'Not opened: your own park cannot be kept.',
        open: () => {
          const now = stateOf();
          if (now) saveReplaced(now, 'borrowed');
          go();
        },
      },
      true,
    );
  };
  const openFromLink = async (): Promise<void> => {
    const found = await readHash(session, location.hash);
    if (signal.aborted) return;
    clearHash();
    if ('refusal' in found) {
      announceRefusal(found.refusal);
      return;
    }
    // A link is opened in a tab of its own: the player's park may still be in another.
    await hold.known;
    if (parkTabs.getState().looksOn) await parkTabs.getState().takeOver();
    if (signal.aborted) return;
    openOther(found.title, '', found.open);
  };
  const openLink = (): void => {
    if (hashHolds(location.hash)) openFromLink().catch(toastMissed('The park of the link'));
  };
  /** Begins a duel that was chosen where the other's run is watched. */
  const takeUpDuel = async (): Promise<void> => {
    const handed = waitingRun(session.game.id);
    if (!handed) return;
    const decoded = decodeReplay(session.game, handed.text);
    const { startDuel } = await import('./duel/startDuel');
    clearHandoff(handed);
    await hold.known;
    if (signal.aborted) return;
    if (!decoded.ok) return announceRefusal(decoded.refusal);
    if (parkTabs.getState().looksOn) await parkTabs.getState().takeOver();
    openOther(
      'The duel begins',
      'Both parks began alike. Who has more money after fifteen minutes wins. ',
      () => signal.addEventListener('abort', startDuel(session.run, decoded.value, session.say)),
    );
  };
  openLink();
  takeUpDuel().catch(toastMissed('The duel'));
  window.addEventListener('hashchange', openLink, { signal });

  const { status } = session.run;
  const unsubscribe = status.subscribe(({ generation }, { generation: before }) => {
    if (generation === before) return;
    // Another park was opened: from a slot, a file or a link, or a new one.
    touched = true;
    parkOffer.setState(undefined, true);
    keep();
  });
  const undo = session.run.onEvent((event) => {
    // An untouched new park need not be saved.
    if (edits.has(event.type)) {
      touched = true;
      edited = true;
      // Whoever builds on keeps their own park.
      parkOffer.setState(undefined, true);
    }
    const state = stateOf();
    if (event.type === 'medal' && state) announceMedal(state);
    if (event.type === 'ticked' && state && state.day % saveEvery === 0) keep();
  });
  let leftAt = Number.POSITIVE_INFINITY;
  const follow = (): void => {
    keep();
    const now = Date.now();
    if (!document.hidden && now - leftAt > longAway)
      toast('The park waited', { description: 'No time passed in it while you were away.' });
    leftAt = document.hidden ? now : Number.POSITIVE_INFINITY;
  };
  document.addEventListener('visibilitychange', follow, { signal });
  const leave = (): void => {
    keep();
    // If the back button shows this page again, what a later one has kept is newer.
    edited = false;
  };
  window.addEventListener('pagehide', leave, { signal });
  return () => {
    keep();
    hold.dispose();
    abort.abort();
    parkOffer.setState(undefined, true);
    unsubscribe();
    undo();
  };
}
