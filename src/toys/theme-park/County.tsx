import { awardNames, faultsText } from '../../../scenes/theme-park/countyTexts';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import {
  countyDays,
  exciting,
  happyFrom,
  inspectionDay,
  minGuests,
  pathPerLitter,
} from '../../../scenes/theme-park/rules/tycoon/county';
import type { Town } from '../../../scenes/theme-park/rules/tycoon/freshTown';
import { type Award, awards } from '../../../scenes/theme-park/rules/tycoon/Town';
import styles from './SidePanels.module.css';

/** What each award asks for. */
const terms: Readonly<Record<Award, string>> = {
  tidiest: `at most one piece of litter for ${pathPerLitter} squares of path`,
  value: 'no price above the usual, and a gate at half of what a day is worth',
  happiest: `${happyFrom}% satisfaction`,
  coaster: `a laid coaster of excitement ${exciting / 1000}`,
};

/** The county's awards and the inspector's last report, and what they do for the park's fame. */
export function County({ park, town }: Readonly<{ park: Readonly<ThemeParkState>; town: Town }>) {
  const until = (day: number): number => countyDays - ((park.day + countyDays - day) % countyDays);
  return (
    <>
      <h2>The county</h2>
      <p>
        Awards in {until(0)} seconds, for parks with at least {minGuests} guests. The inspector
        comes in {until(inspectionDay)} seconds. {town.report > 0 && faultsText(town.report >> 1)}{' '}
        Fame: {Math.abs(town.fame)}% {town.fame < 0 ? 'fewer' : 'more'} guests.
      </p>
      <ul className={styles.objectives}>
        {awards.map((award, place) => {
          const isHeld = ((town.awards >> place) & 1) === 1;
          return (
            <li key={award} data-met={isHeld ? '' : undefined}>
              {awardNames[award]}: {terms[award]}
              <b>
                {isHeld && ' – held'}
                {town.won[place] > 0 && ` – won ${town.won[place]} ×`}
              </b>
            </li>
          );
        })}
      </ul>
    </>
  );
}
