import { ToyRoom } from '../../components/ToyRoom';
import { VirtualPetToy } from '../../toys/virtual-pet/VirtualPetToy';
import styles from './VirtualPetPage.module.css';

/** The page of the virtual pet. */
export function VirtualPetPage() {
  return (
    <ToyRoom
      className={styles.page}
      title="Virtual Pet"
      id="virtual-pet-heading"
      emoji="🥚"
      lead="It came on a key ring, it needed you in double maths, and it was confiscated by Thursday."
    >
      <VirtualPetToy />
    </ToyRoom>
  );
}
