import { poundsText } from '../../../scenes/theme-park/narrate';
import { buildings, kindOf } from '../../../scenes/theme-park/rules/buildings';
import { objectives } from '../../../scenes/theme-park/rules/tycoon/objectives';
import { useRunStatus } from '../../hosts/useGame';
import { usePark, useSummary } from './ParkContext';
import styles from './SidePanels.module.css';

const priced = buildings.filter(({ tycoon }) => tycoon.maxPrice > 0);

/** Tycoon's office: what things cost to the guests, and what there is to build for. */
export function Business() {
  const { state, dispatch } = usePark();
  const met = useSummary((summary) => summary.objectives);
  useSummary((summary) => summary.prices);
  useRunStatus((status) => status?.generation);
  const park = state();
  if (!park) return <p>The park is still being unpacked.</p>;
  return (
    <>
      <h3>Prices</h3>
      <ul className={styles.prices}>
        {priced.map(({ id, name, tycoon }) => {
          const price = park.prices[kindOf(id)];
          const set = (pounds: number) => dispatch({ type: 'price', kind: kindOf(id), pounds });
          return (
            <li key={id}>
              <span>{name}</span>
              <button
                type="button"
                aria-label={`${name}: one pound less`}
                disabled={price === 0}
                onClick={() => set(price - 1)}
              >
                −
              </button>
              <output aria-label={`Price of ${name}`}>{poundsText(price)}</output>
              <button
                type="button"
                aria-label={`${name}: one pound more`}
                disabled={price >= tycoon.maxPrice}
                onClick={() => set(price + 1)}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
      <h3>Objectives</h3>
      <ol className={styles.objectives}>
        {objectives.map(({ text }, index) => {
          const isMet = ((met >> index) & 1) === 1;
          return (
            <li key={text} data-met={isMet ? '' : undefined}>
              {text}
              <b>{isMet ? ' – done' : ''}</b>
            </li>
          );
        })}
      </ol>
    </>
  );
}
