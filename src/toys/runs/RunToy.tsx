import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { categoryOf } from '../../../scenes/kit/rules/config';
import { dateOfDay } from '../../../scenes/kit/rules/dateOfDay';
import { siteName } from '../../content/site';
import { type OpenedRun, openRun } from '../../hosts/viewer/openRun';
import { pictureOf } from '../../hosts/viewer/pictureOf';
import { RunViewer } from '../../hosts/viewer/RunViewer';
import type { Viewing } from '../../hosts/viewer/useViewing';
import { drawPicture } from '../../lib/drawPicture';
import { parseRunFragment, tidyName } from '../../lib/runLink';
import { fieldsOf, readStored, writeStored } from '../../lib/storage';
import { DailyRuns } from './DailyRuns';
import { EnterRun } from './EnterRun';
import { OpenRun } from './OpenRun';
import { RunActions } from './RunActions';
import { runPicture } from './runPicture';
import styles from './runs.module.css';
import { SaveClip } from './SaveClip';
import { ShareRun } from './ShareRun';
import { scoreText } from './scoreText';
import { Tables } from './Tables';
import { UnsentRuns } from './UnsentRuns';

const key = 'runName';
const version = 1;

/** The visitor's name for runs, stored in this browser; empty if none was given. */
function readName(): string {
  const { name } = fieldsOf(readStored(key), version);
  return typeof name === 'string' ? tidyName(name) : '';
}

function writeName(name: string): void {
  writeStored(key, { version, name: tidyName(name) });
}

type Read = Readonly<{ text: string; run?: OpenedRun; refusal?: string }>;

function categoryOfRun({ game, replay }: OpenedRun): string {
  return categoryOf(game.config, replay.config);
}

/** The run that the address holds after its #, and everything that can be done with it. */
export function RunToy() {
  const { hash } = useLocation();
  const { text, name: by, why } = parseRunFragment(hash);
  const [read, setRead] = useState<Read>();
  const [version, setVersion] = useState(0);
  const entered = useCallback(() => setVersion((count) => count + 1), []);
  useEffect(() => {
    if (text === '') return;
    let wanted = true;
    const report = (found: Read): void => {
      if (wanted) setRead(found);
    };
    openRun(text).then(
      (parsed) =>
        report(parsed.ok ? { text, run: parsed.value } : { text, refusal: parsed.refusal }),
      () =>
        report({
          text,
          refusal: 'The game could not be loaded. Check the connection and reload the page.',
        }),
    );
    return () => {
      wanted = false;
    };
  }, [text]);

  const found = read?.text === text ? read : undefined;
  return (
    <div className={styles.toy}>
      {found?.refusal && (
        <p role="alert" className={styles.refusal}>
          {found.refusal}
        </p>
      )}
      {text !== '' && !found && <p role="status">Reading the run…</p>}
      {found?.run && <OpenedOne key={text} run={found.run} by={by} why={why} onEntered={entered} />}
      <UnsentRuns onEntered={entered} />
      <DailyRuns version={version} />
      <Tables
        key={found?.run && `${found.run.game.id} ${categoryOfRun(found.run)}`}
        game={found?.run?.game.id ?? 'snake'}
        category={found?.run ? categoryOfRun(found.run) : 'classic'}
        config={found?.run?.replay.config}
        version={version}
      />
      <OpenRun />
    </div>
  );
}

type OpenedProps = Readonly<{
  run: OpenedRun;
  by: string;
  why: boolean;
  onEntered: () => void;
}>;

function OpenedOne({ run, by, why, onEntered }: OpenedProps) {
  const [beside, setBeside] = useState<OpenedRun>();
  const [name, setName] = useState(() => (by === '' ? readName() : by));
  const rename = (given: string): void => {
    setName(given);
    writeName(given);
  };
  const section = useRef<HTMLElement>(null);
  // A link leads to the run, as to any other part of a page.
  useEffect(() => {
    if (scrollY === 0) section.current?.scrollIntoView({ behavior: 'instant' });
  }, []);
  const { game, replay } = run;
  const when = replay.day > 0 && replay.day < 100_000 ? `, ${dateOfDay(replay.day)}` : '';
  const draw = useCallback(
    async (viewing: Viewing) => {
      const { replayer } = viewing;
      const before = replayer.state.tick;
      replayer.pause();
      replayer.seek(replayer.ticks);
      const frame = await (await pictureOf(viewing))?.capture?.();
      replayer.seek(before);
      const address = location.host;
      const { title } = game;
      return drawPicture(runPicture({ frame, title, score: replay.score, name, address }));
    },
    [game, replay, name],
  );
  return (
    <section ref={section} className={styles.run} aria-labelledby="run-title">
      <h2 id="run-title">
        {game.title}: {scoreText(game.id, replay)}
        {by !== '' && <> by {by}</>}
      </h2>
      <p>
        Played on {siteName}
        {when}. {run.practice && `Practice: ${run.practice}`}
      </p>
      <RunViewer run={run} why={why} beside={beside}>
        {(viewing) => (
          <>
            <RunActions viewing={viewing} beside={beside} onBeside={setBeside} />
            <SaveClip viewing={viewing} />
            <EnterRun run={run} name={name} onEntered={onEntered} />
            <ShareRun run={run} name={name} onName={rename} draw={() => draw(viewing)} />
          </>
        )}
      </RunViewer>
    </section>
  );
}
