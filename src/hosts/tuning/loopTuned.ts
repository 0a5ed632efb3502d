import type { BaseAction, ConfigValues } from '../../../scenes/kit/rules/contract';
import { ticksPerSecond } from '../../../scenes/kit/rules/FixedStep';
import { Recording } from '../../../scenes/kit/rules/Recording';
import type { Replay } from '../../../scenes/kit/rules/Replay';
import { scoreWords } from '../../../scenes/kit/rules/timedScore';
import { createReplayer, type Replayer } from '../../../scenes/kit/run/createReplayer';
import { FrameLoop } from '../../../scenes/kit/view/FrameLoop';
import { attachView } from '../attachView';
import type { GameSession } from '../session/GameSession';
import styles from './loop.module.css';

const loopSeconds = 5;

/**
 * The end of a run as it was played, or with other constants from its beginning on: the same
 * presses, whatever they come to now.
 * @param from the tick at which the constants change
 */
function endOf(
  session: GameSession,
  replay: Replay,
  from: number,
  values: ConfigValues,
): Recording {
  const recording = new Recording(session.game, replay);
  recording.seek(from);
  const forked = recording.fork(from);
  const changes = Object.entries(values)
    .filter(
      ([key, value]) => !session.game.config[key].restart && forked.state.config[key] !== value,
    )
    .map(([key, value]) => ({ type: 'tune', key, value }) as BaseAction);
  let actions: BaseAction[] = changes;
  let next = replay.actions.findIndex(([tick]) => tick >= from);
  while (forked.state.tick < replay.ticks && forked.state.phase !== 'over') {
    while (next >= 0 && replay.actions[next]?.[0] === forked.state.tick) {
      actions.push(replay.actions[next][1]);
      next += 1;
    }
    forked.step(actions);
    actions = [];
  }
  forked.seek(from);
  return forked;
}

/**
 * Shows the last five seconds of the run over and over: as it was played, and with the constants of
 * the panel, side by side. What is tuned meanwhile is seen from the next round on.
 * @returns what ends it, or a sentence where there is nothing to be shown
 */
export async function loopTuned(session: GameSession): Promise<(() => void) | string> {
  const { run, game } = session;
  const replay = run.replay();
  const from = replay.ticks - loopSeconds * ticksPerSecond;
  if (replay.from !== undefined || from < 1) return 'Play for more than five seconds first.';
  const view = await game.loadView();
  if ('kind' in view) return 'A board does not move: there is nothing to loop.';
  run.pause('player');
  const element = document.createElement('section');
  element.className = styles.loop;
  element.setAttribute('aria-label', 'The last five seconds, before and after');
  document.body.append(element);
  const undos: (() => void)[] = [() => element.remove()];

  const show = (title: string, values: ConfigValues) => {
    const figure = document.createElement('figure');
    const picture = document.createElement('div');
    const caption = document.createElement('figcaption');
    picture.className = styles.picture;
    figure.append(picture, caption);
    element.append(figure);
    let undo: (() => void) | undefined;
    let replayer: Replayer | undefined;
    const play = (constants: ConfigValues): void => {
      undo?.();
      const recording = endOf(session, replay, from, constants);
      const own = createReplayer(game, recording, replay.ticks);
      replayer = own;
      own.play();
      undo = attachView(
        picture,
        (host, signal) => view.mount(host, own, signal, { reducedMotion: true }),
        () => undefined,
      );
    };
    play(values);
    undos.push(() => undo?.());
    return {
      play,
      /** Begins again where it has ended. */
      turn: (): void => {
        if (!replayer) return;
        caption.textContent = `${title}: score ${scoreWords(game.score(replayer.state))}`;
        if (replayer.transport.getState().ended) replayer.play();
      },
    };
  };
  const before = show('Before', {});
  const after = show('After', run.config);
  let shown = run.config;
  const loop = new FrameLoop(() => {
    if (run.config !== shown) {
      shown = run.config;
      after.play(shown);
    }
    before.turn();
    after.turn();
  });
  loop.start();
  undos.push(() => loop.stop());
  return () => {
    for (const undo of undos) undo();
  };
}
