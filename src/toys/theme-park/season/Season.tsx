import { Suspense, useState } from 'react';
import { medalNames } from '../../../../scenes/theme-park/narrate';
import type { Scenario } from '../../../../scenes/theme-park/rules/scenario/Scenario';
import { challengeOfDay } from '../../../../scenes/theme-park/season/challengeOfDay';
import { type SeasonPark, scenarios } from '../../../../scenes/theme-park/season/scenarios';
import { Button } from '../../../components/Button';
import { lazyPart } from '../../../components/lazyPart';
import { GroundPicture } from './GroundPicture';
import { medalReader } from './medalStore';
import styles from './Season.module.css';
import { amountText, goalNames, termsText } from './scenarioTexts';

const Editor = lazyPart(async () => (await import('./ScenarioEditor')).ScenarioEditor);
const dayMs = 86_400_000;

type Props = Readonly<{ onPlay: (scenario: Scenario) => void }>;

type EntryProps = Props & Readonly<{ scenario: Scenario; story: string; medal: number }>;

function Entry({ scenario, story, medal, onPlay }: EntryProps) {
  const { name, goal, medals, ground } = scenario;
  const amount = (value: number): string => amountText(goal, value);
  return (
    <li>
      <GroundPicture ground={ground} />
      <div>
        <b>{name}</b>
        {medal > 0 && (
          <span className={styles.medal} data-medal={medal}>
            {medalNames[medal]}
          </span>
        )}
        <p>{story}</p>
        <p>
          <small>{termsText(scenario)}</small>
        </p>
        <p>
          <small>
            {goalNames[goal as keyof typeof goalNames]}: bronze {amount(medals[0])}, silver{' '}
            {amount(medals[1])}, gold {amount(medals[2])}.
          </small>
        </p>
        <button type="button" aria-label={`Play ${name}`} onClick={() => onPlay(scenario)}>
          Play
        </button>
      </div>
    </li>
  );
}

/** The challenge of the day, the twelve parks of the season, and the editor of more. */
export function Season({ onPlay }: Props) {
  const [isEditing, edit] = useState(false);
  const medalOf = medalReader();
  const [challenge] = useState(() => challengeOfDay(Math.floor(Date.now() / dayMs)));
  const golds = scenarios.filter((scenario) => medalOf(scenario) === 3).length;
  return (
    <>
      <h2>Challenge of the day</h2>
      <ul className={styles.list}>
        <Entry
          scenario={challenge}
          story="The same park for everybody, until midnight UTC."
          medal={medalOf(challenge)}
          onPlay={onPlay}
        />
      </ul>
      <details className={styles.more}>
        <summary>
          A season of twelve parks, {golds} of {scenarios.length} golds
        </summary>
        <ul className={styles.list}>
          {scenarios.map((scenario: SeasonPark) => (
            <Entry
              key={scenario.id}
              scenario={scenario}
              story={scenario.story}
              medal={medalOf(scenario)}
              onPlay={onPlay}
            />
          ))}
        </ul>
      </details>
      {isEditing ? (
        <Suspense fallback={<p>Fetching the papers…</p>}>
          <Editor onPlay={onPlay} />
        </Suspense>
      ) : (
        <Button tone="cyan" onClick={() => edit(true)}>
          Make a scenario
        </Button>
      )}
    </>
  );
}
