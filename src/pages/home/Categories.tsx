import { type CSSProperties, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Emoji } from '../../components/Emoji';
import { SectionHeading } from '../../components/SectionHeading';
import { accent, toneAt } from '../../components/tone';
import { categories } from '../../content/categories';
import styles from './Categories.module.css';

const patterns = [
  'dots',
  'zigzag',
  'squiggle',
  'triangles',
  'stripes',
  'grid',
  'confetti',
  'halftone',
  'checks',
] as const;

/** The look of the n-th card: its neon colour, its pattern and its delay in the entrance. */
function look(index: number): CSSProperties {
  const style: CSSProperties & { '--index': number; '--pattern': string } = {
    ...accent(toneAt(index)),
    '--index': index,
    '--pattern': `var(--${patterns[index % patterns.length]})`,
  };
  return style;
}

/** The nine category cards. They appear one after the other, when they are first seen. */
export function Categories() {
  const grid = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    let seenAtOnce: boolean | undefined;
    const observer = new IntersectionObserver((entries) => {
      const inView = entries.at(-1)?.isIntersecting === true;
      seenAtOnce ??= inView;
      if (!inView) return;
      observer.disconnect();
      if (!seenAtOnce) element.dataset.arrived = '';
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <section className={styles.section} aria-labelledby="categories">
      <SectionHeading id="categories" tone="yellow" label="Pick a door">
        Explore Categories
      </SectionHeading>
      <ul ref={grid} className={styles.grid}>
        {categories.map(({ title, path, emoji, line }, index) => (
          <li key={path} className={styles.cell} style={look(index)}>
            <Link to={path} className={styles.card}>
              <Emoji className={styles.emoji} symbol={emoji} lazy />
              <span className={styles.text}>
                <span className={styles.title}>{title}</span>
                <span className={styles.line}>{line}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
