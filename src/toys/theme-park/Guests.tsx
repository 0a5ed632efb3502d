import { useState } from 'react';
import { roleNames, thoughtText } from '../../../scenes/theme-park/narrate';
import { kindOf, specOf } from '../../../scenes/theme-park/rules/buildings';
import { query } from '../../../scenes/theme-park/rules/query';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { guestsAllowed, guestsDrawn } from '../../../scenes/theme-park/rules/tycoon/draw';
import type { Town } from '../../../scenes/theme-park/rules/tycoon/freshTown';
import { objectives } from '../../../scenes/theme-park/rules/tycoon/objectives';
import { studyOf } from '../../../scenes/theme-park/rules/tycoon/research';
import { isRunning } from '../../../scenes/theme-park/rules/tycoon/services';
import { maxStaff, roles, weathers } from '../../../scenes/theme-park/rules/tycoon/Town';
import { budgets } from '../../../scenes/theme-park/rules/tycoon/topics';
import { nameAt, poundsText } from '../../../scenes/theme-park/texts';
import type { Heat } from '../../../scenes/theme-park/viewport';
import { Button } from '../../components/Button';
import { useRunStatus } from '../../hosts/useGame';
import { Counter } from './Counter';
import { lookAt } from './lookAt';
import { useOffered, usePark, useSummary } from './ParkContext';
import styles from './SidePanels.module.css';
import { thoughtsOf } from './thoughtsOf';

const thoughtsShown = 6;
const ridesShown = 24;
const weatherNames = { fine: 'Fine', hot: 'Hot', rain: 'Rain' } as const;

/** What people think: a press looks at somebody who does. */
function Thoughts({ park }: Readonly<{ park: Readonly<ThemeParkState> }>) {
  const { choose, viewport } = usePark();
  const said = thoughtsOf(park).slice(0, thoughtsShown);
  if (said.length === 0) return <p>Nobody is here to ask.</p>;
  return (
    <ul className={styles.pressed}>
      {said.map(({ thought, about, count, first }) => (
        <li key={`${thought} ${about}`}>
          <button
            type="button"
            onClick={() => {
              choose({ visitor: first });
              lookAt(viewport(), park, park.visitors.at[park.visitors.id.indexOf(first)]);
            }}
          >
            <b>{count}</b> “{thoughtText(thought, about)}”
          </button>
        </li>
      ))}
    </ul>
  );
}

function stateText(park: Readonly<ThemeParkState>, cell: number): string {
  const { town } = park;
  if (!town) {
    let heading = 0;
    for (let index = 0; index < park.visitors.count; index += 1) {
      if (park.visitors.goal[index] === cell) heading += 1;
    }
    return `${heading} on their way`;
  }
  if (town.broken[cell] > 0) return 'broken down';
  if (!isRunning(park, town, cell)) return 'opens soon';
  return `${park.inside[cell]} in, ${park.queue[cell]} waiting, ${poundsText(town.takings[cell])}`;
}

/** The list of buildings with visitors. A press selects the building. */
function Rides({ park }: Readonly<{ park: Readonly<ThemeParkState> }>) {
  const { choose, viewport } = usePark();
  const cells = [...park.destinations.subarray(0, park.destinationCount)];
  const worth = (cell: number): number => park.town?.takings[cell] ?? 0;
  cells.sort((a, b) => worth(b) - worth(a));
  if (cells.length === 0) return <p>Nothing has been built yet.</p>;
  return (
    <ul className={styles.pressed}>
      {cells.slice(0, ridesShown).map((cell) => (
        <li key={cell}>
          <button
            type="button"
            onClick={() => {
              choose({ cell });
              lookAt(viewport(), park, cell);
            }}
          >
            <b>{nameAt(park, cell)}</b> {stateText(park, cell)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What is studied, and what that may cost. */
function Research({ park, town }: Readonly<{ park: Readonly<ThemeParkState>; town: Town }>) {
  const { dispatch } = usePark();
  const study = studyOf(town, park.config);
  return (
    <>
      <h2>Research</h2>
      <p>
        {study
          ? `Next to open: ${specOf(study.kind).name}, ${poundsText(study.spent)} of ${poundsText(study.needed)} spent.`
          : 'Every building is open.'}
      </p>
      {study && (
        <ul className={styles.prices}>
          <Counter
            name="Budget, each second"
            unit="one step"
            text={poundsText(budgets[town.budget])}
            outputLabel="Research budget"
            value={town.budget}
            most={budgets.length - 1}
            onChange={(level) => dispatch({ type: 'fund', level })}
          />
        </ul>
      )}
    </>
  );
}

/** Prices, staff, research, loan and objectives under Tycoon rules. */
function Office({ park, town }: Readonly<{ park: Readonly<ThemeParkState>; town: Town }>) {
  const { dispatch } = usePark();
  const priced = useOffered().filter(({ tycoon }) => tycoon.maxPrice > 0);
  const met = useSummary((summary) => summary.objectives);
  const allowed = guestsAllowed(park);
  const wages = [
    park.config.mechanicWage,
    park.config.sweeperWage,
    park.config.entertainerWage,
  ] as const;
  return (
    <>
      <p>
        Weather: {weatherNames[weathers[town.weather]]}. The park draws {guestsDrawn(park)} guests
        at once; the inspector allows {allowed}. Toilets, sweepers and mechanics raise that: the
        scarcest counts.
      </p>
      {town.debtDays > 0 && (
        <p className={styles.warning}>
          In debt: the bank closes the park in {park.config.closureDays - town.debtDays} seconds.
        </p>
      )}
      <Research park={park} town={town} />
      <h2>Staff</h2>
      <ul className={styles.prices}>
        {roles.map((role, index) => (
          <Counter
            key={role}
            name={`${roleNames[role]}, ${poundsText(wages[index])}`}
            unit="one"
            text={String(town.staff[index])}
            outputLabel={`${roleNames[role]} employed`}
            value={town.staff[index]}
            most={maxStaff}
            onChange={(count) => dispatch({ type: 'hire', role: index, count })}
          />
        ))}
      </ul>
      <h2>Prices</h2>
      <ul className={styles.prices}>
        {priced.map(({ id, name, tycoon }) => {
          const kind = kindOf(id);
          return (
            <Counter
              key={id}
              name={name}
              unit="one pound"
              text={poundsText(park.prices[kind])}
              outputLabel={`Price of ${name}`}
              value={park.prices[kind]}
              most={tycoon.maxPrice}
              onChange={(pounds) => dispatch({ type: 'price', kind, pounds })}
            />
          );
        })}
      </ul>
      <h2>Bank, posters and fireworks</h2>
      <p>
        {town.loan > 0
          ? `The park owes ${poundsText(town.loan)}; interest is £5 a second for £10,000.`
          : `The bank lends up to ${poundsText(park.config.mostLoan)}.`}
      </p>
      <div className={styles.actions}>
        {(['borrow', 'pay', 'posters', 'show'] as const).map((name) => {
          const action =
            name === 'posters'
              ? ({ type: 'advertise' } as const)
              : name === 'show'
                ? ({ type: 'launch' } as const)
                : ({ type: 'borrow', back: name === 'pay' } as const);
          const text = {
            borrow: `Borrow ${poundsText(park.config.loanStep)}`,
            pay: 'Pay back',
            posters: `Hang posters, ${poundsText(park.config.campaignCost)}`,
            show:
              town.show > 0
                ? `Fireworks in ${town.show} seconds`
                : `Fireworks, ${poundsText(park.config.showCost)}`,
          }[name];
          return (
            <Button
              key={name}
              tone="cyan"
              disabled={!query(park, action).ok}
              onClick={() => dispatch(action)}
            >
              {text}
            </Button>
          );
        })}
      </div>
      <h2>Objectives</h2>
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

const heats = { mood: 'Mood', money: 'Money', litter: 'Litter', waiting: 'Waiting' } as const;
const heatKeys = {
  mood: 'Green where people are happy, red where they are not.',
  money: 'The greener, the more a building takes each minute.',
  litter: 'The redder, the more litter.',
  waiting: 'The redder, the longer the queue.',
} as const;

/** Colours the board by a figure. */
function HeatChoice() {
  const { viewport } = usePark();
  const [heat, setHeat] = useState(viewport()?.heat);
  const choose = (next: Heat): void => {
    const current = viewport();
    const shown = next === heat ? undefined : next;
    if (current) current.heat = shown;
    setHeat(shown);
  };
  return (
    <>
      <h2>Colours on the board</h2>
      <fieldset className={styles.heats} aria-label="Colours on the board">
        {(Object.entries(heats) as [Heat, string][]).map(([id, name]) => (
          <button key={id} type="button" aria-pressed={heat === id} onClick={() => choose(id)}>
            {name}
          </button>
        ))}
      </fieldset>
      {heat && <p>{heatKeys[heat]}</p>}
    </>
  );
}

/** Guests and rides, and under Tycoon rules the owner's office. */
export function Guests() {
  const { state } = usePark();
  useSummary((summary) => summary.day);
  useSummary((summary) => summary.standing);
  useSummary((summary) => summary.prices);
  useSummary((summary) => summary.money);
  useSummary((summary) => summary.staff);
  useRunStatus((status) => status?.generation);
  const park = state();
  if (!park) return <p>The park is still being unpacked.</p>;
  return (
    <>
      <h2>What people think</h2>
      <Thoughts park={park} />
      {park.town && <HeatChoice />}
      {park.town && <Office park={park} town={park.town} />}
      <h2>Rides and stalls</h2>
      <Rides park={park} />
    </>
  );
}
