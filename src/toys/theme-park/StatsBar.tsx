import { poundsText } from '../../../scenes/theme-park/narrate';
import { bandOf } from '../../../scenes/theme-park/rules/ThemeParkEvent';
import { useSummary } from './ParkContext';
import styles from './StatsBar.module.css';

const bandWords = { green: 'happy', yellow: 'so-so', red: 'grumbling' } as const;

/** Money, visitors and satisfaction, with the colours of 80 and 50. */
export function StatsBar() {
  const money = useSummary((summary) => summary.money);
  const visitors = useSummary((summary) => summary.visitors);
  const satisfaction = useSummary((summary) => summary.satisfaction);
  const band = bandOf(satisfaction);
  return (
    <dl className={styles.stats} aria-label="The park’s figures">
      <div data-band={money < 0 ? 'red' : undefined}>
        <dt>Money</dt>
        <dd data-stat="money">{poundsText(money)}</dd>
      </div>
      <div>
        <dt>Visitors</dt>
        <dd data-stat="visitors">{visitors}</dd>
      </div>
      <div data-band={band}>
        <dt>Satisfaction</dt>
        <dd data-stat="satisfaction">
          <span>{satisfaction}%</span> <small>{bandWords[band]}</small>
        </dd>
      </div>
    </dl>
  );
}
