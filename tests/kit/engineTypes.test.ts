import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Image, Scene } from '../../scenes/kit/view/engine/engine';
import { factories } from '../../scenes/kit/view/engine/parts';
import { entry } from '../../scripts/vite/phaserParts';

const phaser = new URL('../../node_modules/phaser/src/', import.meta.url);

/** Never called: the type check fails if one of these lines is not an error. */
function reachForWhatIsLeftOut(scene: Scene, image: Image): void {
  // @ts-expect-error: no text
  scene.add.text(0, 0, 'Game over');
  // @ts-expect-error: no particles of the engine's
  scene.add.particles(0, 0, 'dust');
  // @ts-expect-error: no drawing API
  scene.add.graphics();
  // @ts-expect-error: time is the run's
  scene.time.delayedCall(1, () => undefined);
  // @ts-expect-error: no tweens
  scene.tweens.add({});
  // @ts-expect-error: input is the host's
  scene.input.on('pointerdown', () => undefined);
  // @ts-expect-error: nothing is loaded
  scene.load.image('a', 'a.png');
  // @ts-expect-error: effects of a camera do nothing
  scene.cameras.main.shake(100);
  // @ts-expect-error: of the filters one is there
  scene.cameras.main.filters?.external.addBlur();
  // @ts-expect-error: no dynamic textures
  scene.textures.addDynamicTexture('a', 1, 1);
  // @ts-expect-error: no sprite sheets from files
  scene.textures.addSpriteSheet('a', document.createElement('canvas'), {});
  // @ts-expect-error: no crop
  image.setCrop(0, 0, 1, 1);
  // @ts-expect-error: no crop after a call that returns the image
  image.setPosition(1, 2).setCrop(0, 0, 1, 1);
  // @ts-expect-error: no filters on an image that the scene makes
  scene.add.image(0, 0, 'a').enableFilters();
  // @ts-expect-error: no text through the image's scene
  image.scene.add.text(0, 0, 'Game over');
  // These methods are in the build.
  scene.add.image(0, 0, 'a', 1).setOrigin(0).setTint(1).setVisible(false);
}

test('every Phaser factory that has a type is in the custom build', () => {
  expect(reachForWhatIsLeftOut).toBeTypeOf('function');
  for (const path of Object.values(factories)) {
    expect(entry).toContain(`import 'gameobjects/${path}';`);
    expect(existsSync(new URL(`gameobjects/${path}.js`, phaser)), path).toBe(true);
  }
  expect(entry.match(/Factory'/g)).toHaveLength(Object.keys(factories).length);
});
