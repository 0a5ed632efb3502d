import { decodeRun } from '../../../scenes/kit/rules/excerptText';
import { createReplayer } from '../../../scenes/kit/run/createReplayer';
import { storyOf } from '../../../scenes/stories';
import { toast } from '../../components/toast';
import { clearHandoff, type Handoff } from '../../stores/handoff';
import type { GameSession } from '../session/GameSession';
import { startRace } from './startRace';

/** Lets a session go on with a run from elsewhere, or race it. */
export async function takeOver(
  session: GameSession,
  handed: Handoff,
  signal: AbortSignal,
): Promise<void> {
  const { game } = session;
  const decoded = decodeRun(game, handed.text);
  if (!decoded.ok) {
    toast(decoded.refusal, { kind: 'error' });
    clearHandoff(handed);
    return;
  }
  const recording = decoded.value.record();
  if (handed.kind === 'playOn') {
    recording.seek(handed.tick);
    const forked = recording.fork();
    session.run.adopt(game, forked, {
      config: { ...forked.state.config },
      practice: true,
      paused: 'player',
    });
    clearHandoff(handed);
    toast('Yours from here.', { description: 'It counts as practice. Press Resume.' });
    return;
  }
  const overlay = await (await storyOf(game.id)).loadOverlay?.();
  if (signal.aborted) return;
  clearHandoff(handed);
  const ghost = createReplayer(game, recording, recording.ticks);
  signal.addEventListener('abort', startRace(session, ghost, overlay), { once: true });
}
