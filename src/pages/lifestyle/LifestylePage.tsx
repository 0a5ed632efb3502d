import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { ButtonLink } from '../../components/ButtonLink';
import { LiveRegion } from '../../components/LiveRegion';
import { toast, toastMissed } from '../../components/toast';
import { checklistCategories, checklistItems } from '../../content/checklist';
import { siteName } from '../../content/site';
import type { Place } from '../../lib/addresses';
import {
  checklistBand,
  checklistPercent,
  progressByCategory,
} from '../../lib/checklist/checklistScore';
import { CategorySheet } from './CategorySheet';
import { DividerTabs } from './DividerTabs';
import { FilterChoice } from './FilterChoice';
import { type FriendTicks, friendCode, friendTicks, noFriend } from './friendTicks';
import styles from './LifestylePage.module.css';
import { PassedNote } from './PassedNote';
import { ScoreReport } from './ScoreReport';
import { type Show, shownItems } from './shownItems';
import { connectTicks, ticks } from './ticksStore';

const total = checklistItems.length;
const lead = `${total} things that nobody born after the Millennium Dome will believe. Tick what you did, owned, wore or were sent home for.`;
const nobody: ReadonlySet<string> = new Set();

/** The checklist, drawn as a ring binder: six dividers, a report, and a friend's note. */
function LifestylePage() {
  const mine = useTicks();
  const friend = useFriendTicks(useLocation());
  const theirs = friend.kind === 'ticks' ? friend.ids : nobody;
  const filter = useFilter(mine, theirs);
  const percent = checklistPercent(mine.size, total);
  const progress = progressByCategory(mine, checklistItems);

  return (
    <div className={styles.desk}>
      <div className={styles.binder}>
        <header className={styles.cover}>
          <div className={styles.title}>
            <ButtonLink to="/" tone="cyan" className={styles.back}>
              <span aria-hidden="true">←</span> Back Home
            </ButtonLink>
            <h1 tabIndex={-1}>The 90s Lifestyle List</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          <PassedNote friend={friend} mine={mine} show={filter.show} onShow={filter.choose} />
          <p className={styles.blanks} aria-hidden="true">
            Name: <span /> Form: <span /> Score: <span /> /{total}
          </p>
        </header>
        <div className={styles.pages}>
          <DividerTabs progress={progress} />
          <FilterChoice
            show={filter.show}
            shown={filter.ids?.size ?? total}
            total={total}
            onShow={filter.choose}
          />
          <div className={styles.sheets}>
            {checklistCategories.map((category) => (
              <CategorySheet
                key={category}
                category={category}
                mine={mine}
                theirs={friend.kind === 'ticks' ? friend.ids : null}
                shown={filter.ids}
              />
            ))}
            <a className={styles.tally} href="#report">
              <span>{`${mine.size}/${total}`}</span>
              <span className={styles.tallyPercent}>{`${percent}%`}</span>
              <span className={styles.tallyWay}>My report ↓</span>
            </a>
          </div>
        </div>
        <ScoreReport mine={mine} progress={progress} />
        <section className={styles.closing} aria-labelledby="more">
          <h2 id="more">Not done reminiscing?</h2>
          <p>Toys, telly, tunes and tuck: the rest of the decade is a page away.</p>
          <ButtonLink to="/" tone="yellow" size="large">
            Explore More Categories
          </ButtonLink>
        </section>
      </div>
      <LiveRegion message={mine.size > 0 ? checklistBand(percent, siteName).title : ''} />
    </div>
  );
}

/** The ids of the ticked items, stored in this browser. */
function useTicks(): ReadonlySet<string> {
  useEffect(
    () =>
      connectTicks((description) => toast('Some of your ticks could not be read', { description })),
    [],
  );
  return useStore(ticks, ({ ids }) => ids);
}

/** The friend's ticks in the address; none until they have been read. */
function useFriendTicks(address: Place): FriendTicks {
  const code = friendCode(address);
  const [read, setRead] = useState<Readonly<{ code: string; friend: FriendTicks }>>();
  useEffect(() => {
    if (code === undefined) return;
    let wanted = true;
    friendTicks(code).then((friend) => {
      if (wanted) setRead({ code, friend });
    }, toastMissed('The note'));
    return () => {
      wanted = false;
    };
  }, [code]);
  return read && read.code === code ? read.friend : noFriend;
}

/**
 * The filter of the list. Its ids are fixed when it is chosen: a memory that is ticked among the
 * unticked does not vanish from under the pointer.
 */
function useFilter(mine: ReadonlySet<string>, theirs: ReadonlySet<string>) {
  const [filter, setFilter] = useState<{ show: Show; ids: ReadonlySet<string> } | null>(null);
  const choose = useCallback(
    (show: Show) =>
      setFilter(
        show === 'all' ? null : { show, ids: shownItems(show, checklistItems, mine, theirs) },
      ),
    [mine, theirs],
  );
  return {
    show: filter?.show ?? ('all' as const),
    /** The shown ids; null for all. */
    ids: filter?.ids ?? null,
    choose,
  };
}

export { LifestylePage as Component };
