import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { lazyPart } from '../../components/lazyPart';
import { usePhoneShake } from '../../components/usePhoneShake';
import type { Entry } from '../../content/entry';
import { savedObject, saveObjectEvent } from '../album/albumStore';
import { fetchDrawing } from '../kit/fetchDrawing';
import { type MountedObject, mountObject } from '../kit/mountObject';
import type { Numbers, ObjectPlay } from '../kit/ObjectPlay';
import { type Category, loadPlays } from '../loadPlays';
import { ObjectPicture } from '../ObjectPicture';
import { ToyLink } from '../ToyLink';
import { hints } from './hints';
import styles from './ObjectStage.module.css';

/** The designer's panel, opened by `?tune` in the address. */
const TuneObject = lazyPart(async () => (await import('./TuneObject')).TuneObject);

type Props = Readonly<{ open: boolean; onClose: () => void; category: Category; entry: Entry }>;

/** The change of a phone's acceleration, in m/s², up to which it only trembles in the hand. */
const trembling = 4;

/** The letters that arrow keys stand for in secret codes. */
const arrows: Readonly<Record<string, string>> = {
  ArrowUp: 'U',
  ArrowDown: 'D',
  ArrowLeft: 'L',
  ArrowRight: 'R',
};

/** The dialog that shows one object large, to be moved by hand. */
export function ObjectStage({ open, onClose, category, entry }: Props) {
  const surface = useRef<HTMLButtonElement>(null);
  const mounted = useRef<MountedObject>(undefined);
  const [play, setPlay] = useState<ObjectPlay>();
  const [numbers, setNumbers] = useState<Numbers>();
  const [missing, setMissing] = useState(false);
  const [line, setLine] = useState<
    Readonly<{ text: string; found: boolean; news?: string | undefined }>
  >({
    text: '',
    found: false,
  });
  const { id, name } = entry;
  const phone = usePhoneShake(play?.gesture === 'shake', {
    onJolt(x, y) {
      if (Math.hypot(x, y) > trembling) mounted.current?.jolt(x, y);
    },
  });
  const tuning = play && numbers && new URLSearchParams(location.search).has('tune');

  useEffect(() => {
    let wanted = true;
    let shown: Element | undefined;
    void Promise.all([loadPlays(category), fetchDrawing(category, id)]).then(([plays, drawing]) => {
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
        kept: savedObject(id),
        tapPlays: true,
        onEvent(event, kept) {
          const news = saveObjectEvent(id, event, kept);
          if (event.type === 'tick') return;
          setLine({ text: event.says, found: event.type === 'found', news });
        },
      });
      setPlay(own);
      setNumbers(mounted.current.numbers);
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
        <div className={styles.object}>
          {!play && <ObjectPicture card={`/${category}#${id}`} />}
          <button
            ref={surface}
            type="button"
            className={styles.grip}
            aria-label={play ? `${play.verb}: ${name}` : name}
            onKeyDown={press}
            onClick={(event) => {
              // A screen reader presses without a pointer and without a key.
              if (event.detail === 0) mounted.current?.activate();
            }}
          />
        </div>
        <p className={styles.line} role="status">
          {missing ? (
            'The drawing could not be fetched. Close this and try again once you are online.'
          ) : (
            <>
              <span className={line.found ? styles.found : undefined}>{line.text}</span>{' '}
              {line.news && <span className={styles.news}>{line.news}</span>}
            </>
          )}
        </p>
        {play && (
          <>
            <p className={styles.hint}>{hints[play.gesture]}, or:</p>
            <p className={styles.buttons}>
              <Button tone="yellow" onClick={() => mounted.current?.activate()}>
                {play.verb}
              </Button>
              {(phone.motion === 'off' || phone.motion === 'on') && (
                <Button
                  tone="cyan"
                  aria-pressed={phone.motion === 'on'}
                  onClick={() => (phone.motion === 'on' ? phone.stop() : void phone.ask())}
                >
                  Shake the phone
                </Button>
              )}
            </p>
            {phone.motion === 'refused' && (
              <p className={styles.hint}>This phone does not share its motion. Use the button.</p>
            )}
            {tuning && (
              <Suspense>
                <TuneObject play={play} numbers={numbers} />
              </Suspense>
            )}
          </>
        )}
        <ToyLink entry={entry} />
      </div>
    </Dialog>
  );
}
