import { useSummary } from './ParkContext';
import styles from './SidePanels.module.css';

function countText(count: number, one: string, many: string): string {
  return count === 1 ? `One ${one}` : `${count} ${many}`;
}

/**
 * What keeps visitors out of the park or from a building; undefined while everything can be
 * reached.
 */
export function useWarning(): string | undefined {
  const hasEntrance = useSummary((summary) => summary.hasEntrance);
  const hasPath = useSummary((summary) => summary.hasPath);
  const isOpen = useSummary((summary) => summary.isOpen);
  const loosePaths = useSummary((summary) => summary.loosePaths);
  const cutOff = useSummary((summary) => summary.cutOff);
  const deadGates = useSummary((summary) => summary.deadGates);

  if (!hasEntrance) return 'There is no entrance, so nobody can come in. It is free: build one.';
  if (!isOpen && !hasPath) {
    return 'Lay a path from the entrance: nobody comes to a park without one.';
  }
  if (!isOpen) {
    return 'No path touches the entrance. Visitors come in and can go no further: connect a path to it.';
  }
  if (deadGates > 0) {
    return `${countText(deadGates, 'entrance touches', 'entrances touch')} no path: visitors there are stuck.`;
  }
  if (loosePaths > 0) {
    return `${countText(loosePaths, 'square of path is', 'squares of path are')} not connected to the entrance. They are shown in red.`;
  }
  if (cutOff > 0) {
    return `${countText(cutOff, 'building', 'buildings')} cannot be reached: lay a path to ${cutOff === 1 ? 'it' : 'them'}.`;
  }
  return undefined;
}

/** The warning as a notice in the panel. */
export function Warnings() {
  const text = useWarning();
  return text === undefined ? null : <p className={styles.warning}>{text}</p>;
}
