import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/ButtonLink';
import { LiveRegion } from '../../components/LiveRegion';
import { checklistCategories, checklistItems } from '../../content/checklist';
import { siteName } from '../../content/site';
import {
  checklistBand,
  checklistPercent,
  progressByCategory,
} from '../../lib/checklist/checklistScore';
import { CategorySheet } from './CategorySheet';
import { DividerTabs } from './DividerTabs';
import { FilterChoice } from './FilterChoice';
import styles from './LifestylePage.module.css';
import { PassedNote } from './PassedNote';
import { ScoreReport } from './ScoreReport';
import { useFilter } from './useFilter';
import { useFriendTicks } from './useFriendTicks';
import { useTicks } from './useTicks';

const total = checklistItems.length;
const lead = `${total} things that nobody born after the Millennium Dome will believe. Tick what you did, owned, wore or were sent home for.`;
const nobody: ReadonlySet<string> = new Set();

/** The checklist, drawn as a ring binder: six dividers, a report, and a friend's note. */
export function LifestylePage() {
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
