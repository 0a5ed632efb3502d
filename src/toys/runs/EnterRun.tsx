import { useState } from 'react';
import { dayOf } from '../../../scenes/kit/rules/daily';
import { dateOfDay } from '../../../scenes/kit/rules/dateOfDay';
import { timeWords } from '../../../scenes/kit/rules/timedScore';
import { Button } from '../../components/Button';
import type { OpenedRun } from '../../hosts/viewer/openRun';
import { sendRun } from '../../services/runTables';
import { saveUnsent } from '../../stores/unsentRuns';
import { maskWords } from '../messenger/maskWords';
import styles from './runs.module.css';

type Props = Readonly<{ run: OpenedRun; name: string; onEntered: () => void }>;

/** Sends a run to the tables. The server replays it before it is ranked. */
export function EnterRun({ run, name, onEntered }: Props) {
  const [said, setSaid] = useState('');
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open');
  if (run.practice !== undefined) return null;
  const send = async () => {
    const tidy = name.trim();
    if (tidy === '') return setSaid('Please give a name first.');
    if (maskWords(tidy) !== tidy)
      return setSaid('That name contains a word that is not allowed here.');
    setState('sending');
    setSaid('The judge plays it again…');
    const sent = await sendRun(run.text, tidy);
    if (!sent.ok) {
      setState('open');
      const kept = sent.later && saveUnsent(run.text, tidy);
      return setSaid(sent.later && !kept ? `${sent.error} Save it as a file.` : sent.error);
    }
    setState('done');
    setSaid(
      `Entered with ${timeWords(sent.score) ?? `${sent.score.toLocaleString('en-GB')} points`}. ${clockNote(sent.today)}`,
    );
    onEntered();
  };
  return (
    <section className={styles.panel} aria-labelledby="enter-run">
      <h2 id="enter-run">Enter it in the tables</h2>
      <p>The server plays your recording again to check the score.</p>
      <div className={styles.buttons}>
        <Button tone="orange" disabled={state !== 'open'} onClick={() => void send()}>
          Enter as {name.trim() === '' ? '…' : name.trim()}
        </Button>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}

/** A sentence where this device's date differs from the server's. */
export function clockNote(today: number): string {
  const here = dayOf(Date.now());
  if (here === today) return '';
  return `This machine’s clock says ${dateOfDay(here)}, but it is ${dateOfDay(today)}: daily runs use the correct date.`;
}
