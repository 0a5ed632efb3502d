import type { Console } from '../../content/consoles';
import { TouchPicture } from '../../objects/TouchPicture';
import styles from './ConsoleCard.module.css';
import { ConsoleSet } from './ConsoleSet';

/** How many of its games a card shows. */
const shownGames = 3;

/** A console: its television, and its facts. */
export function ConsoleCard({ console }: Readonly<{ console: Console }>) {
  const { name, manufacturer, year, launchPrice, bootUp, description } = console;
  return (
    <article id={console.id} className={styles.card}>
      <ConsoleSet name={name}>
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
        <h4>Three for the drawer under the telly</h4>
        <ul className={styles.games}>
          {console.iconicGames.slice(0, shownGames).map((game) => (
            <li key={game}>{game}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
