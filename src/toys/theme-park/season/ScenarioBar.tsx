import { medalNames } from '../../../../scenes/theme-park/narrate';
import { daysLeft, measure } from '../../../../scenes/theme-park/rules/scenario/medals';
import { goals } from '../../../../scenes/theme-park/rules/scenario/Scenario';
import { usePark, useSummary } from '../ParkContext';
import styles from './Season.module.css';
import { amountText, goalText } from './scenarioTexts';

function timeText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What the scenario asks for next, how far the park is, and the time that is left. */
export function ScenarioBar() {
  const { state } = usePark();
  useSummary((summary) => summary.day);
  useSummary((summary) => summary.money);
  const park = state();
  const play = park?.town?.play;
  if (!park || !play || play.goal === 0) return null;
  const goal = goals[play.goal];
  const reached = measure(park, goal);
  const next = play.medals[play.medal];
  return (
    <section className={styles.bar} aria-label={play.name}>
      <b>{play.name}</b>
      {play.medal > 0 && (
        <span className={styles.medal} data-medal={play.medal}>
          {medalNames[play.medal]}
        </span>
      )}
      {play.isOver ? (
        <p>The scenario is over. The park goes on.</p>
      ) : (
        <p>
          {medalNames[play.medal + 1]}: {goalText(goal, next)}. Now {amountText(goal, reached)},{' '}
          {timeText(daysLeft(park, play))} left.
        </p>
      )}
      {!play.isOver && (
        <progress aria-hidden="true" max={next} value={Math.max(0, Math.min(next, reached))} />
      )}
    </section>
  );
}
