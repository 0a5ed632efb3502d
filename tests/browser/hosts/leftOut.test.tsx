import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Game } from '../../../scenes/kit/Game';
import { KitScene } from '../../../scenes/kit/view/KitScene';
import { phaserView } from '../../../scenes/kit/view/phaserView';
import { DotHandset } from '../fixtures/DotHandset';
import { type DotTypes, dotGame } from '../fixtures/dotGame';

/** Makes a scene that uses a removed part of Phaser, without the types. */
function sceneThat(reach: (scene: never) => void) {
  return class extends KitScene<DotTypes> {
    protected build(): void {
      reach(this as never);
    }
    protected layout(): void {}
    protected draw(): void {}
  };
}

type Reaching = Readonly<{
  add: Readonly<Record<string, (...rest: unknown[]) => void>>;
  tweens: Readonly<{ add: (options: object) => void }>;
}>;

test.each([
  ['this.add.text', (scene: Reaching) => scene.add.text(0, 0, 'Game over')],
  ['this.tweens', (scene: Reaching) => scene.tweens.add({})],
])('a scene that uses %s gets an error on the page and in the log', async (name, reach) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const view = phaserView(sceneThat(reach), {});
  const game = { ...dotGame, loadView: () => Promise.resolve(view) };
  const entry = { id: 'dot', title: 'Dot', load: () => Promise.resolve(game as unknown as Game) };
  const page = await render(<DotHandset entry={entry} />);
  await expect.element(page.getByText(`${name} is left out of this site's build`)).toBeVisible();
  const logged = log.mock.calls.map(([error]) => String(error)).join('\n');
  log.mockRestore();
  expect(logged).toContain(`${name} is left out`);
});
