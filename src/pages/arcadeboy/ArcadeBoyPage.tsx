import { GameHeader } from '../../components/GameHeader';
import { ArcadeBoyToy } from '../../toys/arcadeboy/ArcadeBoyToy';
import styles from './ArcadeBoyPage.module.css';

const headingId = 'arcadeboy-heading';

/** The handheld, with its library and cards around it. */
export function ArcadeBoyPage() {
  return (
    <div className={styles.page}>
      <ArcadeBoyToy labelledBy={headingId}>
        <GameHeader
          title="ArcadeBoy"
          id={headingId}
          emoji="🕹️"
          back={{ to: '/gaming', label: 'Back to Gaming' }}
        >
          Four batteries, one long car journey, and nobody else’s turn.
        </GameHeader>
      </ArcadeBoyToy>
    </div>
  );
}
