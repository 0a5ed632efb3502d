import { Suspense } from 'react';
import { thoughtText } from '../../../scenes/theme-park/narrate';
import { specOf, stationKind, trackKind } from '../../../scenes/theme-park/rules/buildings';
import { freshRide, rideOf } from '../../../scenes/theme-park/rules/coaster/rideOf';
import { costOf } from '../../../scenes/theme-park/rules/query';
import { isTycoon, type ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import type { Town } from '../../../scenes/theme-park/rules/tycoon/freshTown';
import { partyOf } from '../../../scenes/theme-park/rules/tycoon/needs';
import { nameAt, poundsText } from '../../../scenes/theme-park/texts';
import { Button } from '../../components/Button';
import { lazyPart } from '../../components/lazyPart';
import { ClipButton } from '../../hosts/viewer/ClipButton';
import { Looks } from './Looks';
import { type Chosen, usePark, useSummary } from './ParkContext';
import styles from './SidePanels.module.css';
import { thoughtsOf } from './thoughtsOf';

const CoasterPanel = lazyPart(async () => (await import('./coaster/CoasterPanel')).CoasterPanel);

const names = [
  'Darren',
  'Kelly',
  'Wayne',
  'Donna',
  'Gary',
  'Tracey',
  'Lee',
  'Michelle',
  'Craig',
  'Joanne',
  'Sanjay',
  'Priya',
  'Winston',
  'Yasmin',
  'Mo',
  'Siân',
  'Callum',
  'Ailsa',
  'Kieran',
  'Bronagh',
] as const;

/** A visitor's name, which follows from the id and never changes. */
function nameOf(id: number): string {
  return `${names[(id * 7) % names.length]} (visitor ${id})`;
}

function percent(need: number): number {
  return Math.round(need / 100);
}

/** Who a guest is, in the order of `parties`, and what they like. */
const tastes = [
  'Here with the family, for gentle rides.',
  'A teenager, here for thrills.',
  'A pensioner, here for views and greenery. No thrills.',
] as const;

function VisitorFacts({
  state,
  index,
}: Readonly<{ state: Readonly<ThemeParkState>; index: number }>) {
  const { visitors, guests, town } = state;
  const thought = thoughtText(visitors.thought[index], visitors.about[index]);
  const needs = [
    ['Happiness', guests.mood[index]],
    ['Hunger', guests.hunger[index]],
    ['Thirst', guests.thirst[index]],
    ['Boredom', guests.boredom[index]],
    ['Tiredness', guests.tiredness[index]],
    ['Toilet', town?.urge[index] ?? 0],
  ] as const;
  return (
    <>
      <p className={styles.thought}>“{thought}”</p>
      {isTycoon(state) && (
        <>
          <p>{tastes[partyOf(visitors.id[index])]}</p>
          <dl className={styles.needs}>
            {needs.map(([name, need]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <meter min={0} max={100} value={percent(need)} aria-label={name} />{' '}
                  {percent(need)}%
                </dd>
              </div>
            ))}
          </dl>
          <p>
            {poundsText(guests.cash[index])} left, {poundsText(guests.spent[index])} spent. Visits:{' '}
            {guests.visits[index]}.
          </p>
        </>
      )}
    </>
  );
}

const daysPerMinute = 60;

/** What a building has earned since it was built, and what people think of it most. */
function Business({
  state,
  town,
  cell,
}: Readonly<{ state: Readonly<ThemeParkState>; town: Readonly<Town>; cell: number }>) {
  const kind = state.kindAt[cell];
  const seconds = Math.max(1, state.day - town.builtOn[cell]);
  const taken = town.takings[cell];
  const track = kind === stationKind ? rideOf(state, cell, freshRide()).pieces : 0;
  const price = costOf(state, kind) + track * costOf(state, trackKind);
  // What it has taken, after its price and its upkeep.
  const profit = taken - seconds * specOf(kind).tycoon.upkeep - price;
  const said = thoughtsOf(state).find(({ about }) => about === kind);
  return (
    <>
      <dl className={styles.needs}>
        {[
          ['Income', poundsText(taken)],
          ['A minute', poundsText((taken / seconds) * daysPerMinute)],
          ['Profit', poundsText(profit)],
        ].map(([name, pounds]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{pounds}</dd>
          </div>
        ))}
      </dl>
      {said && (
        <p className={styles.thought}>
          “{thoughtText(said.thought, said.about)}” – {said.count} think so.
        </p>
      )}
    </>
  );
}

function BuildingFacts({
  state,
  cell,
}: Readonly<{ state: Readonly<ThemeParkState>; cell: number }>) {
  const { dispatch, choose } = usePark();
  const kind = state.kindAt[cell];
  const { description, tycoon, type } = specOf(kind);
  const isVisited = ['ride', 'attraction', 'food', 'shop'].includes(type);
  let heading = 0;
  for (let index = 0; index < state.visitors.count; index += 1) {
    if (state.visitors.goal[index] === cell) heading += 1;
  }
  return (
    <>
      <p>{description}</p>
      {(kind === stationKind || kind === trackKind) && (
        <Suspense>
          <CoasterPanel cell={cell} />
        </Suspense>
      )}
      {isVisited && <p>{heading} on their way or inside.</p>}
      {isVisited && isTycoon(state) && (
        <p>
          {state.inside[cell]} of {tycoon.capacity} places taken, {state.queue[cell]} queueing,{' '}
          {poundsText(state.prices[kind])} a go.
        </p>
      )}
      {isVisited && state.town && <Business state={state} town={state.town} cell={cell} />}
      {isVisited && state.town && <Looks key={cell} state={state} town={state.town} cell={cell} />}
      <Button
        tone="pink"
        onClick={() => {
          dispatch({
            type: 'remove',
            column: cell % state.columns,
            row: Math.floor(cell / state.columns),
          });
          choose(undefined);
        }}
      >
        Remove
      </Button>
    </>
  );
}

/** The details of the selected visitor or building. */
export function Inspector({ chosen }: Readonly<{ chosen: Chosen }>) {
  const { session, state, choose } = usePark();
  // Updates at most once a second, so that it can be read.
  useSummary((summary) => summary.day);
  useSummary((summary) => summary.standing);
  useSummary((summary) => summary.looks);
  const park = state();
  if (!park) return null;
  const index =
    'visitor' in chosen
      ? park.visitors.id.subarray(0, park.visitors.count).indexOf(chosen.visitor)
      : -1;
  const kind = 'cell' in chosen ? park.kindAt[chosen.cell] : 0;
  const title =
    'visitor' in chosen
      ? nameOf(chosen.visitor)
      : 'cell' in chosen && kind > 0
        ? nameAt(park, chosen.cell)
        : '';
  const isGone = 'visitor' in chosen ? index < 0 : kind === 0;
  return (
    <section className={styles.inspector} aria-label={isGone ? 'Gone' : title} aria-live="polite">
      <header>
        <h2>{isGone ? 'Gone' : title}</h2>
        <button type="button" aria-label="Close" onClick={() => choose(undefined)}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      {isGone && (
        <p>{'visitor' in chosen ? 'They have gone home.' : 'It is not there any longer.'}</p>
      )}
      {!isGone && 'visitor' in chosen && <VisitorFacts state={park} index={index} />}
      {'visitor' in chosen && session && (
        <ClipButton
          key={chosen.visitor}
          label="Postcard of their day"
          make={async (work) =>
            (await import('./past/late')).makePostcard(session, chosen.visitor, title, work)
          }
        />
      )}
      {!isGone && 'cell' in chosen && <BuildingFacts state={park} cell={chosen.cell} />}
    </section>
  );
}
