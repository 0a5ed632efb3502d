import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { categoryOf, defaultsOf } from '../../../scenes/kit/rules/config';
import { notesOf, type PressMode } from '../../../scenes/minesweeper/boardNotes';
import { type MinesweeperConfig, minesweeperConfig } from '../../../scenes/minesweeper/config';
import { type MinesweeperSummary, timeScore } from '../../../scenes/minesweeper/game';
import { fieldOf } from '../../../scenes/minesweeper/rules/field';
import {
  type MinesweeperState,
  ticksPlayed,
} from '../../../scenes/minesweeper/rules/MinesweeperState';
import { lastRunPath } from '../../hosts/AfterRun';
import { GameScreen } from '../../hosts/GameScreen';
import { chooseModes } from '../../hosts/modes';
import { StandardOverlays } from '../../hosts/overlays';
import { useBook, useGame, useRunStatus } from '../../hosts/useGame';
import { useReplaced } from '../../hosts/useReplaced';
import { bestScore, records } from '../../stores/records';
import { GameTable } from '../retro/GameTable';
import type { MenuItem } from '../retro/MenuList';
import { PushButton } from '../retro/PushButton';
import { Counters } from './Counters';
import { CustomField } from './CustomField';
import styles from './minesweeper.module.css';
import { useSolver } from './useSolver';

const levels = [
  ['beginner', 'Beginner'],
  ['intermediate', 'Intermediate'],
  ['expert', 'Expert'],
] as const;

const modes: readonly (readonly [PressMode, string])[] = [
  ['dig', 'Dig'],
  ['flag', 'Flag'],
  ['ask', 'Ask'],
];

/** The best time of a field size in seconds, with two decimals; undefined without one. */
function bestTime(values: Partial<MinesweeperConfig>): string | undefined {
  const category = categoryOf(minesweeperConfig, { ...defaultsOf(minesweeperConfig), ...values });
  const best = bestScore(records.getState(), 'minesweeper', category);
  return best === undefined ? undefined : `${((timeScore - best) / 60).toFixed(2)} s`;
}

/**
 * From this width in CSS pixels on the explanation is beside the field. The style sheet has the
 * same value.
 */
const besideFrom = 700;

const noField = { columns: 0, rows: 0 };

const idle = { subscribe: () => () => {}, read: () => undefined };

/** Asks for a size in CSS pixels. With `atLeast` a larger one is kept. */
export type FitTo = (size: Readonly<{ width: number; height: number }>, atLeast: boolean) => void;

/**
 * The least size in which the whole field is visible; undefined if the smallest window is enough.
 */
function roomFor({ columns, rows }: Readonly<{ columns: number; rows: number }>) {
  if (columns <= 9 && rows <= 9) return { width: 0, height: 0 };
  // Values of the style sheets: the smallest cell, the frames around it, and the parts beside or
  // below.
  const cell = matchMedia('(pointer: coarse)').matches ? 34 : 24;
  const width = columns * cell + 24;
  const height = rows * cell + 24 + 90;
  return width + 150 >= besideFrom
    ? { width: width + 150, height: height + 4 }
    : { width, height: height + 90 };
}

type Props = Readonly<{ fitTo?: FitTo }>;

/** Menus, counters, field, and the solver's explanation. */
export function Table({ fitTo }: Props) {
  const { session } = useGame();
  const navigate = useNavigate();
  const solver = useSolver(session);
  const [panel, setPanel] = useState<'custom' | 'times'>();
  const over = useRunStatus((status) => status?.phase === 'over');
  const summary = useRunStatus((status) => status?.summary as MinesweeperSummary | undefined);
  const watching = useRunStatus((status) => status?.watching ?? false);
  const canWatch = useBook((book) => book?.canWatch ?? false);
  const bringBack = useReplaced(session);
  const notes = session && notesOf(session.run);
  const mode = useSyncExternalStore(
    notes?.onChange ?? idle.subscribe,
    () => notes?.read().mode,
    () => undefined,
  );
  const config = session?.run.config as MinesweeperConfig | undefined;

  const { columns, rows } = config ? fieldOf(config) : noField;
  const fitting = useRef(fitTo);
  useEffect(() => {
    fitting.current = fitTo;
  }, [fitTo]);
  const fitted = useRef(false);
  useEffect(() => {
    if (columns === 0) return;
    // A window that is larger than needed keeps its size until another field is chosen.
    fitting.current?.(roomFor({ columns, rows }), !fitted.current);
    fitted.current = true;
  }, [columns, rows]);

  const choose = (values: Partial<MinesweeperConfig>) => {
    if (!session || !config) return;
    const { columns, rows, mines, level } = { ...config, ...values };
    const usual = defaultsOf(minesweeperConfig);
    const size =
      level === 'custom'
        ? { columns, rows, mines }
        : { columns: usual.columns, rows: usual.rows, mines: usual.mines };
    const { noGuess, questionMarks } = { ...config, ...values };
    chooseModes(session, { level, noGuess, questionMarks, ...size });
  };
  const restart = () => session?.restart();
  const takeBack = () => {
    if (!session) return;
    const { run } = session;
    const state = run.state as MinesweeperState;
    run.adopt(run.game, run.fork(Math.max(0, state.lastTick - 1)), {
      config: { ...run.config },
      practice: true,
    });
    session.say('Undone. This game is practice now.');
  };
  const ending = summary?.won ? 'You Won!' : over && summary ? 'Game Over!' : '';

  const field: MenuItem[] = levels.map(([level, label]) => ({
    label,
    checked: config?.level === level,
    act: () => choose({ level }),
  }));
  return (
    <GameTable
      className={styles.table}
      label="Minesweeper"
      menus={[
        {
          label: 'Game',
          items: [
            { label: 'New Game', act: restart },
            { label: 'Bring back the last game', off: !bringBack, act: () => bringBack?.() },
            'line',
            ...field,
            {
              label: 'Custom…',
              checked: config?.level === 'custom',
              act: () => setPanel('custom'),
            },
            'line',
            {
              label: 'No guessing needed',
              checked: config?.noGuess ?? true,
              act: () => choose({ noGuess: !config?.noGuess }),
            },
            {
              label: 'Marks (?)',
              checked: config?.questionMarks ?? true,
              act: () => choose({ questionMarks: !config?.questionMarks }),
            },
            'line',
            { label: 'Best Times…', act: () => setPanel('times') },
            {
              label: 'Send the last game',
              off: !canWatch,
              act: () => {
                const path = session && lastRunPath(session);
                if (path) void navigate(path);
              },
            },
            {
              label: 'Today’s board',
              act: () => void navigate('/win95-desktop?open=minesweeper&daily'),
            },
            {
              label: 'Watch the last game',
              off: !canWatch,
              act: () => session?.watchLast(),
            },
          ],
        },
        {
          label: 'Think',
          items: [
            { label: 'Hint', off: over, act: solver.hint },
            {
              label: 'Ask about cells',
              checked: mode === 'ask',
              act: () => notes?.change({ mode: mode === 'ask' ? 'dig' : 'ask' }),
            },
            { label: 'Undo the last press', off: !over || summary?.won, act: takeBack },
          ],
        },
      ]}
    >
      <div className={styles.frame}>
        <Counters onNew={restart} busy={solver.busy} />
        <div className={styles.field}>
          <GameScreen>
            <StandardOverlays />
          </GameScreen>
        </div>
      </div>
      <div className={styles.foot}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a look of its own */}
        <div className={styles.modes} role="group" aria-label="A press on a cell">
          {modes.map(([name, label]) => (
            <PushButton
              key={name}
              aria-pressed={mode === name}
              onClick={() => notes?.change({ mode: name })}
            >
              {label}
            </PushButton>
          ))}
          <PushButton disabled={over} onClick={solver.hint}>
            Hint
          </PushButton>
          {watching && <PushButton onClick={restart}>Stop watching</PushButton>}
          {over && !summary?.won && !watching && (
            <PushButton onClick={takeBack}>Take back</PushButton>
          )}
        </div>
        <p className={styles.line} data-says={ending || solver.text ? '' : undefined}>
          {ending && <b>{ending} </b>}
          {summary?.won && session && <>{wonLine(session.run.state as MinesweeperState)} </>}
          {solver.text}
          {!ending && !solver.text && summary?.laid && boardLine(summary.proven)}
        </p>
      </div>
      {panel === 'custom' && config && (
        <CustomField
          config={config}
          onChoose={(values) => {
            setPanel(undefined);
            choose({ level: 'custom', ...values });
          }}
          onCancel={() => setPanel(undefined)}
        />
      )}
      {panel === 'times' && (
        <section className={styles.panel} aria-label="Best Times">
          <h3>Fastest Mine Sweepers</h3>
          <table className={styles.times}>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">No guess</th>
                <th scope="col">With guesses</th>
              </tr>
            </thead>
            <tbody>
              {levels.map(([level, label]) => (
                <tr key={level}>
                  <th scope="row">{label}</th>
                  <td>{bestTime({ level }) ?? 'nobody yet'}</td>
                  <td>{bestTime({ level, noGuess: false }) ?? 'nobody yet'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <PushButton onClick={() => setPanel(undefined)}>OK</PushButton>
        </section>
      )}
    </GameTable>
  );
}

function boardLine(proven: boolean): string {
  return proven ? 'This board can be solved without guessing.' : 'This board may need a guess.';
}

function wonLine(state: MinesweeperState): string {
  const seconds = Math.max(1, ticksPlayed(state)) / 60;
  const efficiency = Math.round((100 * state.leastClicks) / Math.max(1, state.clicks));
  return `${seconds.toFixed(2)} s, 3BV ${state.leastClicks} (${(state.leastClicks / seconds).toFixed(2)} a second), ${state.clicks} presses, efficiency ${efficiency} %.`;
}
