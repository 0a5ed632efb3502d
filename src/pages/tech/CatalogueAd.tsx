import type { CatalogueAd as Ad } from '../../content/extras/techExtras';
import styles from './CatalogueAd.module.css';

/** What a catalogue puts where five things leave room for a sixth. */
export function CatalogueAd({ ad }: Readonly<{ ad: Ad | undefined }>) {
  if (!ad) return null;
  return (
    <div className={styles.ad}>
      <p className={styles.heading}>{ad.heading}</p>
      <p>{ad.text}</p>
    </div>
  );
}
