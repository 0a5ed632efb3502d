import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { play, prepare } from '../../audio/synth';
import { useHydrated } from '../../components/useHydrated';
import { assistantRemarks } from '../../content/assistant';
import { afterInteractive } from '../../lib/afterInteractive';
import type { AppProps } from '../desktop/AppProps';
import { MenuBar } from '../retro/MenuBar';
import type { Speech } from './Act';
import { AskBar, type Asked } from './AskBar';
import { AssistantFigure } from './AssistantFigure';
import styles from './AssistantToy.module.css';
import { FactDocument } from './FactDocument';
import { scribeMenus } from './scribeMenus';
import { marks, Toolbar } from './Toolbar';
import { useAssistant } from './useAssistant';
import { type Remark, useFormatting } from './useFormatting';
import { useReactions } from './useReactions';
import { useScribe } from './useScribe';
import { visitOffers } from './visitOffers';

/** Loads the code that reads what the visitor has done on the site, and returns offers of help. */
async function findOffers(): Promise<readonly Speech[]> {
  try {
    const { readVisit } = await import('./readVisit');
    return visitOffers(readVisit(Date.now()));
  } catch (error) {
    console.warn('No offers of help:', error);
    return [];
  }
}

/** A word processor, and an assistant who interrupts. */
export function AssistantToy(props: Partial<AppProps>) {
  const hydrated = useHydrated();
  const assistant = useAssistant(hydrated);
  const scribe = useScribe(props, hydrated);
  const [zoom, setZoom] = useState(100);
  const [asked, setAsked] = useState<Asked>();
  const offered = useRef(0);
  const desk = useRef<HTMLDivElement>(null);
  const { kept, say } = assistant;

  const greet = useEffectEvent((offers: readonly Speech[]) => {
    if (offers[0] && !kept.away) say({ ...offers[0], stays: true });
  });

  useEffect(() => {
    const abort = new AbortController();
    prepare(abort.signal);
    const cancel = afterInteractive(() => {
      void findOffers().then((offers) => !abort.signal.aborted && greet(offers));
    });
    return () => {
      cancel();
      abort.abort();
    };
  }, []);

  const tellKnown = async () => {
    const offers = await findOffers();
    const offer = offers[offered.current % Math.max(1, offers.length)];
    offered.current += 1;
    say({
      ...(offer ?? {
        text: assistantRemarks.nothing,
        link: { to: '/quiz', label: 'To the quiz' },
      }),
      stays: true,
    });
  };

  const remark: Remark = (about, gesture) => {
    if (!kept.away) say({ text: assistantRemarks[about] }, gesture ?? 'look');
  };
  const { onWritten, onNew } = useReactions(
    kept.away || kept.quiet ? undefined : (text) => say({ text }, 'think'),
  );

  const formatting = useFormatting(scribe, say, remark);
  const { sheet } = scribe;

  const save = (): boolean => {
    const result = scribe.save();
    if (result === 'saved') {
      scribe.forgetDraft();
      remark('saved', 'greet');
    } else say({ text: assistantRemarks.full, stays: true }, 'look');
    return result === 'saved';
  };
  /** Asks first if the document is not saved. */
  const leave = (then: () => void) => {
    const go = () => {
      setAsked(undefined);
      formatting.forgetCaret();
      onNew();
      scribe.forgetDraft();
      then();
    };
    if (scribe.isChanged) setAsked({ kind: 'leave', go });
    else go();
  };
  const menus = scribeMenus({
    assistant,
    scribe,
    formatting,
    zoom,
    setZoom,
    askWhich: () => setAsked({ kind: 'open' }),
    leave,
    save,
    setQuiet(quiet) {
      assistant.setQuiet(quiet);
      remark(quiet ? 'quiet' : 'heard', 'greet');
    },
  });

  // The eyes follow the pointer without rendering.
  const watch = ({ clientX, clientY }: PointerEvent) => {
    if (!desk.current) return;
    const { left, top, width, height } = desk.current.getBoundingClientRect();
    const toward = (place: number, share: number) => Math.max(-1, Math.min(1, (place - share) * 2));
    const { style } = desk.current;
    style.setProperty('--look-x', toward((clientX - left) / width, kept.place.x).toFixed(2));
    style.setProperty('--look-y', toward((clientY - top) / height, kept.place.y).toFixed(2));
  };

  return (
    <div className={styles.toy}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key of the whole program */}
      <div
        className={styles.window}
        onPointerMove={watch}
        onKeyDown={(event) => {
          const { altKey, ctrlKey, metaKey, shiftKey, target } = event;
          const key = event.key.toLowerCase();
          if (altKey || shiftKey || !(ctrlKey || metaKey)) return;
          // Not every browser has keys for styles.
          const mark = target === sheet.current && marks.find(([letter]) => letter === key);
          if (mark) formatting.mark(mark);
          else if (key === 's') save();
          else return;
          event.preventDefault();
        }}
      >
        <p className={styles.title} aria-hidden="true">
          <b>Scribe 97</b> - {scribe.open.name}
        </p>
        <div className={styles.menus}>
          <MenuBar label="Scribe 97" menus={menus} />
        </div>
        <Toolbar
          face={scribe.base.face}
          zoom={zoom}
          on={formatting.on}
          onFace={formatting.setFace}
          onZoom={setZoom}
          onMark={formatting.mark}
        />
        <fieldset className={styles.helpbar} aria-label="Assistant">
          <label>
            <input
              type="checkbox"
              checked={kept.keepTips}
              onChange={(event) => assistant.keepTips(event.target.checked)}
            />
            Keep tips up
          </label>
          <button type="button" disabled={kept.away} onClick={assistant.repeat}>
            Say that again
          </button>
          <button type="button" disabled={kept.away} onClick={() => void tellKnown()}>
            What do you know about me?
          </button>
          <button
            type="button"
            onClick={() => {
              play('door');
              if (kept.away) assistant.call();
              else assistant.leave();
            }}
          >
            {kept.away ? 'Call Perry' : 'Send Perry away'}
          </button>
        </fieldset>
        {asked && (
          <AskBar
            asked={asked}
            name={scribe.open.name}
            documents={asked.kind === 'open' ? scribe.documents() : []}
            onOpen={(id) =>
              leave(() => {
                if (!scribe.openFile(id)) remark('damaged');
              })
            }
            onSave={save}
            onClose={() => setAsked(undefined)}
          />
        )}
        <div ref={desk} className={styles.desk}>
          <FactDocument
            name={scribe.open.isFacts ? 'Fun facts' : scribe.open.name}
            base={scribe.base}
            zoom={zoom}
            isFacts={scribe.open.isFacts}
            number={scribe.open.number}
            sheet={sheet}
            isEditable={hydrated}
            onInput={() => {
              scribe.onInput();
              if (sheet.current) onWritten(sheet.current);
            }}
            onPaste={(event) => {
              // Only text is pasted. It takes the style at the caret.
              event.preventDefault();
              formatting.pasteText(event.clipboardData.getData('text/plain'));
            }}
          />
          {!kept.away && <AssistantFigure assistant={assistant} />}
        </div>
        <div className={styles.status}>
          <input
            type="text"
            aria-label="File name"
            value={scribe.open.name}
            maxLength={40}
            onChange={(event) => scribe.rename(event.target.value)}
          />
          <button type="button" onClick={save}>
            Save
          </button>
          <span>
            {scribe.isChanged ? 'Not saved yet' : scribe.open.id ? 'Saved' : 'As it came'}
          </span>
          <span key={scribe.words}>{scribe.words ?? 0} words</span>
        </div>
      </div>
    </div>
  );
}
