import { useSummary } from './ParkContext';
import styles from './SidePanels.module.css';

function countText(count: number, one: string, many: string): string {
  return count === 1 ? `One ${one}` : `${count} ${many}`;
}

/** What keeps visitors out of the park, or away from a building; nothing while all can be reached. */
export function Warnings() {
  const hasEntrance = useSummary((summary) => summary.hasEntrance);
  const hasPath = useSummary((summary) => summary.hasPath);
  const isOpen = useSummary((summary) => summary.isOpen);
  const loosePaths = useSummary((summary) => summary.loosePaths);
  const cutOff = useSummary((summary) => summary.cutOff);

  let text: string | undefined;
  if (!hasEntrance) text = 'There is no entrance, so nobody can come in. It is free: build one.';
  else if (!isOpen && !hasPath) {
    text = 'Lay a path from the entrance: nobody comes to a park without one.';
  } else if (!isOpen) {
    text = 'No path touches the entrance. Visitors come in and cannot go on: join a path to it.';
  } else if (loosePaths > 0) {
    text = `${countText(loosePaths, 'square of path is', 'squares of path are')} not joined to the entrance. They are shown in red.`;
  } else if (cutOff > 0) {
    text = `${countText(cutOff, 'building', 'buildings')} cannot be reached: lay a path from the entrance to ${cutOff === 1 ? 'it' : 'them'}.`;
  }
  return text === undefined ? null : <p className={styles.warning}>{text}</p>;
}
