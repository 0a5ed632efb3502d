import { BackHome } from '../../components/BackHome';
import { ButtonLink } from '../../components/ButtonLink';
import { toysExtras } from '../../content/extras/toysExtras';
import { toys } from '../../content/toys';
import { StageHost } from '../../objects/stage/StageHost';
import { PriceGun } from './PriceGun';
import { RoadMat } from './RoadMat';
import { ShelvedToy } from './ShelvedToy';
import styles from './ToysPage.module.css';

const { intro, underTheBed, closing } = toysExtras;

/** The toys page, drawn as a toy shop: its front, an aisle of shelves, and a playroom carpet. */
function ToysPage() {
  return (
    <>
      <header className={styles.front}>
        <div className={styles.fascia}>
          <BackHome tone="lime" />
          <h1 className={styles.sign} tabIndex={-1}>
            Toys & Collectibles
          </h1>
        </div>
        <div className={styles.window}>
          <p className={styles.poster}>{intro}</p>
          <PriceGun className={styles.gun} />
        </div>
      </header>
      <section className={styles.aisle} aria-labelledby="aisle">
        <h2 id="aisle" className={styles.hanging}>
          <span className={styles.number} aria-hidden="true">
            {toys.length}
          </span>
          On the shelf
        </h2>
        <ul className={styles.shelves}>
          {toys.map((toy) => (
            <li key={toy.id} className={styles.bay}>
              <ShelvedToy toy={toy} />
            </li>
          ))}
        </ul>
      </section>
      <StageHost category="toys" entries={toys} />
      <section className={styles.floor} aria-labelledby="closing">
        <RoadMat className={styles.mat} />
        <section className={styles.bed} aria-labelledby="under-the-bed">
          <h2 id="under-the-bed">{underTheBed.heading}</h2>
          <ul>
            {underTheBed.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <div className={styles.note}>
          <h2 id="closing">{closing.heading}</h2>
          <p>{closing.text}</p>
          <ButtonLink to={closing.action.path} tone="pink" size="large">
            {closing.action.label}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

export { ToysPage as Component };
