import { ToyRoom } from '../../components/ToyRoom';
import { AssistantToy } from '../../toys/assistant/AssistantToy';
import styles from './AssistantPage.module.css';

/** A word processor on the family computer, with its assistant. */
function AssistantPage() {
  return (
    <ToyRoom className={styles.page} title="Office Assistant" id="assistant-heading" emoji="📄">
      <AssistantToy />
    </ToyRoom>
  );
}

export { AssistantPage as Component };
