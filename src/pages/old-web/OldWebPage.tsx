import { useLocation } from 'react-router-dom';
import { BackHome } from '../../components/BackHome';
import { ButtonLink } from '../../components/ButtonLink';
import { Emoji } from '../../components/Emoji';
import { useHydrated } from '../../components/useHydrated';
import { oldWebExtras } from '../../content/extras/oldWebExtras';
import { oldWebSites } from '../../content/oldWebSites';
import { stateIn, visitState } from '../../lib/addresses';
import { StageHost } from '../../objects/stage/StageHost';
import { BrowserWindow } from './BrowserWindow';
import { HitCounter } from './HitCounter';
import styles from './OldWebPage.module.css';
import { Site } from './Site';
import { VisitDialog } from './VisitDialog';

const { intro, experiences, nostalgia } = oldWebExtras;

/** The old web's page: an old browser window with a home page in it. */
function OldWebPage() {
  const address = useLocation();
  const visit = useHydrated() ? (stateIn(visitState, address) ?? null) : null;
  return (
    <div className={styles.desktop}>
      <div className={styles.way}>
        <BackHome tone="yellow" />
      </div>
      <BrowserWindow title="Welcome to the Old Web" address="http://www.90skid.example/~oldweb/">
        <div className={styles.page}>
          <header className={styles.head}>
            <h1 tabIndex={-1}>The Old Web</h1>
            <p className={styles.strip}>
              <span>
                <Emoji symbol="🚧" /> This page is under construction, and always was{' '}
                <Emoji symbol="🚧" />
              </span>
            </p>
            <p className={styles.intro}>{intro}</p>
          </header>
          <section aria-labelledby="sites">
            <h2 id="sites">My favourite links</h2>
            <ul className={styles.sites}>
              {oldWebSites.map((site) => (
                <li key={site.id}>
                  <Site site={site} />
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="experiences">
            <h2 id="experiences">{experiences.heading}</h2>
            <ul className={styles.experiences}>
              {experiences.cards.map(({ path, name, emoji, description, action }) => (
                <li key={path} className={styles.experience}>
                  <h3>
                    <Emoji symbol={emoji} /> {name}
                  </h3>
                  <p>{description}</p>
                  <ButtonLink to={path} tone="cyan">
                    {action}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </section>
          <section className={styles.guestbook} aria-labelledby="nostalgia">
            <h2 id="nostalgia">{nostalgia.heading}</h2>
            <ul>
              {nostalgia.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
          <HitCounter />
          <p className={styles.foot}>
            Made with a text editor. Looks best at 800 × 600, with the sound off and somebody
            upstairs on the phone.
          </p>
        </div>
      </BrowserWindow>
      <StageHost category="old-web" entries={oldWebSites} />
      <VisitDialog id={visit} />
    </div>
  );
}

export { OldWebPage as Component };
