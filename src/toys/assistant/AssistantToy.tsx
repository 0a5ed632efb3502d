import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { play, prepare } from '../../audio/synth';
import { useHydrated } from '../../components/useHydrated';
import { assistantFacts, assistantRemarks } from '../../content/assistant';
import { afterInteractive } from '../../lib/afterInteractive';
import type { AppProps } from '../desktop/AppProps';
import { MenuBar } from '../retro/MenuBar';
import type { Speech } from './Act';
import { AssistantFigure } from './AssistantFigure';
import styles from './AssistantToy.module.css';
import { faces } from './documentModel';
import { FactDocument } from './FactDocument';
import { printSheet } from './printSheet';
import { faceNames, type Mark, marks, Toolbar, zooms } from './Toolbar';
import { useAssistant } from './useAssistant';
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

/** The question that is asked before the document is replaced. */
type Asked = Readonly<{ kind: 'open' } | { kind: 'leave'; go: () => void }>;

/** A word processor, and an assistant who interrupts. */
export function AssistantToy(props: Partial<AppProps>) {
  const hydrated = useHydrated();
  const assistant = useAssistant(hydrated);
  const scribe = useScribe(props, hydrated);
  const [zoom, setZoom] = useState(100);
  const [asked, setAsked] = useState<Asked>();
  const [on, setOn] = useState<Readonly<Record<Mark, boolean>>>();
  /** The last selection in the document, restored after a menu. */
  const range = useRef<Range>(undefined);

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

  const remark = (about: keyof typeof assistantRemarks, gesture?: 'punch' | 'look' | 'greet') => {
    if (!kept.away) say({ text: assistantRemarks[about] }, gesture ?? 'look');
  };
  const { onWritten, onNew } = useReactions(
    kept.away || kept.quiet ? undefined : (text) => say({ text }, 'think'),
  );

  const { sheet } = scribe;
  useEffect(() => {
    const choose = (): void => {
      const selection = getSelection();
      const root = sheet.current;
      if (!root || !selection || selection.rangeCount === 0) return;
      if (!root.contains(selection.anchorNode) || document.activeElement !== root) return;
      range.current = selection.getRangeAt(0).cloneRange();
      const state = (mark: Mark) => document.queryCommandState(mark);
      setOn({ bold: state('bold'), italic: state('italic'), underline: state('underline') });
    };
    document.addEventListener('selectionchange', choose);
    return () => document.removeEventListener('selectionchange', choose);
  }, [sheet]);
  const forget = () => {
    range.current = undefined;
    setOn(undefined);
    onNew();
    scribe.forgetDraft();
  };

  /** Runs an editing command at the caret, or at the end of the document without one. */
  const edit = (command: string, value?: string) => {
    const root = sheet.current;
    if (!root) return;
    root.focus({ preventScroll: true });
    const selection = getSelection();
    if (range.current && root.contains(range.current.startContainer)) {
      selection?.removeAllRanges();
      selection?.addRange(range.current);
    } else {
      selection?.selectAllChildren(root);
      selection?.collapseToEnd();
    }
    document.execCommand(command, false, value);
  };
  const mark = (name: Mark) => {
    play('click');
    const isOn = on?.[name] ?? scribe.base[name];
    // Without a caret the style applies to the whole document.
    if (range.current) edit(name);
    else scribe.setBase({ ...scribe.base, [name]: !isOn });
    if (!isOn) remark(name);
  };
  const setFace = (face: number) => {
    play('click');
    if (range.current) edit('fontName', faces[face]);
    else scribe.setBase({ ...scribe.base, face });
    const remarks = ['serif', 'comic', 'typewriter'] as const;
    remark(remarks[face], face === 2 ? 'punch' : 'look');
  };
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
      forget();
      then();
    };
    if (scribe.isChanged) setAsked({ kind: 'leave', go });
    else go();
  };
  const insertFact = () => {
    const { text } = assistantFacts[Math.floor(Math.random() * assistantFacts.length)];
    edit('insertText', text);
  };
  const clipboard = async () => {
    try {
      pasteText(await navigator.clipboard.readText());
    } catch {
      say({ text: 'This browser pastes only by keyboard: press Ctrl and V.' }, 'look');
    }
  };
  const pasteText = (text: string) => {
    if (scribe.hasRoomFor(text.length)) edit('insertText', text);
    else remark('tooLong');
  };
  const act = (label: string, command: string, value?: string) => ({
    label,
    act: () => edit(command, value),
  });
  const today = () => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const menus = [
    {
      label: 'File',
      items: [
        { label: 'New', act: () => leave(scribe.openNew) },
        { label: 'Open…', act: () => setAsked({ kind: 'open' }) },
        { label: 'Save', act: save },
        { label: 'Print…', act: () => sheet.current && printSheet(sheet.current) },
        'line' as const,
        { label: 'The Page of Facts', act: () => leave(scribe.openFacts) },
      ],
    },
    {
      label: 'Edit',
      items: [
        act('Undo', 'undo'),
        act('Redo', 'redo'),
        'line' as const,
        act('Cut', 'cut'),
        act('Copy', 'copy'),
        { label: 'Paste', act: () => void clipboard() },
        act('Select All', 'selectAll'),
      ],
    },
    {
      label: 'View',
      items: zooms.map((percent) => ({
        label: `${percent} %`,
        checked: percent === zoom,
        act: () => setZoom(percent),
      })),
    },
    {
      label: 'Insert',
      items: [
        { label: 'Date', act: () => edit('insertText', today()) },
        {
          label: 'Time',
          act: () => edit('insertText', new Date().toLocaleTimeString('en-GB').slice(0, 5)),
        },
        { label: 'A Fun Fact', act: insertFact },
      ],
    },
    {
      label: 'Format',
      items: [
        act('Heading', 'formatBlock', 'h2'),
        act('Paragraph', 'formatBlock', 'p'),
        act('Bulleted List', 'insertUnorderedList'),
        act('Numbered List', 'insertOrderedList'),
        'line' as const,
        act('Left', 'justifyLeft'),
        act('Centred', 'justifyCenter'),
        act('Right', 'justifyRight'),
        'line' as const,
        ...marks.map((name) => ({
          label: `${name[0].toUpperCase()}${name.slice(1)}`,
          checked: on?.[name] ?? scribe.base[name],
          act: () => mark(name),
        })),
        ...faceNames.map((label, face) => ({ label, act: () => setFace(face) })),
      ],
    },
    {
      label: 'Tools',
      items: [
        {
          label: 'Word Count',
          act: () => say({ text: `${scribe.words ?? 0} words so far. I counted twice.` }, 'think'),
        },
        {
          label: 'Perry Comments on It',
          checked: !kept.quiet,
          act: () => setQuiet(!kept.quiet),
        },
      ],
    },
    {
      label: 'Help',
      items: [
        { label: 'A Tip', act: assistant.tip },
        {
          label: 'About Scribe 97',
          act: () =>
            say(
              {
                text: 'Scribe 97. What you write stays in this browser, on the same disk as the desktop’s.',
              },
              'greet',
            ),
        },
      ],
    },
  ];
  const setQuiet = (quiet: boolean) => {
    assistant.setQuiet(quiet);
    remark(quiet ? 'quiet' : 'heard', 'greet');
  };

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
          if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          save();
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
          on={on ?? scribe.base}
          onFace={setFace}
          onZoom={setZoom}
          onMark={mark}
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
              pasteText(event.clipboardData.getData('text/plain'));
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

type AskBarProps = Readonly<{
  asked: Asked;
  name: string;
  documents: readonly Readonly<{ id: string; name: string }>[];
  onOpen: (id: string) => void;
  /** @returns whether it was saved */
  onSave: () => boolean;
  onClose: () => void;
}>;

/** The question above the document: which one to open, or whether to save this one. */
function AskBar({ asked, name, documents, onOpen, onSave, onClose }: AskBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.querySelector('button')?.focus(), []);
  const text =
    asked.kind === 'leave'
      ? `Save the changes to ${name}?`
      : documents.length === 0
        ? 'There is no document on the disk yet.'
        : 'Which document?';
  return (
    <div
      ref={bar}
      className={styles.ask}
      role="alertdialog"
      aria-label={text}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <p>{text}</p>
      {asked.kind === 'leave' ? (
        <>
          <button type="button" onClick={() => onSave() && asked.go()}>
            Save
          </button>
          <button type="button" onClick={asked.go}>
            Don’t save
          </button>
        </>
      ) : (
        documents.map((one) => (
          <button key={one.id} type="button" onClick={() => onOpen(one.id)}>
            {one.name}
          </button>
        ))
      )}
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}
