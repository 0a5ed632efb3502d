import { ToyRoom } from '../../components/ToyRoom';
import { CoinWishToy } from '../../toys/coin-wish/CoinWishToy';
import styles from './CoinWishPage.module.css';

/** The page of the wishing coin, a large fifty pence. */
function CoinWishPage() {
  return (
    <ToyRoom
      className={styles.page}
      title="50p Wish"
      id="coin-wish-heading"
      emoji="🪙"
      lead="Borrowed from the fountain outside Woolworths. Rub it clean and it owes you one."
    >
      <CoinWishToy />
    </ToyRoom>
  );
}

export { CoinWishPage as Component };
