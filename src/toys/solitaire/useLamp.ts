import { useCallback, useEffect, useRef, useState } from 'react';
import type { KlondikeState } from '../../../scenes/klondike/rules/KlondikeState';
import { positionOf } from '../../../scenes/klondike/rules/solver/Position';
import type { Step } from '../../../scenes/klondike/rules/solver/solve';
import type { Answers, Question, WhereLost } from '../../../scenes/klondike/thinking';
import type { GameSession } from '../../hosts/session/GameSession';
import { createSolverClient, type SolverClient } from '../../lib/createSolverClient';

/** The worker that says whether a game can still be won, and where it was lost. */
type Solver = SolverClient<Question, Answers>;

function createSolver(): Solver {
  return createSolverClient(
    () => new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' }),
  );
}

/** Whether the game can still be won. Yes and no are proven. */
export type Lamp = 'yes' | 'no' | 'notKnown' | 'thinking' | 'off';

/** The most positions that the solver examines: a second or two. */
const maxNodes = 60_000;

export type Solving = Readonly<{
  lamp: Lamp;
  /** The first step towards a win, while the lamp says yes. */
  next: Step | undefined;
  whereLost: () => Promise<WhereLost | undefined>;
}>;

/** Asks the solver after every move. Only the answer for the latest position counts. */
export function useLamp(session: GameSession | undefined): Solving {
  const [lamp, setLamp] = useState<Lamp>('off');
  const [next, setNext] = useState<Step>();
  const solver = useRef<Solver>(undefined);
  const run = session?.run;

  useEffect(() => {
    if (!run) return;
    let asked = false;
    let stale = false;
    let gone = false;
    const ask = async (): Promise<void> => {
      const state = run.state as KlondikeState;
      if (state.phase === 'over') return setLamp('off');
      setNext(undefined);
      if (asked) {
        stale = true;
        return;
      }
      asked = true;
      setLamp('thinking');
      try {
        solver.current ??= createSolver();
        const { kind, next: step } = await solver.current.ask({
          type: 'winnable',
          position: positionOf(state),
          maxNodes,
        });
        if (gone || stale) return;
        setLamp(kind === 'won' ? 'yes' : kind === 'lost' ? 'no' : 'notKnown');
        setNext(step);
      } catch (error) {
        if (!gone) {
          console.warn(error);
          setLamp('off');
        }
      } finally {
        asked = false;
        if (stale && !gone) {
          stale = false;
          void ask();
        }
      }
    };
    const later = (): void => queueMicrotask(() => void (gone || ask()));
    later();
    const undos = [
      run.onEvent((event) => {
        if (event.type !== 'started' && event.type !== 'turned') later();
      }),
      run.status.subscribe((now, before) => {
        if (now.generation !== before.generation) later();
      }),
    ];
    return () => {
      gone = true;
      for (const undo of undos) undo();
    };
  }, [run]);
  useEffect(
    () => () => {
      solver.current?.dismiss();
      solver.current = undefined;
    },
    [],
  );

  const whereLost = useCallback(async () => {
    if (!run) return undefined;
    solver.current ??= createSolver();
    const state = structuredClone(run.state) as KlondikeState;
    try {
      return await solver.current.ask({ type: 'whereLost', state, maxNodes: maxNodes / 2 });
    } catch (error) {
      console.warn(error);
      return undefined;
    }
  }, [run]);

  return { lamp, next, whereLost };
}
