import { byEvent } from '../../kit/rules/byEvent';
import { Messages } from '../../kit/view/Lettering';
import { Particles } from '../../kit/view/Particles';
import { bringsLife, type GraveyardGhostsTypes } from '../rules/graveyardGhostsRules';
import { ghostColors, numberOf } from './colors';
import type { Keeper } from './Keeper';
import { middleOf, middleX, middleY } from './places';

const leaves = ['#8fce84', '#f0ae4f', '#d6fbff', '#ffd36b'].map(numberOf);
const robes = ghostColors.map(({ robe }) => numberOf(robe));

/** Turns events into particles and points. Points and headlines also show with reduced motion. */
export class Effects {
  readonly particles = new Particles({
    puff: { frame: 'puff', gravity: -0.015, drag: 0.9, shrinks: true },
    spark: { frame: 'spark', gravity: 0, drag: 0.92, shrinks: true },
    mote: { frame: 'mote', gravity: -0.02, drag: 0.95, shrinks: true },
    leaf: { frame: 'leaf', gravity: 0.04, drag: 0.97, shrinks: false },
  });
  readonly messages = new Messages();

  constructor(private readonly keeper: Keeper) {}

  readonly onEvent = byEvent<GraveyardGhostsTypes>({
    soulTaken: (_, { playerCell: cell }) =>
      this.particles.burst('mote', 4, middleX(cell), middleY(cell), 0.9, 320),
    pelletTaken: (_, { playerCell: cell, config }) => {
      this.messages.points(`${config.pelletPoints}`, middleX(cell), middleY(cell) - 10);
      this.particles.burst('spark', 14, this.keeper.x, this.keeper.y, 2.4, 560);
    },
    treatTaken: ({ points }, { playerCell: cell }) => {
      this.messages.points(`${points}`, middleX(cell), middleY(cell) - 10);
      this.particles.burst('spark', 14, middleX(cell), middleY(cell), 2.4, 560);
    },
    powerOver: () => this.particles.burst('spark', 5, this.keeper.x, this.keeper.y, 0.8, 300),
    ghostCaught: ({ ghost, points, x: column, y: row }) => {
      const [x, y] = [middleOf(column), middleOf(row)];
      this.messages.points(`${points}`, x, y - 6);
      this.particles.burst('puff', 8, x, y, 1.5, 420);
      this.particles.burst('leaf', 6, x, y, 2, 500, robes[ghost]);
    },
    lifeLost: () => {
      this.messages.points('-1', this.keeper.x, this.keeper.y - 12);
      this.#collapse();
    },
    ended: () => this.#collapse(),
    levelBegan: (_, { level }) => {
      this.particles.clear();
      this.messages.clear();
      this.messages.headline(`LEVEL ${level}`);
    },
    levelCleared: ({ bonus }, state) => {
      this.messages.headline('CLEAR', bringsLife(state) ? '+1 LIFE' : `+${bonus}`);
      const { x, y } = this.keeper;
      for (let index = 0; index < 40; index++) {
        const across = (Math.random() - 0.5) * 4;
        const up = -1.4 - 2 * Math.random();
        this.particles.add('leaf', x, y - 8, across, up, 1400, leaves[index % leaves.length]);
      }
    },
  });

  #collapse(): void {
    const { x, y } = this.keeper;
    this.particles.burst('puff', 10, x, y, 1.7, 420);
    this.particles.burst('spark', 6, x, y, 1.2, 420);
  }
}
