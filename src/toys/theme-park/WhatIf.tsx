import { type FormEvent, useEffect, useRef, useState } from 'react';
import { kindOf, pathKind, specOf } from '../../../scenes/theme-park/rules/buildings';
import { entries } from '../../../scenes/theme-park/rules/ledger';
import { neighbourOf } from '../../../scenes/theme-park/rules/routes';
import type { ThemeParkAction } from '../../../scenes/theme-park/rules/ThemeParkAction';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import type { Future, Futures } from '../../../scenes/theme-park/rules/whatIf';
import { poundsText, refusalText } from '../../../scenes/theme-park/texts';
import { Button } from '../../components/Button';
import { Adviser } from './Adviser';
import { askForFutures } from './askWorker';
import { entryTitles } from './entryTitles';
import { LineGraph } from './LineGraph';
import { type Cell, type PlacedId, useOffered, usePark, useTycoon } from './ParkContext';
import { Rewind } from './Rewind';
import styles from './SidePanels.module.css';

type Command = 'place' | 'remove' | 'price';
type Seen = Extract<Futures, { ok: true }>;

/** A change to try, in the form's fields. */
type Draft = Readonly<{
  command: Command;
  building: PlacedId;
  column: number;
  row: number;
  pounds: number;
}>;

function actionOf({ command, building, column, row, pounds }: Draft): ThemeParkAction {
  const kind = kindOf(building);
  if (command === 'price') return { type: 'price', kind, pounds };
  const place = { column: column - 1, row: row - 1 };
  return command === 'remove' ? { type: 'remove', ...place } : { type: 'place', kind, ...place };
}

/**
 * Where a building would be tried: the selected cell, or the free place beside a path that is
 * nearest to the gate.
 */
function plotFor(park: Readonly<ThemeParkState> | undefined, pointed: Cell | undefined): Cell {
  const fallback = pointed ?? { column: 9, row: 15 };
  if (!park) return fallback;
  const { columns, rows } = park;
  if (pointed && park.owner[pointed.row * columns + pointed.column] === 0) return pointed;
  for (let cell = columns * rows - 1; cell >= 0; cell -= 1) {
    if (park.owner[cell] !== 0) continue;
    for (let direction = 0; direction < 4; direction += 1) {
      const next = neighbourOf(park, cell, direction);
      if (next < 0 || park.kindAt[next] !== pathKind) continue;
      return { column: cell % columns, row: Math.floor(cell / columns) };
    }
  }
  return fallback;
}

const costs: ReadonlySet<string> = new Set([
  'upkeep',
  'building',
  'wages',
  'interest',
  'marketing',
  'research',
]);

function difference(futures: Seen): readonly string[] {
  const told: string[] = [];
  const end = (future: Future): number => future.money.at(-1) ?? 0;
  const gain = end(futures.with) - end(futures.without);
  if (gain === 0) told.push('After ten minutes the till holds the same.');
  else
    told.push(
      `After ten minutes the till holds ${poundsText(Math.abs(gain))} ${gain > 0 ? 'more' : 'less'}.`,
    );
  entries.forEach((entry, place) => {
    const by = futures.with.accounts[place] - futures.without.accounts[place];
    if (!by) return;
    const pounds = poundsText(Math.abs(by));
    const isCost = costs.has(entry);
    if (isCost) told.push(`${entryTitles[entry]}: ${pounds} ${by > 0 ? 'less' : 'more'} to pay.`);
    else told.push(`${entryTitles[entry]}: ${pounds} ${by > 0 ? 'more' : 'less'}.`);
  });
  const people = (futures.with.visitors.at(-1) ?? 0) - (futures.without.visitors.at(-1) ?? 0);
  if (people !== 0)
    told.push(
      `${Math.abs(people)} ${people > 0 ? 'more' : 'fewer'} ${Math.abs(people) === 1 ? 'visitor' : 'visitors'} at the end.`,
    );
  const mood = (futures.with.satisfaction.at(-1) ?? 0) - (futures.without.satisfaction.at(-1) ?? 0);
  if (mood !== 0)
    told.push(`Satisfaction ends ${Math.abs(mood)}% ${mood > 0 ? 'higher' : 'lower'}.`);
  return told;
}

/** Forks the park, runs both copies for ten minutes of park time, and compares them. */
export function WhatIf() {
  const { state, dispatch, pointed, setTool } = usePark();
  const tycoon = useTycoon();
  const [draft, setDraft] = useState<Draft>(() => {
    const { column, row } = plotFor(state(), pointed);
    return {
      command: 'place',
      building: 'carousel',
      column: column + 1,
      row: row + 1,
      pounds: specOf(kindOf('carousel')).tycoon.price + 1,
    };
  });
  // Selecting a place needs the Look tool.
  useEffect(() => setTool('look'), [setTool]);
  const [seen, setSeen] = useState(pointed);
  if (pointed !== seen) {
    setSeen(pointed);
    if (pointed)
      setDraft((before) => ({ ...before, column: pointed.column + 1, row: pointed.row + 1 }));
  }
  const [asked, setAsked] = useState<ThemeParkAction>();
  const [answer, setAnswer] = useState<Futures | 'failed'>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const offered = useOffered().filter(
    ({ tycoon: terms }) => draft.command !== 'price' || terms.maxPrice > 0,
  );
  // The list is another for prices, and in a park that does without some buildings.
  const { id: building } = offered.find(({ id }) => id === draft.building) ?? offered[0];
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const forget = (): void => {
    setAsked(undefined);
    setAnswer(undefined);
  };
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    const park = state();
    if (!park) return;
    abort.current?.abort();
    abort.current = new AbortController();
    const action = actionOf({ ...draft, building });
    setAsked(action);
    setAnswer(undefined);
    askForFutures(park, action, abort.current.signal).then(setAnswer, (error: unknown) => {
      console.warn('The two copies of the park could not be run.', error);
      setAnswer('failed');
    });
  };
  return (
    <>
      <p>
        Try a change on a copy of the park. Both run for ten minutes, then you choose one. Press a
        square of the park to try it there.
      </p>
      <DraftForm
        draft={{ ...draft, building }}
        {...{ offered, tycoon }}
        onChange={change}
        onSubmit={ask}
      />
      <div aria-live="polite">
        {asked && answer === undefined && <p>Looking ten minutes ahead…</p>}
        {answer === 'failed' && (
          <p className={styles.warning}>
            The crystal ball is cracked: this browser cannot do that.
          </p>
        )}
        {answer && answer !== 'failed' && !answer.ok && (
          <p className={styles.warning}>
            {refusalText(answer.reason, answer.pounds, answer.kind, state()?.money ?? 0)}
          </p>
        )}
        {answer && answer !== 'failed' && answer.ok && (
          <TwoFutures
            futures={answer}
            onKeepAsIs={forget}
            onKeepChange={() => {
              if (asked) dispatch(asked);
              forget();
            }}
          />
        )}
      </div>
      <Adviser />
      <Rewind />
    </>
  );
}

type FormProps = Readonly<{
  draft: Draft;
  tycoon: boolean;
  offered: ReturnType<typeof useOffered>;
  onChange: (part: Partial<Draft>) => void;
  onSubmit: (event: FormEvent) => void;
}>;

function DraftForm({ draft, tycoon, offered, onChange, onSubmit }: FormProps) {
  const number = (text: string): number => Math.trunc(Number(text)) || 0;
  return (
    <form className={styles.draft} onSubmit={onSubmit}>
      <label>
        What if I
        <select
          value={draft.command}
          onChange={(event) => onChange({ command: event.target.value as Command })}
        >
          <option value="place">build</option>
          <option value="remove">remove what is at</option>
          {tycoon && <option value="price">change the price of</option>}
        </select>
      </label>
      {draft.command !== 'remove' && (
        <label>
          Building
          <select
            value={draft.building}
            onChange={(event) => onChange({ building: event.target.value as PlacedId })}
          >
            {offered.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {draft.command !== 'price' &&
        (['column', 'row'] as const).map((side) => (
          <label key={side}>
            {side === 'column' ? 'Column' : 'Row'}
            <input
              type="number"
              min={1}
              max={20}
              value={draft[side]}
              onChange={(event) => onChange({ [side]: number(event.target.value) })}
            />
          </label>
        ))}
      {draft.command === 'price' && (
        <label>
          Pounds
          <input
            type="number"
            min={0}
            max={40}
            value={draft.pounds}
            onChange={(event) => onChange({ pounds: number(event.target.value) })}
          />
        </label>
      )}
      <Button type="submit" tone="cyan">
        Show me
      </Button>
    </form>
  );
}

type FuturesProps = Readonly<{ futures: Seen; onKeepAsIs: () => void; onKeepChange: () => void }>;

function TwoFutures({ futures, onKeepAsIs, onKeepChange }: FuturesProps) {
  const lines = (series: 'money' | 'visitors' | 'satisfaction') => [
    { name: 'As it is', color: '#5a5166', dashed: true, values: futures.without[series] },
    { name: 'With the change', color: '#b8241f', values: futures.with[series] },
  ];
  const ends = ['now', 'in 10 min'] as const;
  const whole = (value: number): string => String(Math.round(value));
  return (
    <>
      <p className={styles.key}>
        <span data-line="dashed">As it is</span> <span data-line="whole">With the change</span>
      </p>
      <LineGraph title="Money" lines={lines('money')} format={poundsText} ends={ends} least={100} />
      <LineGraph title="Visitors" lines={lines('visitors')} format={whole} ends={ends} least={10} />
      <LineGraph
        title="Satisfaction"
        lines={lines('satisfaction')}
        format={whole}
        ends={ends}
        least={10}
      />
      <ul>
        {difference(futures).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button tone="yellow" onClick={onKeepAsIs}>
          Keep it as it is
        </Button>
        <Button tone="lime" onClick={onKeepChange}>
          Make the change
        </Button>
      </div>
    </>
  );
}
