import { BackHome } from '../../components/BackHome';
import { Button } from '../../components/Button';
import { ButtonLink } from '../../components/ButtonLink';
import { tvExtras } from '../../content/extras/tvExtras';
import { type TvShow, tvShows } from '../../content/tvShows';
import { StageHost } from '../../objects/stage/StageHost';
import { saturday, weekdays } from './listing';
import { Programme } from './Programme';
import { describeRings } from './rings';
import { Telly } from './Telly';
import styles from './TvShowsPage.module.css';
import { useRings } from './useRings';

const { intro, alsoOn, closing } = tvExtras;

/** The TV page, drawn as a listings magazine that is open at a double page. */
function TvShowsPage() {
  const { ids, toggle, clear } = useRings();
  const ringed = tvShows.filter(({ id }) => ids.includes(id));
  const listings = (shows: readonly TvShow[]) => (
    <ul className={styles.listings}>
      {shows.map((show) => (
        <li key={show.id}>
          <Programme show={show} ringed={ids.includes(show.id)} onRing={() => toggle(show.id)} />
        </li>
      ))}
    </ul>
  );

  return (
    <div className={styles.sofa}>
      <StageHost category="tv-shows" entries={tvShows} />
      <div className={styles.back}>
        <BackHome tone="lime" />
      </div>
      <div className={styles.magazine}>
        <header className={styles.masthead}>
          <p className={styles.flash} aria-hidden="true">
            What’s on
          </p>
          <h1 tabIndex={-1}>TV&nbsp;& Cartoons</h1>
          <p className={styles.standfirst}>{intro}</p>
          <div className={styles.notes}>
            <p role="status">{describeRings(ringed, tvShows.length)}</p>
            {ringed.length > 0 && (
              <Button tone="pink" onClick={clear}>
                Rub them out
              </Button>
            )}
          </div>
        </header>
        <div className={styles.spread}>
          <section className={styles.page} aria-labelledby="weekdays">
            <h2 id="weekdays" className={styles.day}>
              Monday to Friday
            </h2>
            {listings(weekdays)}
            <p className={styles.folio} aria-hidden="true">
              <span>90</span> What’s on
            </p>
          </section>
          <section className={styles.page} aria-labelledby="saturday">
            <h2 id="saturday" className={styles.day}>
              Saturday
            </h2>
            {listings(saturday)}
            <section className={styles.also} aria-labelledby="also-on">
              <h2 id="also-on">{alsoOn.heading}</h2>
              <ul>
                {alsoOn.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
            <section className={styles.competition} aria-labelledby="closing">
              <Telly className={styles.telly} />
              <div className={styles.coupon}>
                <h2 id="closing">{closing.heading}</h2>
                <p>{closing.text}</p>
                <ButtonLink to={closing.action.path} tone="yellow" size="large">
                  {closing.action.label}
                </ButtonLink>
                <p className={styles.form} aria-hidden="true">
                  <span>Name</span>
                  <span>Age</span>
                </p>
              </div>
            </section>
            <p className={styles.folio} aria-hidden="true">
              What’s on <span>91</span>
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}

export { TvShowsPage as Component };
