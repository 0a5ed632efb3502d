import { BackHome } from '../../components/BackHome';
import { LineNotice } from '../../components/LineNotice';
import { musicTvKeys } from '../../content/musicTvKeys';
import { MusicTvToy } from '../../toys/musictv/MusicTvToy';
import styles from './MusicTvPage.module.css';

const headingId = 'musictv-heading';

/** The page of Music TV: a television in a bedroom. */
function MusicTvPage() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <BackHome />
        <h1 id={headingId} tabIndex={-1}>
          Music TV
        </h1>
        <p>Homework on the carpet, forty videos on the box.</p>
      </header>
      <LineNotice>
        The videos need one, because they come from YouTube. The guide and the remote still work.
      </LineNotice>
      <MusicTvToy labelledBy={headingId} />
      <section className={styles.notes} aria-labelledby="musictv-keys">
        <h2 id="musictv-keys">Keys for those who lost the remote</h2>
        <dl>
          {musicTvKeys.map(([key, does]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p>
          A key that you press inside the video belongs to the video. A song whose video fails is
          skipped for the rest of your visit; choose it in the guide to try it again.
        </p>
        <p>
          Nothing is loaded from the video host before you press Play. Wobble is an invented channel
          and has nothing to do with any broadcaster.
        </p>
      </section>
    </div>
  );
}

export { MusicTvPage as Component };
