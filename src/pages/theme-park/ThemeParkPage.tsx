import { GameHeader } from '../../components/GameHeader';
import { ThemeParkToy } from '../../toys/theme-park/ThemeParkToy';
import styles from './ThemeParkPage.module.css';

const headingId = 'theme-park-heading';

/** The page of the theme park game. */
function ThemeParkPage() {
  return (
    <div className={styles.page}>
      <GameHeader title="Theme Park" id={headingId} emoji="🎢">
        Ten thousand pounds, an empty field and nobody to say no.
      </GameHeader>
      <div className={styles.toy}>
        <ThemeParkToy labelledBy={headingId} />
      </div>
    </div>
  );
}

export { ThemeParkPage as Component };
