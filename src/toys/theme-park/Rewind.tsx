import { useId, useState } from 'react';
import { ticksPerSecond } from '../../../scenes/kit/rules/FixedStep';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { Button } from '../../components/Button';
import { toast } from '../../components/toast';
import { ClipButton } from '../../hosts/viewer/ClipButton';
import { usePark, useSummary } from './ParkContext';
import { losesOldest, noteOpened, saveReplaced } from './replacePark';
import styles from './SidePanels.module.css';
import { useQuestion } from './useQuestion';

function agoText(seconds: number): string {
  if (seconds === 0) return 'now';
  const minutes = Math.floor(seconds / 60);
  const rest = `${seconds % 60} s`;
  return minutes > 0 ? `${minutes} min ${rest} ago` : `${rest} ago`;
}

/** Rewinds the whole park to an earlier moment of this visit, and continues from there. */
export function Rewind() {
  const { session, state, choose } = usePark();
  const [ago, setAgo] = useState(0);
  const { ask, dialog } = useQuestion();
  const id = useId();
  useSummary((summary) => summary.day);
  const park = state();
  if (!session || !park) return null;
  const most = Math.floor(park.tick / ticksPerSecond);
  const seconds = Math.min(ago, most);
  const goBack = (): void => {
    const { run } = session;
    const current = state();
    if (!current) return;
    saveReplaced(current, 'rewound');
    const now = current.tick;
    const recording = run.fork(now - seconds * ticksPerSecond);
    const { rules } = (recording.state as Readonly<ThemeParkState>).config;
    run.adopt(run.game, recording, { config: { ...run.config, rules }, practice: true });
    noteOpened(recording.state as Readonly<ThemeParkState>, 'rewound');
    run.dispatch({ type: 'stop' });
    choose(undefined);
    setAgo(0);
    // Where an opened park's history begins, nothing farther back is known.
    const gone = Math.round((now - recording.state.tick) / ticksPerSecond);
    toast(`The park is as it was ${agoText(gone)}`, {
      description: 'It is paused. The park before it can be brought back from Parks.',
    });
  };
  const askToGoBack = (): void => {
    const current = state();
    if (!current || !losesOldest(current, 'rewound')) goBack();
    else {
      const text =
        'Parks has no room for another park. The oldest of those kept there will be lost.';
      ask({ title: 'Go back?', text, yes: 'Go back', onYes: goBack });
    }
  };
  return (
    <>
      {dialog}
      <h2>Back in time</h2>
      <p>Goes back to the whole park as it was, to continue from there.</p>
      <div className={styles.rewind}>
        <label htmlFor={id}>How far back: {agoText(seconds)}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={most}
          value={seconds}
          onChange={(event) => setAgo(Number(event.target.value))}
          // The right end is now.
          dir="rtl"
        />
        <Button tone="orange" disabled={seconds === 0} onClick={askToGoBack}>
          Go back
        </Button>
      </div>
      <div className={styles.actions}>
        <ClipButton
          label="Save a time lapse"
          make={async (work) => (await import('./past/late')).recordLapse(session.run, work)}
        />
      </div>
    </>
  );
}
