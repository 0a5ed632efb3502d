import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { play, prepare } from '../../audio/synth';
import { useHydrated } from '../../components/useHydrated';
import { assistantRemarks } from '../../content/assistant';
import { afterInteractive } from '../../lib/afterInteractive';
import type { Speech } from './Act';
import { AssistantFigure } from './AssistantFigure';
import styles from './AssistantToy.module.css';
import { FactDocument, type Format, plainFormat } from './FactDocument';
import { type FormatChange, Toolbar } from './Toolbar';
import { useAssistant } from './useAssistant';
import { visitOffers } from './visitOffers';

const menus = ['File', 'Edit', 'View', 'Insert', 'Format', 'Tools', 'Help'];

/** Loads what reads the visitor's own traces, and says what help there is to offer. */
async function findOffers(): Promise<readonly Speech[]> {
  try {
    const { readVisit } = await import('./readVisit');
    return visitOffers(readVisit(Date.now()));
  } catch (error) {
    console.warn('No offers of help:', error);
    return [];
  }
}

/** A word processor with a document of fun facts, and an assistant who will not leave it alone. */
export function AssistantToy() {
  const hydrated = useHydrated();
  const assistant = useAssistant(hydrated);
  const [format, setFormat] = useState<Format>(plainFormat);

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

  const onFormat = (next: Format, change: FormatChange) => {
    setFormat(next);
    play('click');
    if (change !== 'plain' && change !== 'zoom' && !kept.away) {
      say({ text: assistantRemarks[change] }, change === 'typewriter' ? 'punch' : 'look');
    }
  };

  // Eyes follow the pointer; no state of React's changes for it.
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
      <div className={styles.window} onPointerMove={watch}>
        <p className={styles.title} aria-hidden="true">
          <b>Scribe 97</b> - Fun facts.doc <span>_ □ ×</span>
        </p>
        <p className={styles.menus} aria-hidden="true">
          {menus.map((menu) => (
            <span key={menu}>{menu}</span>
          ))}
        </p>
        <Toolbar format={format} onChange={onFormat} />
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
        <div ref={desk} className={styles.desk}>
          <FactDocument format={format} />
          {!kept.away && <AssistantFigure assistant={assistant} />}
        </div>
        <p className={styles.status} aria-hidden="true">
          <span>Page 1</span>
          <span>1/1</span>
          <span>REC</span>
        </p>
      </div>
    </div>
  );
}
