import { ToyRoom } from '../../components/ToyRoom';
import { Magic8BallToy } from '../../toys/magic8ball/Magic8BallToy';
import styles from './Magic8BallPage.module.css';

const back = { to: '/old-web', label: 'Back to the Old Web' };

/** The page of the fortune ball. */
function Magic8BallPage() {
  return (
    <ToyRoom
      className={styles.page}
      title="Magic 8-Ball"
      id="magic8ball-heading"
      emoji="🎱"
      back={back}
    >
      <Magic8BallToy />
    </ToyRoom>
  );
}

export { Magic8BallPage as Component };
