import styles from './EmoticonPicture.module.css';
import type { Emoticon } from './emoticons';
import sprite from './emoticons.svg';

type Props = Readonly<{
  emoticon: Emoticon;
  /** True beside a text that says the same. */
  decorative?: boolean;
}>;

/** An emoticon's picture, a little taller than the text around it. */
export function EmoticonPicture({ emoticon, decorative }: Props) {
  return (
    <svg
      className={styles.emoticon}
      width="22"
      height="22"
      data-emoticon={emoticon.id}
      role="img"
      aria-label={emoticon.name}
      aria-hidden={decorative}
    >
      <use href={`${sprite}#${emoticon.id}`} />
    </svg>
  );
}
