import { copy, copyInto } from '../../kit/rules/copy';
import { moveEnemies } from '../rules/contacts';
import { capacity, enemyKind, type SuperJumpState } from '../rules/SuperJumpState';

/** Beyond any field: where a flyer whose turn nobody has seen would fly on to. */
const beyond = 1000;

/**
 * What a player knows of the enemies: where they were when it last saw them, that they walk evenly,
 * that a walker turns at the ends of its ledge, and where each flyer has been seen to turn.
 */
export class Patrols {
  readonly #from = new Uint8Array(capacity.enemies);
  readonly #to = new Uint8Array(capacity.enemies);
  #believed: SuperJumpState | undefined;

  /** A new level has new enemies. */
  forget(): void {
    this.#from.fill(0);
    this.#to.fill(0);
  }

  watch(seen: Readonly<SuperJumpState>): void {
    for (let enemy = 0; enemy < seen.enemyCount; enemy += 1) {
      const walks = seen.enemyKind[enemy] === enemyKind.walker;
      if (walks || seen.enemyX[enemy] === seen.enemyFrom[enemy]) this.#from[enemy] = 1;
      if (walks || seen.enemyX[enemy] === seen.enemyTo[enemy]) this.#to[enemy] = 1;
    }
  }

  /**
   * The present as the player takes it to be: the enemies have walked on, by the rules, from where
   * they were seen. Written again by the next call.
   * @param now its own figure, which moves by its own keys alone
   */
  believe(seen: Readonly<SuperJumpState>, now: Readonly<SuperJumpState>): SuperJumpState {
    this.#believed ??= copy(now as SuperJumpState);
    const believed = this.#believed;
    copyInto<SuperJumpState>(believed, now);
    for (let enemy = 0; enemy < believed.enemyCount; enemy += 1) {
      believed.enemyX[enemy] = seen.enemyX[enemy];
      believed.enemyDirection[enemy] = seen.enemyDirection[enemy];
      if (this.#from[enemy] === 0) believed.enemyFrom[enemy] = -beyond;
      if (this.#to[enemy] === 0) believed.enemyTo[enemy] = beyond;
    }
    for (let { tick } = seen; tick < now.tick; tick += 1) moveEnemies(believed);
    return believed;
  }
}
