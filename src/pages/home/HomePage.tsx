import { LatePart } from '../../components/LatePart';
import { prerenderedOf } from '../../components/prerenderedOf';
import { Categories } from './Categories';
import { Hero } from './Hero';
import styles from './HomePage.module.css';
import { Ticker } from './Ticker';
import { TimeMachine } from './TimeMachine';
import { VisitorBook } from './VisitorBook';

const loadPlayWall = async () => (await import('./late/PlayWall')).PlayWall;
const prerendered = prerenderedOf(loadPlayWall);
const loadToday = async () => (await import('../today/late/parts')).TodayStrip;
const prerenderedToday = prerenderedOf(loadToday);

/** The home page. */
function HomePage() {
  return (
    <>
      <Hero />
      <Ticker />
      <LatePart Prerendered={prerenderedToday} load={loadToday} className={styles.today} />
      <TimeMachine />
      <Categories />
      <LatePart Prerendered={prerendered} load={loadPlayWall} className={styles.play} />
      <VisitorBook />
    </>
  );
}

export { HomePage as Component };
