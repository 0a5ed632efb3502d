import { type ChangeEvent, Suspense, useId, useState } from 'react';
import { useStore } from 'zustand';
import { writePark } from '../../../scenes/theme-park/rules/save/writePark';
import type { Scenario } from '../../../scenes/theme-park/rules/scenario/Scenario';
import { poundsText } from '../../../scenes/theme-park/texts';
import { Button } from '../../components/Button';
import { lazyPart } from '../../components/lazyPart';
import { toast, toastMissed } from '../../components/toast';
import { useCopied } from '../../components/useCopied';
import { useGame, useRunStatus } from '../../hosts/useGame';
import { pageAddress } from '../../lib/pageAddress';
import { runPath } from '../../lib/runLink';
import { saveFile } from '../../lib/saveFile';
import { announceRefusal, maxFileBytes, refusalOf } from './openPark';
import { usePark } from './ParkContext';
import { parkHash } from './parkLink';
import {
  deleteUnreadable,
  readReplaced,
  readSlots,
  readUnreadable,
  type Slot,
  slotCount,
  type UnreadablePark,
  writeSlot,
} from './parkStore';
import { otherTabText, parkTabs } from './parkTabs';
import { ReplacedPark, SlotSummary } from './ReplacedPark';
import {
  bringBack,
  isBuilt,
  losesOldest,
  overwriteSlot,
  type Rules,
  replaceParkWithNew,
  replaceParkWithSaved,
  restoreSlot,
  saveReplaced,
  slotOf,
  type Way,
} from './replacePark';
import styles from './SidePanels.module.css';
import { beginScenario } from './season/beginScenario';
import { UnreadableParkNotice } from './UnreadableParkNotice';
import { useQuestion } from './useQuestion';

const Season = lazyPart(async () => (await import('./season/Season')).Season);
const slots = Array.from({ length: slotCount }, (_, index) => index);
const unreadableTitles: Readonly<Record<UnreadablePark['place'], string>> = {
  autosave: 'The park you left',
  slots: 'Your older slots',
};

function savePark(text: string): void {
  saveFile(new File([text], 'my-theme-park.park', { type: 'text/plain' }));
}

/** Saved parks, links and files, and new parks under either rules. */
export function Files() {
  const { session } = useGame();
  const { state, choose } = usePark();
  const refuses = (park: string) => session && refusalOf(session, park);
  const [kept, setKept] = useState(readSlots);
  const [unreadable, setUnreadable] = useState(() => readUnreadable(refuses));
  // A link may open another park meanwhile.
  useRunStatus((status) => status?.generation);
  const replaced = readReplaced();
  const { ask, dialog } = useQuestion();
  const { copy } = useCopied('Whoever opens it finds your park, without its people.');
  const { copy: copyDuel } = useCopied('Whoever opens it can build against your first minutes.');
  const fileId = useId();
  const looksOn = useStore(parkTabs, (tabs) => tabs.looksOn);

  const refresh = (): void => {
    setKept(readSlots());
    setUnreadable(readUnreadable(refuses));
  };
  const textOf = (withPeople: boolean): string | undefined => {
    const park = state();
    return park && writePark(park, { withPeople });
  };
  const showOpened = (isOpened: boolean): void => {
    if (!isOpened) return;
    choose(undefined);
    session?.say('The park is open as it was saved.');
    refresh();
  };
  const open = (text: string, way: Way): void => {
    const park = state();
    if (session && park) showOpened(replaceParkWithSaved(session, park, text, way));
  };
  const restore = (slot: Slot): void => {
    const park = state();
    if (session && park) showOpened(bringBack(session, park, slot));
  };
  /** Asks first if the current park would be lost. */
  const askBeforeReplacing = (title: string, yes: string, onYes: () => void): void => {
    const park = state();
    if (!park || !isBuilt(park)) onYes();
    else {
      const oldest = losesOldest(park, 'own')
        ? ' The oldest of those kept there will be lost.'
        : '';
      const text = `The park you have, with ${poundsText(park.money)} and ${park.visitors.count} visitors, will be replaced. You can bring it back from this panel.${oldest}`;
      ask({ title, text, yes, onYes });
    }
  };
  const save = (index: number): void => {
    const park = state();
    if (!park) return;
    if (!overwriteSlot(index, slotOf(park))) {
      toast('Not saved', {
        description: 'This browser cannot store anything. Save a file instead.',
        kind: 'error',
      });
    }
    refresh();
  };
  const askBeforeSaving = (index: number, slot: Slot | null): void => {
    if (!slot) {
      save(index);
      return;
    }
    ask({
      title: `Save over slot ${index + 1}?`,
      text: `${slot.name}, with ${poundsText(slot.money)} and ${slot.visitors} visitors, is in this slot. You can bring it back from this panel.`,
      yes: 'Save over it',
      onYes: () => save(index),
    });
  };
  const share = async (): Promise<void> => {
    const text = textOf(false);
    if (text !== undefined)
      await copy(location.origin + location.pathname + (await parkHash(text)));
  };
  const challenge = async (): Promise<void> => {
    if (!session) return;
    const [{ recordOpening }, { encodeReplay }] = await Promise.all([
      import('./duel/opening'),
      import('../../../scenes/kit/rules/replayText'),
    ]);
    const opening = await recordOpening(session.run);
    if (opening) await copyDuel(pageAddress(runPath(encodeReplay(session.game, opening))));
    else
      toast('There is no link to a duel', {
        description:
          'This park came from a save, so its beginning is not known. A new park has one.',
        kind: 'error',
      });
  };
  const download = (): void => {
    const text = textOf(true);
    if (text !== undefined) savePark(text);
  };
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    if (file.size > maxFileBytes) {
      announceRefusal('The file is too large to be a park.');
      return;
    }
    const text = (await file.text()).trim();
    const park = state();
    const openFile = (): void => open(text, 'borrowed');
    if (park && refuses(text) === undefined && losesOldest(park, 'borrowed'))
      askBeforeReplacing('Open the file?', 'Open it', openFile);
    else openFile();
  };
  const begin = (rules: Rules): void => {
    if (!session) return;
    replaceParkWithNew(session, state(), rules);
    choose(undefined);
    session.say(
      rules === 'tycoon' ? 'A new park under Tycoon rules.' : 'A new park under Classic rules.',
    );
    refresh();
  };

  const play = (scenario: Scenario): void => {
    const park = state();
    if (!session) return;
    if (park) saveReplaced(park, 'own');
    beginScenario(session, scenario);
    choose(undefined);
    session.say(`${scenario.name} has begun.`);
    refresh();
  };
  if (looksOn) return <p className={styles.warning}>{otherTabText}</p>;

  const askToBegin = (rules: Rules): void =>
    askBeforeReplacing('Begin a new park?', 'Begin a new park', () => begin(rules));

  return (
    <>
      {dialog}
      <Suspense fallback={<p>Fetching the season…</p>}>
        <Season
          onPlay={(scenario) =>
            askBeforeReplacing(`Play ${scenario.name}?`, 'Play it', () => play(scenario))
          }
        />
      </Suspense>
      <h2>Save slots</h2>
      <ul className={styles.slots}>
        {slots.map((index) => {
          const slot = kept[index];
          const reason = slot ? refuses(slot.park) : undefined;
          const title = slot ? `${index + 1}. ${slot.name}` : `${index + 1}. Empty`;
          if (slot && reason !== undefined) {
            return (
              <UnreadableParkNotice
                key={index}
                title={title}
                of={`slot ${index + 1}`}
                reason={reason}
                onSave={() => savePark(slot.park)}
                onThrowAway={() => {
                  writeSlot(index, null);
                  refresh();
                }}
              />
            );
          }
          return (
            <li key={index}>
              <span>
                <b>{title}</b>
                {slot && <SlotSummary slot={slot} />}
              </span>
              <button
                type="button"
                aria-label={`Save to slot ${index + 1}`}
                onClick={() => askBeforeSaving(index, slot)}
              >
                Save
              </button>
              <button
                type="button"
                aria-label={`Open slot ${index + 1}`}
                disabled={!slot}
                onClick={() =>
                  slot &&
                  askBeforeReplacing(`Open slot ${index + 1}?`, 'Open it', () =>
                    open(slot.park, 'own'),
                  )
                }
              >
                Open
              </button>
            </li>
          );
        })}
        {unreadable.map(({ place, text, reason }) => (
          <UnreadableParkNotice
            key={place}
            title={unreadableTitles[place]}
            of={unreadableTitles[place].toLowerCase()}
            reason={reason}
            onSave={() => savePark(text)}
            onThrowAway={() => {
              deleteUnreadable(place);
              refresh();
            }}
          />
        ))}
      </ul>
      <p>The park is also saved automatically, and is here when you come back.</p>
      {(replaced.parks.length > 0 || replaced.slot) && (
        <ul className={styles.slots}>
          {replaced.parks.map((slot, index) => (
            <ReplacedPark
              key={`${slot.savedAt} ${index}`}
              title={
                index === 0 ? 'The park before this one' : `${index + 1} parks before this one`
              }
              slot={slot}
              onBringBack={() => restore(slot)}
            />
          ))}
          {replaced.slot && (
            <ReplacedPark
              title={`The previous park of slot ${replaced.slot.index + 1}`}
              slot={replaced.slot.slot}
              onBringBack={() => {
                if (replaced.slot) restoreSlot(replaced.slot);
                refresh();
              }}
            />
          )}
        </ul>
      )}
      <div className={styles.actions}>
        <Button tone="cyan" onClick={() => void share()}>
          Copy a link
        </Button>
        <Button tone="cyan" onClick={() => challenge().catch(toastMissed('The duel'))}>
          Copy a duel
        </Button>
        <Button tone="cyan" onClick={download}>
          Save a file
        </Button>
        <label htmlFor={fileId} className={styles.upload}>
          Open a file
          <input
            id={fileId}
            type="file"
            accept=".park,text/plain"
            onChange={(event) => void upload(event)}
          />
        </label>
      </div>
      <h2>New park</h2>
      <p>
        Classic has simple sums. Under Tycoon rules people get hungry, thirsty, tired and choosy.
      </p>
      <div className={styles.actions}>
        <Button tone="lime" onClick={() => askToBegin('classic')}>
          Classic rules
        </Button>
        <Button tone="orange" onClick={() => askToBegin('tycoon')}>
          Tycoon rules
        </Button>
      </div>
    </>
  );
}
