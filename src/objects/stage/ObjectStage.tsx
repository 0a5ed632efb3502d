import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import type { Entry } from '../../content/entry';
import { keepEvent, keptOf } from '../album/albumStore';
import { fetchDrawing } from '../kit/fetchDrawing';
import { type MountedObject, mountObject } from '../kit/mountObject';
import type { ObjectPlay } from '../kit/ObjectPlay';
import { type Category, loadPlays } from '../loadPlays';
import { hints } from './hints';
import styles from './ObjectStage.module.css';

type Props = Readonly<{ open: boolean; onClose: () => void; category: Category; entry: Entry }>;

/** The letters of the secret codes. */
const arrows: Readonly<Record<string, string>> = {
  ArrowUp: 'U',
  ArrowDown: 'D',
  ArrowLeft: 'L',
  ArrowRight: 'R',
};

/** One object, large, with the whole hand. */
export function ObjectStage({ open, onClose, category, entry }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLButtonElement>(null);
  const mounted = useRef<MountedObject>(undefined);
  const [play, setPlay] = useState<ObjectPlay>();
  const [missing, setMissing] = useState(false);
  const [line, setLine] = useState({ text: '', found: false });
  const { id, name } = entry;

  useEffect(() => {
    let wanted = true;
    let shown: Element | undefined;
    void Promise.all([loadPlays(category), fetchDrawing(id)]).then(([plays, drawing]) => {
      const own = plays[id];
      const element = surface.current;
      if (!wanted || !element) return;
      if (!own || !drawing) {
        setMissing(true);
        return;
      }
      element.before(drawing);
      shown = drawing;
      mounted.current = mountObject({
        surface: element,
        drawing,
        play: own,
        kept: keptOf(id),
        tapPlays: true,
        onEvent(event, kept) {
          keepEvent(id, event, kept);
          if (event.type !== 'tick') setLine({ text: event.says, found: event.type === 'found' });
        },
      });
      setPlay(own);
    });
    return () => {
      wanted = false;
      shown?.remove();
      mounted.current?.dispose();
      mounted.current = undefined;
    };
  }, [category, id]);

  const press = (event: KeyboardEvent) => {
    const letter = arrows[event.key];
    if (letter) {
      event.preventDefault();
      mounted.current?.key(letter);
    } else if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) {
      event.preventDefault();
      mounted.current?.activate();
    }
  };

  return (
    <Dialog open={open} onClose={onClose} title={name} tone="cyan" initialFocus={surface}>
      <div className={styles.stage}>
        <div ref={frame} className={styles.object}>
          <button
            ref={surface}
            type="button"
            className={styles.grip}
            aria-label={play ? `${play.verb}: ${name}` : name}
            onKeyDown={press}
            onClick={(event) => {
              // A screen reader's press comes without a pointer and without a key.
              if (event.detail === 0) mounted.current?.activate();
            }}
          />
        </div>
        <p className={styles.line} role="status">
          {missing ? (
            'The drawing could not be fetched. Close this and try again once you are online.'
          ) : (
            <span className={line.found ? styles.found : undefined}>{line.text}</span>
          )}
        </p>
        {play && (
          <>
            <p className={styles.hint}>{hints[play.gesture]}, or:</p>
            <p className={styles.buttons}>
              <Button tone="yellow" onClick={() => mounted.current?.activate()}>
                {play.verb}
              </Button>
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
