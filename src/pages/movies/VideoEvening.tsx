import styles from './VideoEvening.module.css';

type Props = Readonly<{ heading: string; items: readonly string[] }>;

/** A list shown on a television, with a video recorder under it. */
export function VideoEvening({ heading, items }: Props) {
  return (
    <section className={styles.room} aria-labelledby="evening">
      <div className={styles.set}>
        <div className={styles.screen}>
          <p className={styles.status} aria-hidden="true">
            <span>Play ►</span>
            <span>SP 0:19:90</span>
          </p>
          <h2 id="evening">{heading}</h2>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <span className={styles.tracking} aria-hidden="true" />
        </div>
      </div>
      <div className={styles.recorder} aria-hidden="true">
        <span className={styles.flap} />
        <span className={styles.clock}>12:00</span>
        <span className={styles.keys}>
          <span>◄◄</span>
          <span>►</span>
          <span>►►</span>
          <span>■</span>
        </span>
      </div>
    </section>
  );
}
