import { BackHome } from '../../components/BackHome';
import { MusicTvToy } from '../../toys/musictv/MusicTvToy';
import styles from './MusicTvPage.module.css';

const headingId = 'musictv-heading';

const keys = [
  ['← or P', 'the song before'],
  ['→ or N', 'the next song'],
  ['S', 'switches the set on, and back to standby'],
  ['F', 'fullscreen, and back'],
  ['G', 'to the Channel Guide, and back to the set; arrows go up and down in it'],
  ['M', 'mutes the whole site, and the set with it'],
  ['X', 'teletext in the picture, as far as it may be'],
  ['R G Y B, 0–9', 'while there is teletext: its coloured buttons, and its pages'],
  ['C', 'by the clock: what you see is what everybody sees'],
] as const;

/** Music television in a bedroom of the nineties. */
export function MusicTvPage() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <BackHome />
        <h1 id={headingId} tabIndex={-1}>
          Music TV
        </h1>
        <p>Homework on the carpet, forty videos on the box.</p>
      </header>
      <MusicTvToy labelledBy={headingId} />
      <section className={styles.notes} aria-labelledby="musictv-keys">
        <h2 id="musictv-keys">Keys for those who lost the remote</h2>
        <dl>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p>
          A key that you press inside the video belongs to the video. A song without a picture is
          passed over for the rest of your visit; choose it in the guide to try it again.
        </p>
        <p>
          Nothing is asked of the video host before you press Play. Wobble is a channel of our own
          invention and has to do with no broadcaster.
        </p>
      </section>
    </div>
  );
}
