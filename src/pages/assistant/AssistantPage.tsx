import { ToyRoom } from '../../components/ToyRoom';
import { AssistantToy } from '../../toys/assistant/AssistantToy';
import styles from './AssistantPage.module.css';

/** A word processor on the family computer, with its assistant. */
export function AssistantPage() {
  return (
    <ToyRoom className={styles.page} title="Office Assistant" id="assistant-heading" emoji="📄">
      <AssistantToy />
    </ToyRoom>
  );
}
