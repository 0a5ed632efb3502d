import type { Console } from '../../content/consoles';
import { TouchPicture } from '../../objects/TouchPicture';
import { ToyLink } from '../../objects/ToyLink';
import styles from './ConsoleCard.module.css';
import { ConsoleSet } from './ConsoleSet';

/** How many of its games a card shows. */
const shownGames = 3;

/** A console: its television, or the handheld's own screen, and its facts. */
export function ConsoleCard({ console }: Readonly<{ console: Console }>) {
  const { name, handheld, manufacturer, year, launchPrice, bootUp, description } = console;
  return (
    <article id={console.id} className={styles.card}>
      <ConsoleSet name={name} handheld={handheld}>
        <TouchPicture category="gaming" id={console.id} name={name} className={styles.picture} />
        <p>{bootUp}</p>
      </ConsoleSet>
      <div className={styles.body}>
        <h3>{name}</h3>
        <p className={styles.facts}>
          <span>{manufacturer}</span>
          <span>{year}</span>
          {launchPrice && <span>{launchPrice} new</span>}
        </p>
        <p>{description}</p>
        <ToyLink entry={console} />
        <h4>Three for the {handheld ? 'coat pocket' : 'drawer under the telly'}</h4>
        <ul className={styles.games}>
          {console.iconicGames.slice(0, shownGames).map((game) => (
            <li key={game}>{game}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
