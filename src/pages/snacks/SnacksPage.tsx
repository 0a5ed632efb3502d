import { BackHome } from '../../components/BackHome';
import { Emoji } from '../../components/Emoji';
import { snacksExtras } from '../../content/extras/snacksExtras';
import { snacks } from '../../content/snacks';
import { StageHost } from '../../objects/stage/StageHost';
import { PriceStar } from './PriceStar';
import { packed } from './packing';
import { Snack } from './Snack';
import styles from './SnacksPage.module.css';

const { intro, memories, prices } = snacksExtras;

/**
 * The snacks page, drawn as a corner shop: awning, counter, fluorescent prices and a till receipt.
 */
function SnacksPage() {
  return (
    <div className={styles.shop}>
      <header className={styles.front}>
        <div className={styles.inner}>
          <BackHome tone="lime" />
          <h1 className={styles.fascia} tabIndex={-1}>
            <Emoji symbol="🍬" /> Snacks & Food
          </h1>
          <p className={styles.card}>
            <span className={styles.open} aria-hidden="true">
              OPEN
            </span>
            {intro}
          </p>
        </div>
      </header>
      <StageHost category="snacks" entries={snacks} />
      <section className={styles.counter} aria-labelledby="stock">
        <h2 id="stock" className={styles.heading}>
          On the counter
        </h2>
        <ul className={styles.stock}>
          {packed(snacks).map((each) => (
            <li key={each.snack.id}>
              <Snack {...each} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.window} aria-labelledby="prices">
        <h2 id="prices" className={styles.heading}>
          {prices.heading}
        </h2>
        <ul className={styles.prices}>
          {prices.callouts.map((callout) => (
            <li key={callout.name}>
              <PriceStar {...callout} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.till} aria-labelledby="memories">
        <div className={styles.receipt}>
          <h2 id="memories">{memories.heading}</h2>
          <ul>
            {memories.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className={styles.thanks} aria-hidden="true">
            ** THANK YOU, MIND THE STEP **
          </p>
        </div>
      </section>
    </div>
  );
}

export { SnacksPage as Component };
