import { thoughtText } from '../../../scenes/theme-park/narrate';
import { buildings, kindOf } from '../../../scenes/theme-park/rules/buildings';
import { entries } from '../../../scenes/theme-park/rules/ledger';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { appealOf, guestsAllowed } from '../../../scenes/theme-park/rules/tycoon/draw';
import { nameAt, poundsText } from '../../../scenes/theme-park/texts';
import { entryTitles } from './entryTitles';
import { lookAt } from './lookAt';
import { type Chosen, type Figure, usePark, useSummary } from './ParkContext';
import styles from './SidePanels.module.css';

/** A cause of a figure, and the visitor or place that it links to. */
type Cause = Readonly<{ text: string; chosen?: Chosen; cell?: number }>;

const causesShown = 6;

function moneyCauses(park: Readonly<ThemeParkState>): readonly Cause[] {
  const accounts = Array.from(park.ledger, (pounds, place) => ({ pounds, entry: entries[place] }))
    .filter(({ pounds }) => pounds !== 0)
    .sort((a, b) => Math.abs(b.pounds) - Math.abs(a.pounds))
    .slice(0, causesShown)
    .map(({ pounds, entry }) => ({ text: `${entryTitles[entry]}: ${poundsText(pounds)}` }));
  const { town } = park;
  if (!town) return accounts;
  const earners = [...park.destinations.subarray(0, park.destinationCount)]
    .filter((cell) => town.takings[cell] > 0)
    .sort((a, b) => town.takings[b] - town.takings[a])
    .slice(0, 3)
    .map((cell) => ({
      text: `${nameAt(park, cell)} has taken ${poundsText(town.takings[cell])}`,
      chosen: { cell },
      cell,
    }));
  return [...earners, ...accounts];
}

function visitorCauses(park: Readonly<ThemeParkState>): readonly Cause[] {
  const { config, town } = park;
  if (!town) {
    return [
      { text: `At most ${config.maxVisitors} come at once.` },
      { text: `Each second somebody comes with a chance of ${config.spawnPercent}%.` },
    ];
  }
  const drawn = Math.floor(appealOf(park) / config.appealPerGuest);
  const allowed = guestsAllowed(park);
  const limit =
    drawn < allowed
      ? 'More reachable rides attract more.'
      : 'Toilets, sweepers and mechanics: the one you have least of sets the limit.';
  return [
    { text: `The reachable buildings attract ${drawn} guests at once.` },
    { text: `The inspector allows ${allowed}. ${limit}` },
    { text: `People hear about the park’s satisfaction of ${park.satisfaction}%.` },
    { text: `The gate charges ${poundsText(park.prices[kindOf('entrance')])}.` },
    ...(town.fame === 0
      ? []
      : [
          {
            text: `Awards and the inspector: ${town.fame > 0 ? '+' : '−'}${Math.abs(town.fame)}%.`,
          },
        ]),
    ...(town.grudge > 0
      ? [{ text: `Raised prices keep people away for ${town.grudge} more seconds.` }]
      : []),
    ...(town.campaign > 0 ? [{ text: `The posters hang for ${town.campaign} more seconds.` }] : []),
  ];
}

/** The visitors in the worst mood, grouped by what they say. */
function satisfactionCauses(park: Readonly<ThemeParkState>): readonly Cause[] {
  const { config, town, visitors, guests } = park;
  if (!town) {
    const standing = (type: string): number =>
      buildings
        .filter((spec) => spec.type === type)
        .reduce((sum, { id }) => sum + (park.counts[kindOf(id)] ?? 0), 0);
    return [
      { text: `Any park: ${config.satisfactionBase}` },
      { text: `Rides: ${standing('ride')} × ${config.satisfactionPerRide}` },
      { text: `Food stalls: ${standing('food')} × ${config.satisfactionPerFood}` },
      {
        text: `Trees and fountains: ${standing('decoration')} × ${config.satisfactionPerDecoration}`,
      },
      { text: `It moves by ${config.satisfactionStep} each second.` },
    ];
  }
  const order = Array.from({ length: visitors.count }, (_, index) => index);
  order.sort((a, b) => guests.mood[a] - guests.mood[b]);
  const said = new Set<string>();
  const causes: Cause[] = [];
  for (const index of order) {
    const thought = thoughtText(visitors.thought[index], visitors.about[index]);
    const text = `${Math.round(guests.mood[index] / 100)}%: “${thought}”`;
    if (said.has(thought)) continue;
    said.add(thought);
    causes.push({ text, chosen: { visitor: visitors.id[index] }, cell: visitors.at[index] });
    if (causes.length === causesShown) break;
  }
  if (town.littered > 0) causes.push({ text: `Pieces of litter on the paths: ${town.littered}` });
  return causes;
}

const titles: Readonly<Record<Figure, string>> = {
  money: 'Why this much money',
  visitors: 'Why so many visitors',
  satisfaction: 'Why they are this satisfied',
};
const causesOf = {
  money: moneyCauses,
  visitors: visitorCauses,
  satisfaction: satisfactionCauses,
} as const;

/** On a phone the explanation is below what asked for it. */
const comeIntoView = (part: HTMLElement | null): void => part?.scrollIntoView({ block: 'nearest' });

/** The causes of a figure. A press selects the guest or ride. */
export function Why({ figure }: Readonly<{ figure: Figure }>) {
  const { state, viewport, choose, openPanel, panel } = usePark();
  useSummary((summary) => summary.day);
  useSummary((summary) => summary.standing);
  const park = state();
  if (!park) return null;
  const causes = causesOf[figure](park);
  return (
    <section
      ref={comeIntoView}
      className={styles.why}
      aria-label={titles[figure]}
      data-testid="why"
    >
      <header>
        <h2>{titles[figure]}</h2>
        <button type="button" aria-label="Close the explanation" onClick={() => openPanel(panel)}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      {causes.length === 0 && <p>Nobody is here to ask.</p>}
      <ul className={styles.pressed}>
        {causes.map(({ text, chosen, cell }) => (
          <li key={text}>
            {chosen ? (
              <button
                type="button"
                onClick={() => {
                  choose(chosen);
                  lookAt(viewport(), park, cell);
                }}
              >
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
