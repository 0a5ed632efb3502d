import { useEffect, useState } from 'react';
import { Button } from '../../components/Button';
import { sendRun } from '../../services/runTables';
import { dropUnsent, type UnsentRun, unsentRuns } from '../../stores/unsentRuns';
import styles from './runs.module.css';

/** Offers to send the runs again that could not be sent. */
export function UnsentRuns({ onEntered }: Readonly<{ onEntered: () => void }>) {
  const [runs, setRuns] = useState<readonly UnsentRun[]>(unsentRuns);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const look = (): void => setRuns(unsentRuns());
    // Another tab may have stored or sent a run.
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
  if (runs.length === 0 && said === '') return null;
  const sendAll = async () => {
    const said: string[] = [];
    for (const { key, text, name } of runs) {
      const sent = await sendRun(text, name);
      if (sent.ok || !sent.later) dropUnsent(key);
      said.push(sent.ok ? `Entered with ${sent.score} points.` : sent.error);
      if (!sent.ok && sent.later) break;
    }
    setRuns(unsentRuns());
    setSaid(said.join(' '));
    onEntered();
  };
  const count = runs.length === 1 ? 'A run waits' : `${runs.length} runs wait`;
  return (
    <section className={styles.panel} aria-labelledby="unsent-runs">
      <h2 id="unsent-runs">Not sent yet</h2>
      {runs.length > 0 && (
        <div className={styles.buttons}>
          <p>{count} here to be entered in the tables.</p>
          <Button tone="orange" onClick={() => void sendAll()}>
            Send now
          </Button>
        </div>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
