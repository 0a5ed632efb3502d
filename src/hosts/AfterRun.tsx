import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gameEntry } from '../../scenes/catalogue';
import type { Figures } from '../../scenes/kit/Story';
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
  /** Shown at a run's end, until the visitor asks for its reason or its figures. */
  children: ReactNode;
}>;

/** What the end of a run tells on request. */
type Told = Readonly<{ sentence: string; why?: true; figures?: Figures | undefined }>;

/** A run's end, why it ended, its figures, and the way to its link. What tells it loads when it is asked. */
export function AfterRun({ className, children }: Props) {
  const { session } = useGame();
  const navigate = useNavigate();
  const canWatch = useBook((book) => book?.canWatch ?? false);
  const watching = useRunStatus((status) => status?.watching ?? false);
  const [told, setTold] = useState<Told>();
  if (!session || !canWatch || watching) return children;
  const { game, run } = session;

  const tell = async (what: (from: typeof import('./viewer/whyNow')) => Promise<Told>) => {
    setTold({ sentence: 'Looking at the run…' });
    try {
      setTold(await what(await import('./viewer/whyNow')));
    } catch (error) {
      console.warn(error);
      setTold({ sentence: 'This could not be loaded. Reload the page once you are online.' });
    }
  };
  const explain = () =>
    tell(async ({ whyNow }) => ({
      sentence: (await whyNow(game, run.replay())) ?? 'Nothing was lost in this run.',
      why: true,
    }));
  const count = () =>
    tell(async ({ figuresNow }) => {
      const figures = await figuresNow(game, run.replay());
      return { sentence: figures?.best ? `Best moment: ${figures.best.sentence}` : '', figures };
    });
  const open = (how: boolean): void => {
    const path = lastRunPath(session, how);
    if (path) void navigate(path);
  };
  if (told === undefined) {
    return (
      <>
        {children}
        {gameEntry(game.id).loadStory && !game.ending?.(run.state).won && (
          <button type="button" className={className} onClick={() => void explain()}>
            Why did I die?
          </button>
        )}
        {game.hasFigures && (
          <button type="button" className={className} onClick={() => void count()}>
            How did I play?
          </button>
        )}
      </>
    );
  }
  return (
    <>
      {told.figures && (
        <dl className={styles.figures}>
          {told.figures.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p role="status">{told.sentence}</p>
      <div className={styles.actions}>
        {told.why && (
          <button type="button" className={className} onClick={() => open(true)}>
            Show me
          </button>
        )}
        <button type="button" className={className} onClick={() => open(false)}>
          {told.figures ? 'Watch or send it' : 'Send it'}
        </button>
        <button type="button" className={className} onClick={() => setTold(undefined)}>
          Back
        </button>
      </div>
    </>
  );
}
