import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type CellNote, notesOf } from '../../../scenes/minesweeper/boardNotes';
import type { MinesweeperAction } from '../../../scenes/minesweeper/rules/MinesweeperAction';
import type { MinesweeperEvent } from '../../../scenes/minesweeper/rules/MinesweeperEvent';
import { type MinesweeperState, seenOf } from '../../../scenes/minesweeper/rules/MinesweeperState';
import type { Proof } from '../../../scenes/minesweeper/rules/solver/prove';
import type { Answers, Question } from '../../../scenes/minesweeper/thinking';
import type { GameSession } from '../../hosts/session/GameSession';
import { createSolverClient, type SolverClient } from '../../lib/createSolverClient';
import { postMortemText, proofText, verdictText } from './words';

/** The worker that deals, proves and judges fields. */
type Sweeper = SolverClient<Question, Answers>;

function createSweeper(): Sweeper {
  return createSolverClient(
    () => new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' }),
  );
}

/** The longest search for a board that needs no guessing, in ms. */
const dealBudgetMs = 4000;

export type SolverView = Readonly<{
  /** The latest result, for the line under the field. */
  text: string;
  busy: boolean;
  hint: () => void;
}>;

function drawProof({ cell, mine, clues }: Proof): Map<number, CellNote> {
  const cells = new Map<number, CellNote>(clues.map((clue) => [clue, 'clue']));
  return cells.set(cell, mine ? 'mine' : 'safe');
}

/** The solver's results for a session's field, drawn onto it. */
export function useSolver(session: GameSession | undefined): SolverView {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const solver = useRef<Sweeper>(undefined);
  const run = session?.run;
  const notes = useMemo(() => run && notesOf(run), [run]);
  const state = useCallback(() => run?.state as MinesweeperState, [run]);

  /** Asks the solver, and drops the answer if the field has changed in the meantime. */
  const ask = useCallback(
    async <Answer>(question: (hired: Sweeper) => Promise<Answer>): Promise<Answer | undefined> => {
      solver.current ??= createSweeper();
      const before = state();
      const clicks = before.clicks;
      setBusy(true);
      try {
        const answer = await question(solver.current);
        const now = state();
        return now === before && now.clicks === clicks ? answer : undefined;
      } catch (error) {
        console.warn(error);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [state],
  );

  const say = useCallback(
    (sentence: string, cells: ReadonlyMap<number, CellNote>) => {
      setText(sentence);
      notes?.change({ cells });
      session?.say(sentence);
    },
    [notes, session],
  );
  const known = useCallback((): ReturnType<typeof knownOf> => knownOf(state()), [state]);

  const hint = useCallback(async () => {
    const now = state();
    if (!notes || now.phase === 'over') return;
    if (!now.laid) return say('Open any cell: the first is never a mine.', new Map());
    const flagged = [...now.marks.keys()].filter((cell) => now.marks[cell] === 1);
    let answered = false;
    const proof = await ask(async (hired) => {
      const answer = await hired.ask({ type: 'hint', known: known(), flagged });
      answered = true;
      return answer;
    });
    if (proof) say(proofText(now, proof), drawProof(proof));
    else if (answered)
      say('Nothing can be proven here. Ask about a cell to see its odds.', new Map());
  }, [ask, known, notes, say, state]);

  useEffect(() => {
    if (!run) return;
    const notes = notesOf(run);
    const deal = async (cell: number): Promise<void> => {
      const before = state();
      const { config, columns, rows, mines } = before;
      // It uses the game's own seed, so that the same seed can give everybody the same board.
      const { seed } = run.replay();
      if (!config.noGuess) return run.dispatch({ type: 'open', cell } as MinesweeperAction);
      notes.change({ busy: true });
      const found = await ask((hired) =>
        hired.ask({
          type: 'deal',
          field: { columns, rows, mines },
          first: cell,
          opensArea: config.firstOpensArea,
          seed,
          budgetMs: dealBudgetMs,
        }),
      );
      // Does not deal the board into a game that has replaced this one in the meantime.
      if (state() !== before) return;
      notes.change({ busy: false });
      if (state().laid) return;
      const dealt = found ?? { seed, proven: false, tries: 0 };
      run.dispatch({
        type: 'deal',
        cell,
        seed: dealt.seed,
        proven: dealt.proven ? 1 : 0,
      } as MinesweeperAction);
      if (!dealt.proven) {
        say(
          `None of ${dealt.tries} boards could be solved without guessing, so this one may need a guess.`,
          new Map(),
        );
      }
    };
    const verdict = async (cell: number): Promise<void> => {
      const now = state();
      if (!now.laid || now.open[cell]) return;
      const answer = await ask((hired) => hired.ask({ type: 'verdict', known: known(), cell }));
      if (!answer) return;
      if (answer.kind === 'proven') {
        return say(verdictText(now, answer), drawProof(answer.proof));
      }
      const cells = new Map<number, CellNote>();
      if (answer.kind === 'unknown') {
        for (const mine of answer.withMine) cells.set(mine, 'one');
        for (const mine of answer.withoutMine) if (!cells.has(mine)) cells.set(mine, 'other');
      }
      say(verdictText(now, answer), cells.set(cell, 'asked'));
    };
    const judge = async (): Promise<void> => {
      const now = state();
      const { exploded } = now;
      const before = { ...knownOf(now), seen: seenOf(now, true) };
      const judged = await ask((hired) =>
        hired.ask({ type: 'postMortem', known: before, exploded }),
      );
      if (!judged) return;
      const proof = judged.mine ?? judged.safe;
      say(postMortemText(now, exploded, judged), proof ? drawProof(proof) : new Map());
    };
    notes.first = (cell) => void deal(cell);
    notes.ask = (cell) => void verdict(cell);
    const undos = [
      run.onEvent((told) => {
        const event = told as MinesweeperEvent;
        const { cells } = notes.read();
        // Removes marks that are out of date: the field has changed, or the proven mine is flagged.
        const isOver =
          event.type === 'opened' || (event.type === 'flagged' && cells.has(event.cell));
        if (event.type === 'exploded') queueMicrotask(() => void judge());
        else if (isOver && cells.size > 0) {
          notes.change({ cells: new Map() });
          setText('');
        }
      }),
      run.status.subscribe((now, before) => {
        if (now.generation === before.generation) return;
        notes.change({ cells: new Map(), busy: false });
        setText('');
      }),
    ];
    return () => {
      notes.first = undefined;
      notes.ask = undefined;
      for (const undo of undos) undo();
    };
  }, [run, ask, known, say, state]);

  useEffect(() => () => solver.current?.dismiss(), []);

  return { text, busy, hint: () => void hint() };
}

function knownOf(state: MinesweeperState) {
  const { columns, rows, mines } = state;
  return { columns, rows, mines, seen: seenOf(state) };
}
