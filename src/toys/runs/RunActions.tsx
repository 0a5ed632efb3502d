import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { categoryOf, whyUnranked } from '../../../scenes/kit/rules/config';
import { Button } from '../../components/Button';
import { type OpenedRun, openRun } from '../../hosts/viewer/openRun';
import { runGame } from '../../hosts/viewer/runGames';
import type { Viewing } from '../../hosts/viewer/useViewing';
import { handOff } from '../../stores/handoff';
import { lastRun } from '../../stores/runs';
import styles from './runs.module.css';

/** The park's page has one park: nobody plays on in another's, but begins one like it. */
const duels = 'theme-park';

type Props = Readonly<{
  viewing: Viewing;
  /** The run that is shown beside it. */
  beside: OpenedRun | undefined;
  onBeside: (run: OpenedRun | undefined) => void;
}>;

/** Buttons that open the run where its game is played. */
export function RunActions({ viewing, beside, onBeside }: Props) {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState('');
  const { run, replayer } = viewing;
  const { game, replay, text } = run;
  const entry = runGame(game.id);
  const own = lastRun(game.id, categoryOf(game.config, replay.config));
  const compare = async () => {
    const opened = own === undefined ? undefined : await openRun(own);
    if (opened?.ok) onBeside(opened.value);
    else setRefusal(opened?.refusal ?? 'There is no run of yours to compare.');
  };
  const showBeside = own !== undefined && own !== text && (
    <Button tone="cyan" onClick={() => (beside ? onBeside(undefined) : void compare())}>
      {beside ? 'This run alone' : 'Beside my last run'}
    </Button>
  );
  if (!entry) return <div className={styles.buttons}>{showBeside}</div>;
  const isDuel = game.id === duels;
  const go = (kind: 'playOn' | 'race') => {
    const { seed, config } = replay;
    const { tick } = replayer.state;
    handOff({ game: game.id, kind, text, tick, seed, config });
    void navigate(entry.address);
  };
  return (
    <div className={styles.buttons}>
      {!isDuel && (
        <Button tone="orange" onClick={() => go('playOn')}>
          Play on from here
        </Button>
      )}
      {!run.isExcerpt && whyUnranked(game.config, replay.config) === undefined && (
        <Button tone="pink" onClick={() => go('race')}>
          {isDuel ? 'Duel this park' : 'Race this run'}
        </Button>
      )}
      {showBeside}
      <p role="alert">{refusal}</p>
    </div>
  );
}
