import { useEffect } from 'react';
import { scoreWords } from '../../../scenes/kit/rules/timedScore';
import { toast } from '../../components/toast';
import { type Assist, applyAssist } from '../../hosts/assist';
import { useGame } from '../../hosts/useGame';
import type { LastScore } from './machine';
import { keepMedals } from './medals';

type Props = Readonly<{ assist: Assist; onEnd: (score: LastScore) => void }>;

/** Reports loading, failure and the end of a game to the handheld and the player. */
export function RunWatcher({ assist, onEnd }: Props) {
  const { session, loading } = useGame();
  const ready = loading.phase === 'ready';

  useEffect(() => {
    if (!session || !ready) return;
    // It is shown briefly, because the game begins now.
    toast(`${session.game.title} loaded!`, { kind: 'success', duration: 2500 });
  }, [session, ready]);

  useEffect(() => {
    if (session) applyAssist(session, assist);
  }, [session, assist]);

  useEffect(() => (session ? keepMedals(session) : undefined), [session]);

  useEffect(() => {
    if (!session) return;
    const { run } = session;
    return run.status.subscribe((now, before) => {
      if (now.watching || now.phase !== 'over' || before.phase !== 'playing') return;
      const score = session.game.score(run.state);
      const won = session.game.ending?.(run.state).won;
      toast(`${won ? 'Finished!' : 'Game Over!'} Score: ${scoreWords(score)}`, {
        description: 'Press SELECT to return to menu',
      });
      onEnd({ game: session.game.id, title: session.game.title, score });
    });
  }, [session, onEnd]);

  return null;
}
