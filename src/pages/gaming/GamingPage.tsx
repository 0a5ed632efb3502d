import { BackHome } from '../../components/BackHome';
import { ButtonLink } from '../../components/ButtonLink';
import { Emoji } from '../../components/Emoji';
import { consoles } from '../../content/consoles';
import { gamingExtras } from '../../content/extras/gamingExtras';
import { StageHost } from '../../objects/stage/StageHost';
import { ArcadeBoyCard } from './ArcadeBoyCard';
import { ConsoleCard } from './ConsoleCard';
import { ConsoleWars } from './ConsoleWars';
import styles from './GamingPage.module.css';

const { intro, arcadeBoy, memories, consoleWars, closing } = gamingExtras;
const handhelds = consoles.filter(({ handheld }) => handheld).length;

/** The gaming page: a dark bedroom with a television for each console, and the handhelds. */
function GamingPage() {
  return (
    <div className={styles.room}>
      <header className={styles.title}>
        <BackHome tone="yellow" />
        <p className={styles.player} aria-hidden="true">
          <span>1UP 001990</span>
          <span>HI-SCORE 002005</span>
        </p>
        <h1 tabIndex={-1}>Retro Gaming</h1>
        <p className={styles.intro}>{intro}</p>
        <p className={styles.press} aria-hidden="true">
          ▶ {consoles.length - handhelds} on channel 36, {handhelds} on batteries
        </p>
      </header>
      <section className={styles.machines} aria-labelledby="machines">
        <h2 id="machines">Switch them on</h2>
        <ul className={styles.grid}>
          {consoles.map((console) => (
            <li key={console.id}>
              <ConsoleCard console={console} />
            </li>
          ))}
        </ul>
      </section>
      <StageHost category="gaming" entries={consoles} />
      <ArcadeBoyCard card={arcadeBoy} />
      <ConsoleWars wars={consoleWars} />
      <section className={styles.rules} aria-labelledby="rules">
        <h2 id="rules">{memories.heading}</h2>
        <ol>
          {memories.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </section>
      <section className={styles.closing} aria-labelledby="closing">
        <h2 id="closing">
          <Emoji symbol="🕹️" /> {closing.heading}
        </h2>
        <p>{closing.text}</p>
        <ButtonLink to={closing.action.path} tone="pink" size="large">
          {closing.action.label}
        </ButtonLink>
      </section>
    </div>
  );
}

export { GamingPage as Component };
