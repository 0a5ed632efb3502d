import { Fragment, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { ThemeParkConfig } from '../../../../scenes/theme-park/config';
import { specOf } from '../../../../scenes/theme-park/rules/buildings';
import { impossibility } from '../../../../scenes/theme-park/rules/scenario/impossible';
import {
  type Goal,
  maxNameLength,
  type Scenario,
  type Season,
  seasons,
  type Trouble,
  terrainNames,
  troubles,
} from '../../../../scenes/theme-park/rules/scenario/Scenario';
import { topicKinds } from '../../../../scenes/theme-park/rules/tycoon/topics';
import { scenarios } from '../../../../scenes/theme-park/season/scenarios';
import { Button } from '../../../components/Button';
import { useCopied } from '../../../components/useCopied';
import { useGame } from '../../../hosts/useGame';
import styles from './Season.module.css';
import { scenarioHash } from './scenarioLink';
import { goalNames, seasonNames, troubleNames } from './scenarioTexts';

const side = 20;
const gate = 370;
const choices = { open: 'Open', shut: 'Research', never: 'Never' } as const;
type Choice = keyof typeof choices;
const medalLabels = ['Bronze', 'Silver', 'Gold'] as const;
const arrows: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -side,
  ArrowDown: side,
};

type Draft = Scenario & Readonly<{ id?: string; story?: string }>;

/** When a building can be built in a scenario. */
function choiceOf({ shut, never }: Draft, kind: number): Choice {
  if ((never >> kind) & 1) return 'never';
  return (shut >> kind) & 1 ? 'shut' : 'open';
}

function withChoice({ shut, never }: Draft, kind: number, choice: Choice): Partial<Draft> {
  const bits = (list: number, is: boolean) => (list & ~(1 << kind)) | (is ? 1 << kind : 0);
  return { shut: bits(shut, choice === 'shut'), never: bits(never, choice === 'never') };
}

/** In place of a kind of ground: nothing is painted, and a finger moves the map. */
const moving = -1;

/** The map opens at the gate. */
const showGate = (map: HTMLElement | null): void => map?.scrollTo(120, side * side);

type GroundProps = Readonly<{
  ground: Readonly<Uint8Array>;
  /** Fingers move the map and do not paint. */
  moves: boolean;
  onPaint: (cell: number) => void;
}>;

/** The ground as a map that is painted by keys, mouse and fingers. */
function GroundMap({ ground, moves, onPaint }: GroundProps) {
  const [cursor, setCursor] = useState(gate - 5 * side);
  const map = useRef<HTMLTableElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = arrows[event.key];
    if (event.key === ' ' || event.key === 'Enter') onPaint(cursor);
    else if (by !== undefined) {
      const next = cursor + by;
      const isInRow =
        Math.abs(by) === side || Math.floor(next / side) === Math.floor(cursor / side);
      if (next < 0 || next >= ground.length || !isInRow) return;
      setCursor(next);
      const cell = map.current?.querySelector<HTMLElement>(`[data-ground-cell="${next}"]`);
      cell?.focus();
      // A focused cell may be cut off.
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointer = (event: PointerEvent): void => {
    if (event.buttons === 0 || moves) return;
    const under = document.elementFromPoint(event.clientX, event.clientY) as HTMLElement | null;
    const cell = Number(under?.dataset.groundCell ?? -1);
    if (cell >= 0) onPaint(cell);
  };
  return (
    <div ref={showGate} className={styles.map}>
      <table
        ref={map}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of cells to press
        role="grid"
        aria-label="Ground, 20 by 20. Arrow keys move, Space paints."
        className={styles.ground}
        data-moves={moves ? '' : undefined}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <tbody>
          {Array.from({ length: side }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: side }, (_cell, column) => {
                const cell = row * side + column;
                return (
                  <td
                    key={column}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell to press
                    role="gridcell"
                    tabIndex={cell === cursor ? 0 : -1}
                    data-ground-cell={cell}
                    data-ground={cell === gate ? 'gate' : ground[cell]}
                    aria-label={`${cell === gate ? 'Gate' : terrainNames[ground[cell]]}, column ${column + 1}, row ${row + 1}`}
                    onFocus={() => setCursor(cell)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Makes a scenario: its ground, season, trouble, goal and medals; played here or handed on as a link. */
export function ScenarioEditor({ onPlay }: Readonly<{ onPlay: (scenario: Scenario) => void }>) {
  const { session } = useGame();
  const [draft, setDraft] = useState<Draft>(() => ({ ...scenarios[0], name: 'My scenario' }));
  const [brush, setBrush] = useState(1);
  const { copy } = useCopied('Whoever opens it plays your scenario.');
  if (!session) return null;
  const { id: _id, story: _story, ...scenario } = draft;
  const reason = impossibility(scenario, session.run.config as ThemeParkConfig);
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const number = (text: string): number => Math.max(0, Math.trunc(Number(text)) || 0);
  const paint = (cell: number): void =>
    setDraft((before) => {
      if (cell === gate || brush === moving || before.ground[cell] === brush) return before;
      const ground = before.ground.slice();
      ground[cell] = brush;
      return { ...before, ground };
    });
  const select = <Value extends string>(
    label: string,
    value: Value,
    names: Readonly<Partial<Record<Value, string>>>,
    onChange: (value: Value) => void,
  ) => (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {(Object.entries(names) as [Value, string][]).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
  const amount = (label: string, value: number, onChange: (value: number) => void) => (
    <label>
      {label}
      <input
        type="number"
        min={0}
        value={value}
        onChange={(event) => onChange(number(event.target.value))}
      />
    </label>
  );
  return (
    <section aria-label="Make a scenario" className={styles.editor}>
      <h2>Make a scenario</h2>
      <label>
        Name
        <input
          value={draft.name}
          maxLength={maxNameLength}
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      {select<Season>('Season', draft.season, pick(seasons, seasonNames), (season) =>
        change({ season }),
      )}
      {select<Trouble>('Trouble', draft.trouble, pick(troubles, troubleNames), (trouble) =>
        change({ trouble }),
      )}
      {amount('Pounds to begin with', draft.money, (money) => change({ money }))}
      {amount('Minutes', draft.minutes, (minutes) => change({ minutes: Math.min(255, minutes) }))}
      {select<Goal>('Goal', draft.goal, goalNames, (goal) => change({ goal }))}
      {medalLabels.map((label, index) => (
        <span key={label}>
          {amount(label, draft.medals[index], (value) => {
            const [bronze, silver, gold] = draft.medals.with(index, value);
            change({ medals: [bronze, silver, gold] });
          })}
        </span>
      ))}
      <label>
        Ground as in
        <select
          value=""
          onChange={(event) => {
            const like = scenarios.find(({ id }) => id === event.target.value);
            if (like) change({ ground: like.ground });
          }}
        >
          <option value="">as painted</option>
          {scenarios.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <details className={styles.more}>
        <summary>Buildings</summary>
        <div className={styles.editor}>
          {topicKinds.map((kind) => (
            <Fragment key={kind}>
              {select<Choice>(specOf(kind).name, choiceOf(draft, kind), choices, (choice) =>
                change(withChoice(draft, kind, choice)),
              )}
            </Fragment>
          ))}
        </div>
      </details>
      <fieldset>
        <legend>Paint</legend>
        {terrainNames.map((name, kind) => (
          <button
            key={name}
            type="button"
            aria-pressed={brush === kind}
            data-ground={kind}
            onClick={() => setBrush(kind)}
          >
            {name}
          </button>
        ))}
        <button type="button" aria-pressed={brush === moving} onClick={() => setBrush(moving)}>
          Move map
        </button>
      </fieldset>
      <GroundMap ground={draft.ground} moves={brush === moving} onPaint={paint} />
      <p role="status" className={styles.verdict}>
        {reason ?? 'It can be played.'}
      </p>
      <div className={styles.actions}>
        <Button tone="lime" disabled={reason !== undefined} onClick={() => onPlay(scenario)}>
          Play it
        </Button>
        <Button
          tone="cyan"
          disabled={reason !== undefined}
          onClick={() => void copy(location.origin + location.pathname + scenarioHash(scenario))}
        >
          Copy its link
        </Button>
      </div>
    </section>
  );
}

function pick<Value extends string>(
  list: readonly Value[],
  names: Readonly<Record<Value, string>>,
): Readonly<Partial<Record<Value, string>>> {
  return Object.fromEntries(list.map((each) => [each, names[each]])) as Partial<
    Record<Value, string>
  >;
}
