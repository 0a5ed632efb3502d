import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/ButtonLink';
import { Emoji } from '../../components/Emoji';
import type { gamingExtras } from '../../content/extras/gamingExtras';
import { cartridges } from '../../toys/arcadeboy/cartridges';
import styles from './ArcadeBoyCard.module.css';

/** A link to the handheld with that cartridge in it. */
function CartridgeLink({ title }: Readonly<{ title: string }>) {
  const entry = cartridges.find((candidate) => candidate.title === title);
  return entry ? <Link to={`${entry.route}?game=${entry.id}`}>{title}</Link> : title;
}

/** The link to the handheld, beside a drawing of it. */
export function ArcadeBoyCard({ card }: Readonly<{ card: (typeof gamingExtras)['arcadeBoy'] }>) {
  return (
    <section className={styles.section} aria-labelledby="arcadeboy">
      <div className={styles.handheld} aria-hidden="true">
        <div className={styles.lens}>
          <div className={styles.display}>
            {card.games.map((game) => (
              <span key={game}>{game}</span>
            ))}
          </div>
        </div>
        <i className={styles.pad} />
        <i className={styles.a} />
        <i className={styles.b} />
      </div>
      <div className={styles.words}>
        <h2 id="arcadeboy">
          <Emoji symbol={card.emoji} /> {card.name}
        </h2>
        <p>{card.description}</p>
        <ul className={styles.games}>
          {card.games.map((game) => (
            <li key={game}>
              <CartridgeLink title={game} />
            </li>
          ))}
        </ul>
        <ButtonLink to={card.path} tone="lime" size="large">
          {card.action}
        </ButtonLink>
      </div>
    </section>
  );
}
