import { useMemo, useState } from 'react';
import { encodeExcerpt, excerptOf } from '../../../scenes/kit/rules/excerptText';
import { ticksPerSecond } from '../../../scenes/kit/rules/FixedStep';
import { Button } from '../../components/Button';
import { useCopied } from '../../components/useCopied';
import { siteName } from '../../content/site';
import type { OpenedRun } from '../../hosts/viewer/openRun';
import { pageAddress } from '../../lib/pageAddress';
import { maxNameLength, runPath, shortLink } from '../../lib/runLink';
import { saveFile } from '../../lib/saveFile';
import { hasShareSheet, openShareSheet } from '../../services/shareSheet';
import styles from './runs.module.css';

const excerptMinutes = 3;

type Props = Readonly<{
  run: OpenedRun;
  name: string;
  onName: (name: string) => void;
  /** Draws a picture of the run's end. */
  draw: () => Promise<File | null>;
}>;

/** Ways to share a run: a link, its last minutes as a link, a file, or a picture. */
export function ShareRun({ run, name, onName, draw }: Props) {
  const { copied, copy } = useCopied('Whoever opens it watches your run.');
  const [part, setPart] = useState<'whole' | 'end'>('whole');
  const whole = pageAddress(runPath(run.text, name));
  const long = whole.length > shortLink && !run.isExcerpt;
  const end = useMemo(() => {
    const ticks = excerptMinutes * 60 * ticksPerSecond;
    if (!long || run.replay.ticks <= ticks) return undefined;
    return encodeExcerpt(run.game, excerptOf(run.game, run.replay, ticks));
  }, [run, long]);
  const link = part === 'end' && end ? pageAddress(runPath(end, name)) : whole;
  const count = link.length.toLocaleString('en-GB');
  const title = `${run.game.title}, ${run.replay.score} points`;
  const text = `${title}. Watch it, race it or play on: ${link}`;

  const share = async () => {
    const outcome = await openShareSheet({ title: `${siteName}: ${title}`, text });
    if (outcome === 'failed') await copy(link);
  };
  const savePicture = async () => {
    const file = await draw();
    if (file) saveFile(file);
  };
  const save = () =>
    saveFile(new File([run.text], `90s-kid-${run.game.id}.run.txt`, { type: 'text/plain' }));

  return (
    <section className={styles.panel} aria-labelledby="share-run">
      <h2 id="share-run">Send it on</h2>
      <label className={styles.field}>
        Your name, if you like
        <input
          type="text"
          value={name}
          maxLength={maxNameLength}
          autoComplete="nickname"
          onChange={(event) => onName(event.target.value)}
        />
      </label>
      {end && (
        <fieldset className={styles.parts}>
          <legend>
            This run is long: its link has {whole.length.toLocaleString('en-GB')} characters.
          </legend>
          <label>
            <input
              type="radio"
              name="part"
              checked={part === 'whole'}
              onChange={() => setPart('whole')}
            />{' '}
            The whole run
          </label>
          <label>
            <input
              type="radio"
              name="part"
              checked={part === 'end'}
              onChange={() => setPart('end')}
            />{' '}
            Its last {excerptMinutes} minutes
          </label>
        </fieldset>
      )}
      <p data-link-length={link.length}>
        {count} characters
        {link.length > shortLink
          ? ': some messengers cut links as long as this one. A file is safe.'
          : ': it can be sent anywhere.'}
      </p>
      <div className={styles.buttons}>
        <Button tone="lime" onClick={() => copy(link)}>
          {copied ? 'Copied!' : 'Copy link'}
        </Button>
        {hasShareSheet() && (
          <Button tone="pink" onClick={share}>
            Share
          </Button>
        )}
        <Button tone="cyan" onClick={savePicture}>
          Save picture
        </Button>
        <Button tone="yellow" onClick={save}>
          Save as file
        </Button>
      </div>
      <p className={styles.small}>
        The run is in the link itself, after the #. It is not sent to any server, not even ours.
      </p>
    </section>
  );
}
