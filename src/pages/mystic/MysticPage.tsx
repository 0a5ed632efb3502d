import { ToyRoom } from '../../components/ToyRoom';
import { MysticToy } from '../../toys/mystic/MysticToy';
import styles from './MysticPage.module.css';

/** The page of Maureen's booth. */
function MysticPage() {
  return (
    <ToyRoom className={styles.page} title="Mystic" id="mystic-heading" emoji="🔮">
      <MysticToy />
    </ToyRoom>
  );
}

export { MysticPage as Component };
