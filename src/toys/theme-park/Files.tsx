import { type ChangeEvent, useId, useState } from 'react';
import { poundsText } from '../../../scenes/theme-park/narrate';
import { writePark } from '../../../scenes/theme-park/rules/save/writePark';
import { Button } from '../../components/Button';
import { toast } from '../../components/toast';
import { useCopied } from '../../components/useCopied';
import { useGame } from '../../hosts/useGame';
import { saveFile } from '../../lib/saveFile';
import { writeModes } from '../../stores/modes';
import { HeldPark } from './HeldPark';
import { maxFileBytes, openPark, refusalOf, tellRefusal } from './openPark';
import { usePark, useTycoon } from './ParkContext';
import { parkHash } from './parkLink';
import {
  type Held,
  readHeld,
  readSlots,
  type Slot,
  slotCount,
  throwAway,
  writeSlot,
} from './parkStore';
import styles from './SidePanels.module.css';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const slots = Array.from({ length: slotCount }, (_, index) => index);
const heldTitles: Readonly<Record<Held['place'], string>> = {
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
  const tycoon = useTycoon();
  const refuses = (park: string) => session && refusalOf(session, park);
  const [kept, setKept] = useState(readSlots);
  const [held, setHeld] = useState(() => readHeld(refuses));
  const { copy } = useCopied('Whoever opens it finds your park, without its people.');
  const fileId = useId();

  const refresh = (): void => {
    setKept(readSlots());
    setHeld(readHeld(refuses));
  };
  const textOf = (withPeople: boolean): string | undefined => {
    const park = state();
    return park && writePark(park, { withPeople });
  };
  const open = (text: string): void => {
    if (!session) return;
    const reason = openPark(session, text);
    if (reason !== undefined) {
      tellRefusal(reason);
      return;
    }
    choose(undefined);
    session.say('The park is open as it was saved.');
  };
  const save = (index: number): void => {
    const park = state();
    const text = textOf(true);
    if (!park || text === undefined) return;
    const slot: Slot = {
      name: `${tycoon ? 'Tycoon' : 'Classic'} park`,
      savedAt: Date.now(),
      park: text,
      money: park.money,
      visitors: park.visitors.count,
    };
    if (!writeSlot(index, slot)) {
      toast('Not saved', {
        description: 'This browser keeps nothing. Save a file instead.',
        kind: 'error',
      });
    }
    refresh();
  };
  const share = async (): Promise<void> => {
    const text = textOf(false);
    if (text !== undefined)
      await copy(location.origin + location.pathname + (await parkHash(text)));
  };
  const download = (): void => {
    const text = textOf(true);
    if (text !== undefined) savePark(text);
  };
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    if (file.size > maxFileBytes) tellRefusal('The file is too large to be a park.');
    else open((await file.text()).trim());
  };
  const begin = (rules: 'classic' | 'tycoon'): void => {
    if (!session) return;
    choose(undefined);
    writeModes(session.game.id, { rules });
    session.restart({ ...session.run.config, rules });
    session.say(
      rules === 'tycoon' ? 'A new park under Tycoon rules.' : 'A new park under Classic rules.',
    );
  };

  return (
    <>
      <h3>Save slots</h3>
      <ul className={styles.slots}>
        {slots.map((index) => {
          const slot = kept[index];
          const reason = slot ? refuses(slot.park) : undefined;
          const title = slot ? `${index + 1}. ${slot.name}` : `${index + 1}. Empty`;
          if (slot && reason !== undefined) {
            return (
              <HeldPark
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
                {slot && (
                  <small>
                    {poundsText(slot.money)}, {slot.visitors} visitors,{' '}
                    {dayFormat.format(slot.savedAt)}
                  </small>
                )}
              </span>
              <button
                type="button"
                aria-label={`Save to slot ${index + 1}`}
                onClick={() => save(index)}
              >
                Save
              </button>
              <button
                type="button"
                aria-label={`Open slot ${index + 1}`}
                disabled={!slot}
                onClick={() => slot && open(slot.park)}
              >
                Open
              </button>
            </li>
          );
        })}
        {held.map(({ place, text, reason }) => (
          <HeldPark
            key={place}
            title={heldTitles[place]}
            of={heldTitles[place].toLowerCase()}
            reason={reason}
            onSave={() => savePark(text)}
            onThrowAway={() => {
              throwAway(place);
              refresh();
            }}
          />
        ))}
      </ul>
      <p>The park also keeps itself as you go, and is here when you come back.</p>
      <div className={styles.actions}>
        <Button tone="cyan" onClick={() => void share()}>
          Copy a link
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
      <h3>New park</h3>
      <p>
        Classic keeps the simple sums. Under Tycoon rules people get hungry, thirsty, tired and
        choosy.
      </p>
      <div className={styles.actions}>
        <Button tone="lime" onClick={() => begin('classic')}>
          Classic rules
        </Button>
        <Button tone="orange" onClick={() => begin('tycoon')}>
          Tycoon rules
        </Button>
      </div>
    </>
  );
}
