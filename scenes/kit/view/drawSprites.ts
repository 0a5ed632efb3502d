import type { CanvasTexture, TextureManager } from './engine/engine';
import { freshTexture } from './freshTexture';
import { packSprites, paintSprite, type SpritePalette, type SpriteRows } from './spriteSheet';

/**
 * Draws our own sprites into one texture whose frames have the sprites' names. Drawing the same key
 * again, for example with another palette, repaints the texture in place.
 */
export function drawSprites<Name extends string>(
  textures: TextureManager,
  key: string,
  sprites: Readonly<Record<Name, SpriteRows>>,
  palette: SpritePalette,
): void {
  const sheet = packSprites(sprites);
  const known = textures.exists(key) ? (textures.get(key) as CanvasTexture) : undefined;
  const texture = known ?? freshTexture(textures, key, sheet.width, sheet.height);
  texture.clear();
  for (const name of Object.keys(sprites) as Name[]) {
    const { x, y, width, height } = sheet.frames[name];
    paintSprite(texture.context, name, sprites[name], palette, x, y);
    if (!known) texture.add(name, 0, x, y, width, height);
  }
  texture.refresh();
}
