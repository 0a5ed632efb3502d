import { useEffect, useRef, useState } from 'react';
import { roleNames } from '../../../scenes/theme-park/narrate';
import type { Advice } from '../../../scenes/theme-park/rules/advise';
import { specOf } from '../../../scenes/theme-park/rules/buildings';
import type { ThemeParkAction } from '../../../scenes/theme-park/rules/ThemeParkAction';
import { roles } from '../../../scenes/theme-park/rules/tycoon/Town';
import { poundsText } from '../../../scenes/theme-park/texts';
import { Button } from '../../components/Button';
import { askForAdvice } from './askWorker';
import { usePark } from './ParkContext';
import styles from './SidePanels.module.css';

function actionText(action: ThemeParkAction): string {
  if (action.type === 'place') {
    return `Build a ${specOf(action.kind).name} at column ${action.column + 1}, row ${action.row + 1}`;
  }
  if (action.type === 'price') {
    return `Ask ${poundsText(action.pounds)} for the ${specOf(action.kind).name}`;
  }
  if (action.type === 'hire') return `${roleNames[roles[action.role]]}: ${action.count}`;
  return 'Hang posters';
}

type Answer = readonly Advice[] | 'asked' | 'failed';

/** Lists the changes that pay, found by trying them on copies of the park. */
export function Adviser() {
  const { state, dispatch } = usePark();
  const [answer, setAnswer] = useState<Answer>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const ask = (): void => {
    const park = state();
    if (!park) return;
    abort.current?.abort();
    abort.current = new AbortController();
    setAnswer('asked');
    askForAdvice(park, abort.current.signal).then(setAnswer, (error: unknown) => {
      console.warn('The adviser could not be run.', error);
      setAnswer('failed');
    });
  };
  return (
    <>
      <h2>The adviser</h2>
      <p>Tries up to twenty changes on copies of the park, and names the ones that pay.</p>
      <Button tone="lime" onClick={ask} disabled={answer === 'asked'}>
        {answer === 'asked' ? 'Trying…' : 'Ask the adviser'}
      </Button>
      <div aria-live="polite">
        {answer === 'failed' && <p>This browser cannot do that.</p>}
        {Array.isArray(answer) && answer.length === 0 && (
          <p>None of the tried changes brings more money in ten minutes.</p>
        )}
        {Array.isArray(answer) && answer.length > 0 && (
          <ul className={styles.pressed}>
            {(answer as readonly Advice[]).map(({ action, pounds }) => (
              <li key={actionText(action)}>
                <button
                  type="button"
                  onClick={() => {
                    dispatch(action);
                    setAnswer(undefined);
                  }}
                >
                  {actionText(action)}: {poundsText(pounds)} more in ten minutes
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
