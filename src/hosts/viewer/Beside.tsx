import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { scoreWords } from '../../../scenes/kit/rules/timedScore';
import { createReplayer } from '../../../scenes/kit/run/createReplayer';
import type { OpenedRun } from './openRun';
import { RunPicture } from './RunPicture';
import type { Viewing } from './useViewing';
import styles from './viewer.module.css';

type Props = Readonly<{
  /** The run that leads. */
  viewing: Viewing;
  /** Of the same game. */
  run: OpenedRun;
}>;

/** Another run of the same game, at the same tick as the one that is watched. */
export function Beside({ viewing, run }: Props) {
  const replayer = useMemo(() => createReplayer(run.game, run.record(), run.replay.ticks), [run]);
  const onFrame = useCallback(
    () => replayer.follow(viewing.replayer.state.tick),
    [replayer, viewing],
  );
  const score = useStore(replayer.status, () => run.game.score(replayer.state));
  const ended = useStore(replayer.transport, (state) => state.ended);
  const isSame = run.replay.seed === viewing.run.replay.seed;
  return (
    <figure className={styles.beside}>
      <div className={styles.screen} data-game={run.game.id}>
        <RunPicture replayer={replayer} view={viewing.view} onFrame={onFrame} />
      </div>
      <figcaption>
        Your last run: <b>{scoreWords(score)}</b>
        {ended && ', ended'}
        {!isSame && '. It was dealt otherwise: another seed.'}
      </figcaption>
    </figure>
  );
}
