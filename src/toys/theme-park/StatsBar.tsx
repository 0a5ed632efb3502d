import { bandOf } from '../../../scenes/theme-park/rules/ThemeParkState';
import { poundsText } from '../../../scenes/theme-park/texts';
import { type Figure, usePark, useSummary } from './ParkContext';
import styles from './StatsBar.module.css';

const bandWords = { green: 'happy', yellow: 'so-so', red: 'grumbling' } as const;

/** A button over a figure that explains it. */
function WhyButton({ figure }: Readonly<{ figure: Figure }>) {
  const { openPanel, figure: shown } = usePark();
  return (
    <dd className={styles.why}>
      <button
        type="button"
        aria-label={`Why ${figure === 'visitors' ? 'these' : 'this'} ${figure}?`}
        aria-pressed={shown === figure}
        onClick={() => openPanel('guests', shown === figure ? undefined : figure)}
      >
        <span aria-hidden="true">?</span>
      </button>
    </dd>
  );
}

/** Money, visitors and satisfaction. The colour of satisfaction changes at 80 and 50. */
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
        <WhyButton figure="money" />
      </div>
      <div>
        <dt>Visitors</dt>
        <dd data-stat="visitors">{visitors}</dd>
        <WhyButton figure="visitors" />
      </div>
      <div data-band={band}>
        <dt>Satisfaction</dt>
        <dd data-stat="satisfaction">
          <span>{satisfaction}%</span> <small>{bandWords[band]}</small>
        </dd>
        <WhyButton figure="satisfaction" />
      </div>
    </dl>
  );
}
