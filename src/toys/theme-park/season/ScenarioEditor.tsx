import { Fragment, useEffect, useState } from 'react';
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
import { useQuestion } from '../useQuestion';
import { readDraft, writeDraft } from './draftStore';
import { GroundMap, gate, moving, side } from './GroundMap';
import styles from './Season.module.css';
import { scenarioHash } from './scenarioLink';
import { goalNames, seasonNames, troubleNames } from './scenarioTexts';

const choices = { open: 'Open', shut: 'Research', never: 'Never' } as const;
type Choice = keyof typeof choices;
const medalLabels = ['Bronze', 'Silver', 'Gold'] as const;

/** What the editor begins with: the player's last draft, if there is one. */
function firstDraft(): Scenario {
  const { id: _id, story: _story, ...scenario } = scenarios[0];
  return readDraft(side * side) ?? { ...scenario, name: 'My scenario' };
}

/** Whether a ground is not that of a park of the season. */
function isPainted(ground: Readonly<Uint8Array>): boolean {
  return scenarios.every((like) => like.ground.some((kind, cell) => kind !== ground[cell]));
}

/** When a building can be built in a scenario. */
function choiceOf({ shut, never }: Scenario, kind: number): Choice {
  if ((never >> kind) & 1) return 'never';
  return (shut >> kind) & 1 ? 'shut' : 'open';
}

function withChoice({ shut, never }: Scenario, kind: number, choice: Choice): Partial<Scenario> {
  const bits = (list: number, is: boolean) => (list & ~(1 << kind)) | (is ? 1 << kind : 0);
  return { shut: bits(shut, choice === 'shut'), never: bits(never, choice === 'never') };
}

/** Makes a scenario: its ground, season, trouble, goal and medals; played here or handed on as a link. */
export function ScenarioEditor({ onPlay }: Readonly<{ onPlay: (scenario: Scenario) => void }>) {
  const { session } = useGame();
  const [first] = useState(firstDraft);
  const [draft, setDraft] = useState(first);
  const { ask, dialog } = useQuestion();
  const [brush, setBrush] = useState(1);
  const { copy } = useCopied('Whoever opens it plays your scenario.');
  useEffect(() => {
    if (draft !== first) writeDraft(draft);
  }, [draft, first]);
  if (!session) return null;
  const reason = impossibility(draft, session.run.config as ThemeParkConfig);
  const change = (part: Partial<Scenario>): void => setDraft((before) => ({ ...before, ...part }));
  const number = (text: string): number => Math.max(0, Math.trunc(Number(text)) || 0);
  const paint = (cell: number): void =>
    setDraft((before) => {
      if (cell === gate || brush === moving || before.ground[cell] === brush) return before;
      const ground = before.ground.slice();
      ground[cell] = brush;
      return { ...before, ground };
    });
  const takeGround = (id: string): void => {
    const like = scenarios.find((scenario) => scenario.id === id);
    if (!like) return;
    const onYes = (): void => change({ ground: like.ground });
    if (!isPainted(draft.ground)) onYes();
    else {
      const text = `The ground that you have painted will be replaced by that of ${like.name}.`;
      ask({ title: 'Replace the ground?', text, yes: 'Replace it', onYes });
    }
  };
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
      {dialog}
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
        <select value="" onChange={(event) => takeGround(event.target.value)}>
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
        <Button tone="lime" disabled={reason !== undefined} onClick={() => onPlay(draft)}>
          Play it
        </Button>
        <Button
          tone="cyan"
          disabled={reason !== undefined}
          onClick={() => void copy(location.origin + location.pathname + scenarioHash(draft))}
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
