import { useLocation } from 'react-router-dom';
import { ToyRoom } from '../../components/ToyRoom';
import { useHydrated } from '../../components/useHydrated';
import { petVisitState, stateIn } from '../../lib/addresses';
import { VirtualPetToy } from '../../toys/virtual-pet/VirtualPetToy';
import styles from './VirtualPetPage.module.css';

/** The page of the virtual pet. */
function VirtualPetPage() {
  const address = useLocation();
  const visit = useHydrated() ? stateIn(petVisitState, address) : undefined;
  return (
    <ToyRoom
      className={styles.page}
      title="Virtual Pet"
      id="virtual-pet-heading"
      emoji="🥚"
      lead="It came on a key ring, it needed you in double maths, and it was confiscated by Thursday."
    >
      <VirtualPetToy visit={visit} />
    </ToyRoom>
  );
}

export { VirtualPetPage as Component };
