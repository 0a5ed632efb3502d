import { BackHome } from '../../components/BackHome';
import { ButtonLink } from '../../components/ButtonLink';
import { moviesExtras } from '../../content/extras/moviesExtras';
import { films } from '../../content/films';
import { StageHost } from '../../objects/stage/StageHost';
import styles from './MoviesPage.module.css';
import { Shelf } from './Shelf';
import { VideoEvening } from './VideoEvening';

const { intro, nostalgia, closing } = moviesExtras;
/** Five tapes, one of them pulled out, fit side by side from a tablet's width up. */
const tapesPerShelf = 5;
const shelves = Array.from({ length: Math.ceil(films.length / tapesPerShelf) }, (_, shelf) =>
  films.slice(shelf * tapesPerShelf, (shelf + 1) * tapesPerShelf),
);

/** The movies page, drawn as a video shop: a sign, three shelves of tapes, and a video evening. */
function MoviesPage() {
  return (
    <div className={styles.shop}>
      <header className={styles.front}>
        <div className={styles.inner}>
          <BackHome tone="yellow" />
          <div className={styles.marquee}>
            <h1 tabIndex={-1}>
              Movies <span className={styles.and}>&</span> Cinema
            </h1>
          </div>
          <div className={styles.membership}>
            <p className={styles.club} aria-hidden="true">
              <span>Members only</span>
              <span>No. 0090</span>
            </p>
            <p className={styles.intro}>{intro}</p>
          </div>
        </div>
      </header>
      <div className={styles.wall}>
        {shelves.map((tapes, index) => (
          <Shelf key={tapes[0]?.id} films={tapes} place={index} />
        ))}
      </div>
      <StageHost category="movies" entries={films} />
      <VideoEvening heading={nostalgia.heading} items={nostalgia.items} />
      <section className={styles.counter} aria-labelledby="closing">
        <div className={styles.sticker}>
          <h2 id="closing">{closing.heading}</h2>
          <p>{closing.text}</p>
          <ButtonLink to={closing.action.path} tone="yellow" size="large">
            {closing.action.label}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

export { MoviesPage as Component };
