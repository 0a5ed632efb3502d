import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { status } from '../../../scenes/teletext/rules/Page';
import { display, firstPage, pageDigits } from '../../../scenes/teletext/rules/remote';
import { play, prepare } from '../../audio/synth';
import { LiveRegion } from '../../components/LiveRegion';
import { useHydrated } from '../../components/useHydrated';
import { bamboozle } from '../../content/teletext/bamboozle';
import { useMotionReduced } from '../../stores/useMotionReduced';
import { AnswerButton } from './AnswerButton';
import { keyOf, type SetKey } from './keys';
import { loadPreferences, preferences } from './preferences';
import { RemoteControl } from './RemoteControl';
import { TeletextDisplay } from './TeletextDisplay';
import styles from './TeletextToy.module.css';
import { UnderSet } from './UnderSet';
import { useImportedPages } from './useImportedPages';
import { useSearch } from './useSearch';
import { useService } from './useService';
import { useSet } from './useSet';
import { useSubpage } from './useSubpage';

type Props = Readonly<{
  /** The current page, if the owner keeps it (in the address). Otherwise the set keeps it. */
  page?: number;
  onPage?: (page: number) => void;
  /** An edit.tf address to open at the start. */
  frameAddress?: string;
  /** The id of the heading that labels the set. */
  labelledBy?: string;
}>;

/** A television of the 1990s with its remote control, tuned to our own teletext service. */
export function TeletextToy({ page: kept, onPage, frameAddress, labelledBy }: Props) {
  const set = useSet(kept, onPage);
  const { page, buffer } = set;
  const [plain, setPlain] = useState(false);
  const { wait, tube } = useStore(preferences);
  const hydrated = useHydrated();
  const imported = useImportedPages(frameAddress, set.goTo);
  const { service, whole, order } = useService(imported.pages);
  const { shown, passing } = useSearch(page, order, wait);
  const found = service.get(shown) ?? service.get(firstPage);
  const turning = useSubpage(found?.page, useMotionReduced());
  const subpage = found?.page.subpages[turning.place] ?? found?.page.subpages[0];
  if (!found || !subpage) throw new Error('the service has no index');

  useEffect(() => {
    loadPreferences();
    const controller = new AbortController();
    prepare(controller.signal);
    return () => controller.abort();
  }, []);

  const count = found.page.subpages.length;
  const isSubtitle = (subpage.status & status.subtitle) !== 0;
  const isQuiz = found.page.number === bamboozle.page;
  const searching = passing !== undefined || (hydrated && !whole && !service.has(page));
  const digits = pageDigits(page);

  const exists = useCallback((number: number) => service.has(number), [service]);

  const onKey = (key: SetKey) => {
    play('click');
    if ('key' in key) return set.pressRemote(key, subpage);
    switch (key.own) {
      case 'reveal':
        // The quiz's answer, once revealed, cannot be hidden again on its page.
        return set.setReveal(isQuiz || !set.reveal);
      case 'hold':
        return turning.toggleHold();
      case 'next':
        return turning.turn(1);
      case 'previous':
        return turning.turn(-1);
      case 'size':
        return set.changeSize();
      case 'mix':
        return set.toggleMix();
      case 'plain':
        return setPlain(!plain);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Enter on a focused button presses that button; it does not mean GO.
    if (event.key === 'Enter' && event.target !== event.currentTarget) return;
    const key = keyOf(event.key);
    if (!key) return;
    event.preventDefault();
    onKey(key);
  };

  const title = whole && !service.has(page) ? 'no such page, here is the index' : found.title;
  const spoken = searching
    ? `Searching for page ${digits}`
    : `Page ${digits}: ${title}${count > 1 ? `, ${turning.place + 1} of ${count}` : ''}`;

  return (
    <div className={styles.toy}>
      {/* biome-ignore lint/a11y/useSemanticElements: a set is no fieldset */}
      <div
        className={styles.room}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it hears the keys of the remote
        tabIndex={0}
        aria-label={labelledBy ? undefined : 'Teletext set'}
        aria-labelledby={labelledBy}
        data-teletext=""
        data-service={whole ? 'whole' : 'index'}
        onKeyDown={onKeyDown}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void imported.importFrom(event.dataTransfer);
        }}
        onPaste={(event) => void imported.importFrom(event.clipboardData)}
      >
        <div className={styles.television}>
          <div className={styles.bezel}>
            <TeletextDisplay
              frame={subpage.frame}
              enhancements={subpage.enhancements}
              header={
                isSubtitle
                  ? undefined
                  : {
                      own: buffer === '' ? digits : buffer.padEnd(3, '-'),
                      passing: pageDigits(passing ?? page),
                      searching,
                    }
              }
              size={set.size}
              reveal={set.reveal}
              over={isSubtitle ? 'box' : set.mix ? 'mix' : 'text'}
              plain={plain}
              tube={tube}
              exists={exists}
              onHitRegion={(region) =>
                'prompt' in region ? onKey({ key: region.prompt }) : set.goTo(region.page)
              }
              onMenu={() => set.goTo(firstPage)}
            >
              {isQuiz && !set.reveal && set.size === 'full' && (
                <AnswerButton onClick={() => onKey({ own: 'reveal' })} />
              )}
            </TeletextDisplay>
          </div>
          <div className={styles.fascia}>
            <span className={styles.grille} aria-hidden="true" />
            <span className={styles.badge} aria-hidden="true">
              NORWOOD
            </span>
            <span className={styles.turn}>
              {count > 1 && `${turning.isHolding ? 'HELD ' : ''}${turning.place + 1}/${count}`}
            </span>
            <span className={styles.lamp} aria-hidden="true" />
          </div>
        </div>
        <RemoteControl
          display={display({ page, buffer })}
          on={{
            reveal: set.reveal,
            hold: turning.isHolding,
            size: set.size !== 'full',
            mix: set.mix,
            plain,
          }}
          onKey={onKey}
        />
      </div>
      <LiveRegion message={hydrated ? spoken : ''} />
      <UnderSet
        found={found}
        place={turning.place}
        service={service}
        reveal={set.reveal}
        imported={imported}
      />
    </div>
  );
}
