import { BackHome } from '../../components/BackHome';
import { ButtonLink } from '../../components/ButtonLink';
import { Emoji } from '../../components/Emoji';
import { artists } from '../../content/artists';
import { musicExtras } from '../../content/extras/musicExtras';
import { StageHost } from '../../objects/stage/StageHost';
import { Boombox } from './Boombox';
import { Cassette } from './Cassette';
import { Equaliser } from './Equaliser';
import styles from './MusicPage.module.css';

const { intro, musicTv } = musicExtras;

/** The music page: a large boombox, and a tape for each artist. */
function MusicPage() {
  return (
    <>
      <header className={styles.top}>
        <div className={styles.back}>
          <BackHome tone="pink" />
        </div>
        <Boombox>
          <h1 tabIndex={-1}>Music & Bands</h1>
          <p>{intro}</p>
        </Boombox>
      </header>
      <section className={styles.floor} aria-labelledby="tapes">
        <h2 id="tapes" className={styles.heading}>
          The tapes
        </h2>
        <ul className={styles.tapes}>
          {artists.map((artist, index) => (
            <li key={artist.id}>
              <Cassette artist={artist} number={index} />
            </li>
          ))}
        </ul>
      </section>
      <StageHost category="music" entries={artists} />
      <section className={styles.night} aria-labelledby="music-tv">
        <div className={styles.flyer}>
          <Emoji symbol={musicTv.emoji} className={styles.set} />
          <h2 id="music-tv">{musicTv.name}</h2>
          <p>{musicTv.description}</p>
          <ButtonLink to={musicTv.path} tone="lime" size="large">
            {musicTv.action}
          </ButtonLink>
        </div>
        <Equaliser className={styles.bars} bars={28} />
      </section>
    </>
  );
}

export { MusicPage as Component };
