import { type Container, Image, type Layer, type Scene } from './engine/engine';

const white = 0xffffff;

/**
 * Images for things that come and go: each frame asks for as many as it shows, the rest hide.
 * Grows to the most ever shown at once, then allocates nothing.
 */
export class ImagePool {
  readonly #images: Image[] = [];
  #used = 0;

  constructor(
    private readonly scene: Scene,
    /** The key of the texture that all images draw from. */
    private readonly texture: string,
    /** What the images stand in; without it, a layer before all that the scene has by now. */
    private readonly layer: Layer | Container = scene.add.layer(),
  ) {}

  begin(): void {
    this.#used = 0;
  }

  /**
   * The next image, standing at a place with its origin in the middle, and with nothing left of
   * what its last use made of it.
   */
  next(frame: string, x: number, y: number): Image {
    const image = this.#images[this.#used] ?? this.#grow(frame);
    this.#used++;
    if (image.frame.name !== frame) image.setFrame(frame);
    image.visible = true;
    image.setPosition(x, y).setScale(1).setRotation(0).setFlipX(false);
    return image.setAlpha(1).setTint(white);
  }

  end(): void {
    for (let i = this.#used; i < this.#images.length; i++) {
      this.#images[i].visible = false;
    }
  }

  #grow(frame: string): Image {
    const image = new Image(this.scene, 0, 0, this.texture, frame);
    this.layer.add(image);
    this.#images.push(image);
    return image;
  }
}
