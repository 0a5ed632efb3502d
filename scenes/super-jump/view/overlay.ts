import type { Overlay, Shape } from '../../kit/Story';
import { at, enemyHeight, enemyWidth, type SuperJumpState } from '../rules/SuperJumpState';

function heroBox({ hero, config }: Readonly<SuperJumpState>, inset: number) {
  return {
    type: 'box',
    x: hero[at.x] + inset,
    y: hero[at.y] + inset,
    width: config.heroWidth - 2 * inset,
    height: config.heroHeight - 2 * inset,
  } as const;
}

export const overlay: Overlay<SuperJumpState> = {
  rule(state) {
    const shapes: Shape[] = [{ ...heroBox(state, state.config.mercy), tone: 'own' }];
    for (let enemy = 0; enemy < state.enemyCount; enemy += 1) {
      const x = state.enemyX[enemy];
      const y = state.enemyY[enemy];
      shapes.push({ type: 'box', x, y, width: enemyWidth, height: enemyHeight, tone: 'danger' });
      const middle = y + enemyHeight / 2;
      const to = state.enemyTo[enemy] + enemyWidth;
      const points = [state.enemyFrom[enemy], middle, to, middle];
      shapes.push({ type: 'line', points, tone: 'danger' });
    }
    shapes.push({
      type: 'line',
      points: [0, state.height, state.width, state.height],
      tone: 'danger',
    });
    if (state.invincible > 0) {
      const text = `safe ${state.invincible}`;
      shapes.push({
        type: 'label',
        x: state.hero[at.x],
        y: state.hero[at.y] - 4,
        text,
        tone: 'own',
      });
    }
    return shapes;
  },
  ghost(other, own) {
    // On another level he is in another tower.
    if (other.level !== own.level) return [];
    return [{ ...heroBox(other, 0), tone: 'ghost', filled: true }];
  },
};
