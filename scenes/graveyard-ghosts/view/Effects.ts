import type { Messages } from '../../kit/view/Lettering';
import type { Particles } from '../../kit/view/Particles';
import type { GraveyardGhostsFact } from '../rules/GraveyardGhostsFact';
import { columnOfCell, rowOfCell } from '../rules/Maze';
import { ghostColors, numberOf } from './colors';
import type { Keeper } from './Keeper';
import type { ParticleKind } from './particleKinds';
import { cellPixels } from './sprites';

const leaves = ['#8fce84', '#f0ae4f', '#d6fbff', '#ffd36b'].map(numberOf);
const robes = ghostColors.map(({ robe }) => numberOf(robe));

function middleOf(cells: number): number {
  return (cells + 0.5) * cellPixels;
}

/** Turns what happened into particles and points. Points and headlines are told without motion too. */
export class Effects {
  constructor(
    private readonly particles: Particles<ParticleKind>,
    private readonly messages: Messages,
    private readonly keeper: Keeper,
  ) {}

  onFact(fact: GraveyardGhostsFact, still: boolean): void {
    this.#tell(fact);
    if (!still) this.#fly(fact);
  }

  #tell(fact: GraveyardGhostsFact): void {
    const messages = this.messages;
    if (fact.type === 'pelletTaken') {
      const [x, y] = [middleOf(columnOfCell(fact.cell)), middleOf(rowOfCell(fact.cell))];
      messages.points(`${fact.points}`, x, y - 10);
    } else if (fact.type === 'ghostCaught') {
      messages.points(`${fact.points}`, middleOf(fact.x), middleOf(fact.y) - 6);
    } else if (fact.type === 'lifeLost') {
      messages.points('-1', this.keeper.x, this.keeper.y - 12);
    } else if (fact.type === 'levelBegan') {
      messages.clear();
      messages.headline(`LEVEL ${fact.level}`);
    } else if (fact.type === 'levelCleared') {
      messages.headline('CLEAR', `+${fact.bonus}`);
    }
  }

  #fly(fact: GraveyardGhostsFact): void {
    const particles = this.particles;
    const { x, y } = this.keeper;
    switch (fact.type) {
      case 'soulTaken':
        particles.burst(
          'mote',
          4,
          middleOf(columnOfCell(fact.cell)),
          middleOf(rowOfCell(fact.cell)),
          0.9,
          320,
        );
        break;
      case 'pelletTaken':
        particles.burst('spark', 14, x, y, 2.4, 560);
        break;
      case 'ghostCaught':
        particles.burst('puff', 8, middleOf(fact.x), middleOf(fact.y), 1.5, 420);
        particles.burst('leaf', 6, middleOf(fact.x), middleOf(fact.y), 2, 500, robes[fact.ghost]);
        break;
      case 'lifeLost':
      case 'ended':
        particles.burst('puff', 10, x, y, 1.7, 420);
        particles.burst('spark', 6, x, y, 1.2, 420);
        break;
      case 'levelCleared':
        for (let index = 0; index < 40; index++) {
          const across = (Math.random() - 0.5) * 4;
          const up = -1.4 - 2 * Math.random();
          particles.add('leaf', x, y - 8, across, up, 1400, leaves[index % leaves.length]);
        }
        break;
      case 'levelBegan':
        particles.clear();
        break;
      case 'powerOver':
        particles.burst('spark', 5, x, y, 0.8, 300);
        break;
      case 'started':
      case 'powerFading':
      case 'switched':
      case 'blocked':
      case 'ghostNear':
      case 'learning':
      case 'listened':
        break;
    }
  }
}
