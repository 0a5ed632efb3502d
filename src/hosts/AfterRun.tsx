import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { runPath } from '../lib/runLink';
import { lastRun } from '../stores/runs';
import styles from './hosts.module.css';
import type { GameSession } from './session/GameSession';
import { useBook, useGame, useRunStatus } from './useGame';

/** Where the last finished run of a session's kind is watched and sent on; undefined without one. */
export function lastRunPath({ game, run }: GameSession, why = false): string | undefined {
  const text = lastRun(game.id, run.category);
  return text === undefined ? undefined : runPath(text, '', why);
}

type Props = Readonly<{
  className: string;
  /** Shown at a run's end, until the visitor asks for its reason. */
  children: ReactNode;
}>;

/** A run's end, why it ended, and the way to its link. What tells it loads when it is asked. */
export function AfterRun({ className, children }: Props) {
  const { session } = useGame();
  const navigate = useNavigate();
  const canWatch = useBook((book) => book?.canWatch ?? false);
  const watching = useRunStatus((status) => status?.watching ?? false);
  const [why, setWhy] = useState<string>();
  if (!session || !canWatch || watching) return children;

  const explain = async (): Promise<void> => {
    setWhy('Looking at the last seconds…');
    try {
      const { whyNow } = await import('./viewer/whyNow');
      const sentence = await whyNow(session.game, session.run.replay());
      setWhy(sentence ?? 'Nothing was lost in this run.');
    } catch (error) {
      console.warn(error);
      setWhy('This could not be loaded. Check the connection.');
    }
  };
  const open = (how: boolean): void => {
    const path = lastRunPath(session, how);
    if (path) void navigate(path);
  };
  if (why === undefined) {
    return (
      <>
        {children}
        <button type="button" className={className} onClick={() => void explain()}>
          Why did I die?
        </button>
      </>
    );
  }
  return (
    <>
      <p role="status">{why}</p>
      <div className={styles.actions}>
        <button type="button" className={className} onClick={() => open(true)}>
          Show me
        </button>
        <button type="button" className={className} onClick={() => open(false)}>
          Send it
        </button>
        <button type="button" className={className} onClick={() => setWhy(undefined)}>
          Back
        </button>
      </div>
    </>
  );
}
