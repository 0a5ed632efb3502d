import type { CatalogueAd as Ad } from '../../content/extras/techExtras';
import styles from './CatalogueAd.module.css';

/** An advertisement in the sixth place of a spread, which has five items. */
export function CatalogueAd({ ad }: Readonly<{ ad: Ad | undefined }>) {
  if (!ad) return null;
  return (
    <div className={styles.ad}>
      <p className={styles.heading}>{ad.heading}</p>
      <p>{ad.text}</p>
    </div>
  );
}
