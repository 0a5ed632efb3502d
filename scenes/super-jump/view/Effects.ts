import { byEvent } from '../../kit/rules/byEvent';
import type { ImagePool } from '../../kit/view/ImagePool';
import { Messages } from '../../kit/view/Lettering';
import { Particles } from '../../kit/view/Particles';
import { medalNames, medalTicks, rankOf, secondsOf } from '../medals';
import { bringsLife } from '../rules/contacts';
import { at, type SuperJumpState } from '../rules/SuperJumpState';
import type { SuperJumpTypes } from '../rules/superJumpRules';
import type { Frame } from './FollowCamera';

const confetti = [0xf2508f, 0xffe14d, 0x2bb7c9, 0x6c5ad0, 0xffffff];
/** Of bronze, silver and gold. */
const medalTints = [0xe0905a, 0xdfe4f4, 0xffd23e];
/** Interval in ms between sparks of a hero with a star, and between dust clouds of a runner. */
const sparkMs = 60;
const dustMs = 130;

function around(spread: number): number {
  return (Math.random() - 0.5) * spread;
}

function middleOf({ hero, config }: Readonly<SuperJumpState>): number {
  return hero[at.x] + config.heroWidth / 2;
}

function feetOf({ hero, config }: Readonly<SuperJumpState>): number {
  return hero[at.y] + config.heroHeight;
}

/** Turns events into particles and points. Points and headlines also show with reduced motion. */
export class Effects {
  readonly particles = new Particles({
    dust: { frame: 'dust', gravity: -0.01, drag: 0.9, shrinks: true },
    spark: { frame: 'spark', gravity: 0, drag: 0.92, shrinks: true },
    glint: { frame: 'glint', gravity: 0.02, drag: 0.96, shrinks: false },
    drop: { frame: 'drop', gravity: 0.16, drag: 1, shrinks: false },
    confetti: { frame: 'drop', gravity: 0.05, drag: 0.97, shrinks: false },
  });
  readonly messages = new Messages();
  /** The rank of the medal that the last level was cleared with. */
  #medal = 0;
  #sinceSpark = 0;
  #sinceDust = 0;

  readonly onEvent = byEvent<SuperJumpTypes>({
    jumped: ({ inAir }, state) => {
      if (inAir) this.particles.burst('glint', 6, middleOf(state), feetOf(state) - 2, 1.2, 300);
      else this.#raiseDust(3, state, 0.7);
    },
    landed: ({ speed }, state) => {
      if (speed > 3) this.#raiseDust(Math.round(speed / 2) + 1, state, 1.1);
    },
    coinTaken: ({ x, y }, { config }) => {
      this.messages.points(`+${config.coinPoints}`, x, y - 8);
      this.particles.burst('glint', 7, x, y, 1.5, 380);
    },
    starTaken: ({ x, y }, { config }) => {
      this.messages.points(`+${config.starPoints}`, x, y - 8);
      this.particles.burst('spark', 12, x, y, 2.2, 520);
    },
    lifeLost: (_, state) => {
      const [x, feet] = [middleOf(state), feetOf(state)];
      if (state.lives > 0) this.messages.points('-1', x, feet - 22);
      this.particles.burst('dust', 8, x, feet - 8, 1.8, 340);
    },
    rescued: (_, state) =>
      this.particles.burst('spark', 8, middleOf(state), feetOf(state) - 8, 1.6, 420),
    levelBegan: (_, state) => {
      this.particles.clear();
      this.messages.clear();
      const gold = secondsOf(medalTicks(state)[0]);
      this.messages.headline(`LEVEL ${state.level}`, `GOLD ${gold}S`);
    },
    levelCleared: ({ bonus }, state) => {
      this.#medal = rankOf(state);
      const medal = medalNames[this.#medal].toUpperCase() || 'CLEAR';
      const prize = bringsLife(state) ? '1 LIFE' : bonus;
      this.messages.headline(medal, `${secondsOf(state.levelTicks)}S +${prize}`);
      const [x, y] = [middleOf(state), feetOf(state) - 10];
      for (let index = 0; index < 30; index++) {
        const tint = confetti[index % confetti.length];
        this.particles.add('confetti', x, y, around(3.6), -1.2 - 2 * Math.random(), 1300, tint);
      }
    },
    ended: ({ cause }, state) => {
      if (cause !== 'fall') return;
      const [x, y] = [middleOf(state), state.height - 6];
      for (let index = 0; index < 16; index++) {
        this.particles.add('drop', x + around(10), y, around(2.2), -1.4 - 2.4 * Math.random(), 900);
      }
    },
  });

  #raiseDust(count: number, state: Readonly<SuperJumpState>, speed: number): void {
    const [x, y] = [middleOf(state), feetOf(state) - 1];
    for (let index = 0; index < count; index++) {
      const side = index % 2 === 0 ? -1 : 1;
      const pace = side * speed * (0.4 + 0.6 * Math.random());
      this.particles.add('dust', x + side * 3, y, pace, -0.2 * Math.random(), 320);
    }
  }

  /** Points, headlines and, until the next level, the medal. */
  drawMessages(pool: ImagePool, frame: Frame, x: number, top: number): void {
    if (frame.state.pause > 0 && this.#medal > 0) {
      pool
        .next('medal', x, top + 84)
        .setScale(3)
        .setTint(medalTints[this.#medal - 1]);
    }
    this.messages.draw(pool, frame, x, top);
  }

  /** The trail of a hero who runs or has a star. */
  trail({ state, deltaMs }: Frame): void {
    if (state.phase !== 'playing' || state.pause > 0) return;
    const vx = state.hero[at.vx];
    const x = middleOf(state);
    const feet = feetOf(state);
    this.#sinceSpark += deltaMs;
    this.#sinceDust += deltaMs;
    if (state.starlight > 0 && this.#sinceSpark > sparkMs) {
      this.#sinceSpark = 0;
      this.particles.add('spark', x + around(14), feet - 8 + around(16), 0, -0.3, 420);
    }
    if (state.standing >= 0 && Math.abs(vx) > 2.2 && this.#sinceDust > dustMs) {
      this.#sinceDust = 0;
      this.particles.add('dust', x - Math.sign(vx) * 5, feet - 1, 0, -0.15, 260);
    }
  }
}
