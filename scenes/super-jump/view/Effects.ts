import type { Frame } from '../../kit/view/KitScene';
import type { Messages } from '../../kit/view/Lettering';
import type { Particles } from '../../kit/view/Particles';
import type { SuperJumpFact } from '../rules/SuperJumpFact';
import { at, type SuperJumpState } from '../rules/SuperJumpState';
import type { ParticleKind } from './particleKinds';
import { confetti } from './sprites';

function around(spread: number): number {
  return (Math.random() - 0.5) * spread;
}

/** Milliseconds between the sparks of a hero with a star, and between a runner's clouds of dust. */
const sparkMs = 60;
const dustMs = 130;

/** Turns what happened into particles and points. Points and headlines are told without motion too. */
export class Effects {
  #sinceSpark = 0;
  #sinceDust = 0;

  constructor(
    private readonly particles: Particles<ParticleKind>,
    private readonly messages: Messages,
  ) {}

  onFact(fact: SuperJumpFact, state: Readonly<SuperJumpState>, still: boolean): void {
    const x = state.hero[at.x] + state.config.heroWidth / 2;
    const feet = state.hero[at.y] + state.config.heroHeight;
    this.#tell(fact, x, feet);
    if (!still) this.#fly(fact, state, x, feet);
  }

  #tell(fact: SuperJumpFact, x: number, feet: number): void {
    const messages = this.messages;
    if (fact.type === 'coinTaken' || fact.type === 'starTaken') {
      messages.points(`+${fact.points}`, fact.x, fact.y - 8);
    } else if (fact.type === 'levelBegan') {
      messages.clear();
      messages.headline(`LEVEL ${fact.level}`);
    } else if (fact.type === 'levelCleared') {
      messages.headline('CLEAR', `+${fact.bonus}`);
    } else if (fact.type === 'lifeLost' && fact.lives > 0) {
      messages.points('-1', x, feet - 22);
    }
  }

  #fly(fact: SuperJumpFact, state: Readonly<SuperJumpState>, x: number, feet: number): void {
    const particles = this.particles;
    switch (fact.type) {
      case 'jumped':
        if (fact.inAir) particles.burst('glint', 6, x, feet - 2, 1.2, 300);
        else this.#dust(3, x, feet, 0.7);
        break;
      case 'landed':
        if (fact.speed > 3) this.#dust(Math.round(fact.speed / 2) + 1, x, feet, 1.1);
        break;
      case 'coinTaken':
        particles.burst('glint', 7, fact.x, fact.y, 1.5, 380);
        break;
      case 'starTaken':
        particles.burst('spark', 12, fact.x, fact.y, 2.2, 520);
        break;
      case 'lifeLost':
        particles.burst('dust', 8, x, feet - 8, 1.8, 340);
        break;
      case 'levelCleared':
        this.#throwConfetti(x, feet - 10);
        break;
      case 'levelBegan':
        particles.clear();
        break;
      case 'rescued':
        particles.burst('spark', 8, x, feet - 8, 1.6, 420);
        break;
      case 'ended':
        if (fact.cause === 'fall') this.#splash(x, state.height - 6);
        break;
      case 'started':
      case 'droppedThrough':
      case 'starFaded':
        break;
    }
  }

  #dust(count: number, x: number, y: number, speed: number): void {
    for (let index = 0; index < count; index++) {
      const side = index % 2 === 0 ? -1 : 1;
      const pace = side * speed * (0.4 + 0.6 * Math.random());
      this.particles.add('dust', x + side * 3, y - 1, pace, -0.2 * Math.random(), 320);
    }
  }

  #throwConfetti(x: number, y: number): void {
    for (let index = 0; index < 30; index++) {
      const tint = confetti[index % confetti.length];
      this.particles.add('confetti', x, y, around(3.6), -1.2 - 2 * Math.random(), 1300, tint);
    }
  }

  #splash(x: number, y: number): void {
    for (let index = 0; index < 16; index++) {
      this.particles.add('drop', x + around(10), y, around(2.2), -1.4 - 2.4 * Math.random(), 900);
    }
  }

  /** What a hero leaves behind who runs, or shines. */
  trail({ state, deltaMs, still }: Frame<SuperJumpState>): void {
    const { hero, config, starlight, standing, phase, pause } = state;
    if (still || phase !== 'playing' || pause > 0) return;
    const x = hero[at.x] + config.heroWidth / 2;
    const feet = hero[at.y] + config.heroHeight;
    this.#sinceSpark += deltaMs;
    this.#sinceDust += deltaMs;
    if (starlight > 0 && this.#sinceSpark > sparkMs) {
      this.#sinceSpark = 0;
      this.particles.add('spark', x + around(14), feet - 8 + around(16), 0, -0.3, 420);
    }
    if (standing >= 0 && Math.abs(hero[at.vx]) > 2.2 && this.#sinceDust > dustMs) {
      this.#sinceDust = 0;
      this.particles.add('dust', x - Math.sign(hero[at.vx]) * 5, feet - 1, 0, -0.15, 260);
    }
  }
}
