import { BackHome } from '../../components/BackHome';
import { techExtras } from '../../content/extras/techExtras';
import { gadgets } from '../../content/gadgets';
import { StageHost } from '../../objects/stage/StageHost';
import { CatalogueAd } from './CatalogueAd';
import { Evolution } from './Evolution';
import { Gadget } from './Gadget';
import styles from './TechPage.module.css';

const { intro, ads, struggles, evolution } = techExtras;
/** Two facing pages hold this many items. */
const itemsPerSpread = 5;
/** The first page number of the spreads; the number is invented. */
const firstPage = 412;
const spreads = Array.from({ length: Math.ceil(gadgets.length / itemsPerSpread) }, (_, spread) =>
  gadgets.slice(spread * itemsPerSpread, (spread + 1) * itemsPerSpread),
);

/** The tech page, drawn as a mail-order catalogue. */
function TechPage() {
  return (
    <div className={styles.desk}>
      <header className={styles.cover}>
        <BackHome tone="yellow" />
        <h1 tabIndex={-1}>Retro Tech</h1>
        <p className={styles.edition} aria-hidden="true">
          Autumn / Winter
        </p>
        <p className={styles.intro}>{intro}</p>
        <span className={styles.pencil} aria-hidden="true" />
      </header>
      <StageHost category="tech" entries={gadgets} />
      {spreads.map((items, spread) => (
        <section
          key={items[0]?.id}
          className={styles.spread}
          aria-labelledby={`page-${firstPage + spread * 2}`}
        >
          <h2 id={`page-${firstPage + spread * 2}`} className={styles.corner}>
            Page {firstPage + spread * 2}
          </h2>
          <div className={styles.columns}>
            <ul className={styles.items}>
              {items.map((gadget, index) => (
                <li key={gadget.id}>
                  <Gadget gadget={gadget} item={spread * itemsPerSpread + index + 1} />
                </li>
              ))}
            </ul>
            <CatalogueAd ad={ads[spread]} />
          </div>
        </section>
      ))}
      <section className={styles.returns} aria-labelledby="struggles">
        <h2 id="struggles">{struggles.heading}</h2>
        <p className={styles.form} aria-hidden="true">
          RETURNS FORM · reason for return (tick all that apply)
        </p>
        <ul>
          {struggles.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <Evolution evolution={evolution} />
    </div>
  );
}

export { TechPage as Component };
