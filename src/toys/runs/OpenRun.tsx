import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button';
import { parseRunFragment, runPath } from '../../lib/runLink';
import styles from './runs.module.css';

/** Upper bound of a run's file in bytes. */
const largestFile = 2_000_000;

/** Opens a run from a pasted link or from a file. */
export function OpenRun() {
  const navigate = useNavigate();
  const [pasted, setPasted] = useState('');
  const [refusal, setRefusal] = useState('');
  const open = (given: string): void => {
    const { text, name } = parseRunFragment(given);
    setRefusal(text === '' ? 'That does not contain a run.' : '');
    if (text !== '') void navigate(runPath(text, name));
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > largestFile) setRefusal('That file is too large to be a run.');
    else open(await file.text());
  };
  return (
    <section className={styles.panel} aria-labelledby="open-run">
      <h2 id="open-run">Open a run</h2>
      <form
        className={styles.buttons}
        onSubmit={(event) => {
          event.preventDefault();
          open(pasted);
        }}
      >
        <label className={styles.field}>
          A link or its text
          <input type="text" value={pasted} onChange={(event) => setPasted(event.target.value)} />
        </label>
        <Button type="submit" tone="lime">
          Watch it
        </Button>
      </form>
      <label className={styles.field}>
        Or a file
        <input
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </label>
      <p role="alert">{refusal}</p>
    </section>
  );
}
