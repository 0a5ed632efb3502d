import { GameHeader } from '../../components/GameHeader';
import { SnakeToy } from '../../toys/snake/SnakeToy';
import styles from './SnakePage.module.css';

const headingId = 'snake-heading';

/** The page of Snake: the game on a handset, with its instructions. */
function SnakePage() {
  return (
    <div className={styles.page}>
      <GameHeader title="Snake II" id={headingId} emoji="🐍">
        The bus is late, the battery has four bars left, and there is only one game on the phone.
      </GameHeader>
      <div className={styles.handset}>
        <SnakeToy labelledBy={headingId} />
      </div>
      <section className={styles.notes} aria-labelledby="snake-how">
        <h2 id="snake-how">How to play</h2>
        <dl>
          <div>
            <dt>Desktop</dt>
            <dd>Use arrow keys</dd>
          </div>
          <div>
            <dt>Mobile</dt>
            <dd>Use phone buttons</dd>
          </div>
        </dl>
        <ul>
          <li>Space or Enter starts. Every meal is ten points and one more link of snake.</li>
          <li>
            The keypad works: 2, 4, 6 and 8 steer, and the corners 1, 3, 7 and 9 take two turns at
            once, for stairs.
          </li>
          <li>Swipe across the screen, or plug in a gamepad.</li>
          <li>
            P pauses, F fills the screen. Hold R to rewind; a run with a rewind counts as practice.
          </li>
          <li>
            <a href="/snake?daily">Today’s run</a> is the same for everybody;{' '}
            <a href="/run">the tables</a> know who did best.
          </li>
          <li>
            Menu has Cheese, a snake full of holes; Portals, where food is a way through; a game for
            two; edges that wrap, five mazes, a creature worth chasing and nine speeds.
          </li>
          <li>
            Two players share the keys (arrows against W, A, S, D), two gamepads, or a phone that
            lies flat between them.
          </li>
        </ul>
      </section>
    </div>
  );
}

export { SnakePage as Component };
