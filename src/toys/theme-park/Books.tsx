import { chartDays, chartPoints } from '../../../scenes/theme-park/rules/freshState';
import { entries } from '../../../scenes/theme-park/rules/ledger';
import { isTycoon, type ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { poundsText } from '../../../scenes/theme-park/texts';
import { County } from './County';
import { entryTitles } from './entryTitles';
import { LineGraph } from './LineGraph';
import { usePark, useSummary } from './ParkContext';
import styles from './SidePanels.module.css';

type Series = 'money' | 'visitors' | 'satisfaction';

/** The points of a graph, oldest first, with the current value at the end. */
function seriesOf(state: Readonly<ThemeParkState>, series: Series): number[] {
  const { chart } = state;
  const count = Math.min(chart.points, chartPoints);
  const values = Array.from(
    { length: count },
    (_, index) => chart[series][(chart.points - count + index) % chartPoints],
  );
  const now = {
    money: state.money,
    visitors: state.visitors.count,
    satisfaction: state.satisfaction,
  };
  return [...values, now[series]];
}

/** The ledger of all income and costs, and graphs of the park so far. */
export function Books() {
  const { state } = usePark();
  useSummary((summary) => summary.day);
  useSummary((summary) => summary.money);
  const park = state();
  if (!park) return <p>The park is still being unpacked.</p>;
  const shown = entries
    .slice(0, park.ledger.length)
    .map((entry, place) => ({ entry, pounds: park.ledger[place] }));
  const rows = shown.filter(
    ({ entry, pounds }) =>
      pounds !== 0 || (entry !== 'admission' && entry !== 'grants') || isTycoon(park),
  );
  const seconds = Math.min(park.chart.points, chartPoints) * chartDays;
  const from = `${Math.max(1, Math.round(seconds / 60))} min ago`;
  return (
    <>
      <table className={styles.ledger}>
        <caption>Every pound since the gates opened</caption>
        <tbody>
          <tr>
            <th scope="row">To begin with</th>
            <td>{poundsText(park.config.startingMoney)}</td>
          </tr>
          {rows.map(({ entry, pounds }) => (
            <tr key={entry} data-out={pounds < 0 ? '' : undefined}>
              <th scope="row">{entryTitles[entry]}</th>
              <td>{poundsText(pounds)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">In the till</th>
            <td>{poundsText(park.money)}</td>
          </tr>
        </tfoot>
      </table>
      {park.town && <County park={park} town={park.town} />}
      <LineGraph
        title="Money"
        lines={[{ name: 'Money', color: '#1c7a3c', values: seriesOf(park, 'money') }]}
        format={poundsText}
        ends={[from, 'now']}
        least={100}
      />
      <LineGraph
        title="Visitors and satisfaction (dashed, %)"
        lines={[
          { name: 'Visitors', color: '#7a2fd0', values: seriesOf(park, 'visitors') },
          {
            name: 'Satisfaction',
            color: '#b8241f',
            dashed: true,
            values: seriesOf(park, 'satisfaction'),
          },
        ]}
        format={(value) => String(Math.round(value))}
        ends={[from, 'now']}
        least={10}
      />
    </>
  );
}
