import { useState } from 'react';
import { useStore } from 'zustand';
import { kindOf, specOf } from '../../../scenes/theme-park/rules/buildings';
import { poundsText, refusalText } from '../../../scenes/theme-park/texts';
import { readStored, writeStored } from '../../lib/storage';
import styles from './Board.module.css';
import { usePark, useSummary } from './ParkContext';
import { type ParkOffer, parkOffer } from './parkOffer';
import { otherTabText, parkTabs } from './parkTabs';
import { isBuilding } from './press';
import { useForecast } from './useForecast';
import { useWarning } from './Warnings';

const helpKey = 'theme-park-help';
const version = 1;

function isHelpDone(): boolean {
  const stored = readStored(helpKey) as { version?: unknown; done?: unknown } | null | undefined;
  return stored?.version === version && stored.done === true;
}

/** The next step of a player's first park; undefined once it has visitors. */
function useFirstSteps(): string | undefined {
  const { tool } = usePark();
  const isOpen = useSummary((summary) => summary.isOpen);
  const reachable = useSummary(({ attractions, cutOff }) => attractions - cutOff > 0);
  const isVisited = useSummary(({ visitors }) => visitors > 0);
  if (!isOpen && tool !== 'path') return '1 of 3: choose Path.';
  if (!isOpen) return '1 of 3: press the square above the gate and drag.';
  if (!reachable && (tool === 'look' || tool === 'path' || tool === 'remove')) {
    return '2 of 3: choose a Carousel or another ride.';
  }
  if (!reachable) return '2 of 3: press a square beside the path.';
  if (!isVisited) return '3 of 3: your park is open. The first visitors are on their way.';
  return undefined;
}

/** What a press would do now. */
function useToolText(): string {
  const { tool, state } = usePark();
  useSummary(({ money }) => money);
  if (tool === 'look') return 'Press a visitor or a building to look closer. Drag to move around.';
  if (tool === 'remove')
    return 'Press or drag over things to remove them. You get half their price back.';
  if (!isBuilding(tool)) return '';
  const cost = state()?.config[`${tool}Cost`];
  const { name } = specOf(kindOf(tool));
  return `${name}${cost ? `, ${poundsText(cost)}` : ''}: press a square, or drag to build several.`;
}

/** What opens the tool at hand; undefined once it is open. */
function useClosed(): string | undefined {
  const { tool } = usePark();
  const open = useSummary((summary) => summary.open);
  const kind = isBuilding(tool) ? kindOf(tool) : 0;
  return ((open >> kind) & 1) === 0 ? refusalText('unresearched', 0, kind, 0) : undefined;
}

/** The park is in another tab: what can be done about it. */
function OtherTab() {
  const takeOver = useStore(parkTabs, (state) => state.takeOver);
  return (
    <div className={styles.strip} data-kind="tab" role="status">
      <p>{otherTabText}</p>
      <button type="button" onClick={() => void takeOver()}>
        Take over
      </button>
    </div>
  );
}

/** A park that was not opened, and a button that opens it. */
function Offer({ text, open }: ParkOffer) {
  return (
    <div className={styles.strip} data-kind="tab" role="status">
      <p>{text}</p>
      <button type="button" onClick={open}>
        Open anyway
      </button>
    </div>
  );
}

/** One line under the board: the first steps, a warning, or what the tool does. */
export function HintStrip() {
  const [isDone, setDone] = useState(false);
  const { session } = usePark();
  // Storage is read after the game has loaded: the prerendered page has no visitor.
  const [isRead, setRead] = useState(false);
  if (session && !isRead) {
    setRead(true);
    setDone(isHelpDone());
  }
  const step = useFirstSteps();
  const warning = useWarning();
  const toolText = useToolText();
  const closed = useClosed();
  const forecast = useForecast() ?? closed;
  const looksOn = useStore(parkTabs, (state) => state.looksOn);
  const offer = useStore(parkOffer);
  const end = (): void => {
    writeStored(helpKey, { version, done: true });
    setDone(true);
  };
  if (looksOn) return <OtherTab />;
  if (offer) return <Offer {...offer} />;
  // A preview over a square, or what opens the tool, is more important than the first steps.
  if (!isDone && step && !forecast) {
    return (
      <div className={styles.strip} data-kind="step">
        <p>{step}</p>
        <button type="button" onClick={end}>
          Skip
        </button>
      </div>
    );
  }
  return (
    <div className={styles.strip} data-kind={warning && !forecast ? 'warning' : undefined}>
      <p>{forecast ?? warning ?? toolText}</p>
    </div>
  );
}
