import { type Ref, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { afterInteractive } from '../lib/afterInteractive';
import type { CardObject } from './late/mountCardObject';
import type { Category } from './loadPlays';
import { ObjectPicture } from './ObjectPicture';
import styles from './TouchPicture.module.css';

type Props = Readonly<{
  category: Category;
  id: string;
  name: string;
  className?: string | undefined;
  /** Receives the object once it is in or near the viewport. */
  object?: Ref<CardObject | undefined>;
}>;

/**
 * The object of a card. It answers a drag, a shake or a hold in place. A press or Enter opens it
 * large, at its own address. Without scripts it is a picture.
 */
export function TouchPicture({ category, id, name, className, object }: Props) {
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const element = link.current;
    if (!element) return;
    let wanted = true;
    let dispose: (() => void) | undefined;
    const give = (value: CardObject | undefined) => {
      if (typeof object === 'function') object(value);
      else if (object) object.current = value;
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./late/mountCardObject')
          .then(({ mountCardObject }) => mountCardObject(element, category, id))
          .then(
            (alive) => {
              if (!alive) return;
              if (wanted) {
                dispose = alive.dispose;
                give(alive);
              } else alive.dispose();
            },
            // The picture stays, and its link works.
            (error: unknown) => console.warn('An object could not be fetched.', error),
          );
      },
      { rootMargin: '25%' },
    );
    const cancel = afterInteractive(() => observer.observe(element));
    return () => {
      wanted = false;
      cancel();
      observer.disconnect();
      dispose?.();
      give(undefined);
    };
  }, [category, id, object]);

  return (
    <span className={className ? `${styles.object} ${className}` : styles.object}>
      <ObjectPicture card={`/${category}#${id}`} />
      <Link
        ref={link}
        to={`#${id}`}
        state={{ opened: true }}
        preventScrollReset
        className={styles.grip}
        aria-label={`Pick up: ${name}`}
        draggable={false}
      />
    </span>
  );
}
