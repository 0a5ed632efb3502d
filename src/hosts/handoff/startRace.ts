import { leadWords, scoreWords } from '../../../scenes/kit/rules/timedScore';
import type { Replayer } from '../../../scenes/kit/run/createReplayer';
import type { Overlay } from '../../../scenes/kit/Story';
import { FrameLoop } from '../../../scenes/kit/view/FrameLoop';
import { mountedViews } from '../mountedViews';
import type { GameSession } from '../session/GameSession';
import { drawShapes, fitCanvas } from '../viewer/drawShapes';
import styles from './race.module.css';

/** How often the scores beside the picture are written; ms. */
const writeMs = 250;

/**
 * Shows another's run as a pale ghost over the player's own, tick by tick, with both scores.
 * @returns what ends it
 */
export function startRace(
  session: GameSession,
  ghost: Replayer,
  overlay: Overlay | undefined,
): () => void {
  const { run, game } = session;
  const canvas = document.createElement('canvas');
  canvas.className = styles.ghost;
  canvas.setAttribute('aria-hidden', 'true');
  const line = document.createElement('p');
  line.className = styles.line;
  let sinceWritten = writeMs;

  const write = (): void => {
    const own = game.score(run.state);
    const other = game.score(ghost.state);
    const gone = ghost.state.phase === 'over' || run.state.tick >= ghost.ticks;
    line.textContent = `You ${scoreWords(own)} · Ghost ${scoreWords(other)}${gone ? ' (ended)' : ''}`;
  };
  const loop = new FrameLoop((deltaMs) => {
    ghost.follow(run.state.tick);
    const stage = document.querySelector(
      `[data-game-host][data-game="${game.id}"] [data-game-stage]`,
    );
    if (stage && canvas.parentElement !== stage) stage.append(canvas, line);
    const world = mountedViews.get(run)?.world?.();
    const context = canvas.getContext('2d');
    fitCanvas(canvas);
    if (context && world && overlay?.ghost) {
      const shapes = overlay.ghost(ghost.state, run.state, world);
      drawShapes(context, shapes, world, devicePixelRatio);
    }
    sinceWritten += deltaMs;
    if (sinceWritten < writeMs) return;
    sinceWritten = 0;
    write();
  });

  const unsubscribe = run.status.subscribe((now, before) => {
    if (now.phase !== 'over' || before.phase !== 'playing' || now.watching) return;
    const own = game.score(run.state);
    ghost.seek(ghost.ticks);
    const other = game.score(ghost.state);
    session.say(
      own === other
        ? 'A dead heat.'
        : own > other
          ? `You beat the ghost${leadWords(own, other)}.`
          : `The ghost won${leadWords(own, other)}.`,
    );
  });
  loop.start();
  return () => {
    unsubscribe();
    loop.stop();
    canvas.remove();
    line.remove();
  };
}
