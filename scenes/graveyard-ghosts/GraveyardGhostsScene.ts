import { KitScene } from '../kit/view/KitScene';
import { phaserView } from '../kit/view/phaserView';
import type { GraveyardGhostsSummary } from './game';
import type { GraveyardGhostsFact } from './rules/GraveyardGhostsFact';
import type { GraveyardGhostsState } from './rules/GraveyardGhostsState';

class GraveyardGhostsScene extends KitScene<
  GraveyardGhostsState,
  GraveyardGhostsFact,
  GraveyardGhostsSummary
> {
  protected build(): void {}
  protected layout(): void {}
  protected draw(): void {}
}

export const mountView = phaserView<
  GraveyardGhostsState,
  GraveyardGhostsFact,
  GraveyardGhostsSummary
>({
  title: 'Graveyard Ghosts',
  scene: GraveyardGhostsScene,
  pixelArt: true,
});
