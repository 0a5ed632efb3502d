import { useRef } from 'react';
import { ButtonLink } from '../../components/ButtonLink';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { Wordmark } from '../../components/Wordmark';
import { siteName, siteTagline } from '../../content/site';
import { HeroBackdrop } from '../../hosts/HeroBackdrop';
import { DialUpButton } from './DialUpButton';
import styles from './Hero.module.css';
import { useWatchfulEyes } from './useWatchfulEyes';

/** The top of Home: the site's name, the main links, and the modem. */
export function Hero() {
  const hero = useRef<HTMLElement>(null);
  useWatchfulEyes(hero);
  return (
    <section ref={hero} className={styles.hero}>
      <HeroBackdrop />
      <div className={styles.content}>
        <h1 tabIndex={-1} className={styles.title}>
          <VisuallyHidden>{siteName}</VisuallyHidden>
          <Wordmark />
        </h1>
        <p className={styles.tagline}>{siteTagline}</p>
        <p className={styles.actions}>
          <ButtonLink to="/toys" tone="yellow" size="large">
            Enter Portal
          </ButtonLink>
          <ButtonLink to="/quiz" tone="cyan" size="large">
            Take Quiz
          </ButtonLink>
        </p>
        <DialUpButton />
      </div>
      <a className={styles.burst} href="#time-machine">
        <span>
          <VisuallyHidden>Time Machine, </VisuallyHidden>
          1990
          <br />
          to 2005
        </span>
      </a>
    </section>
  );
}
