import { type Container, Image, type Layer, type Scene } from './engine/engine';

const white = 0xffffff;

/**
 * Images for things that come and go. Each frame takes as many as it shows; the rest are hidden.
 * Grows to the largest number ever shown, then allocates nothing.
 */
export class ImagePool {
  readonly #images: Image[] = [];
  #used = 0;

  constructor(
    private readonly scene: Scene,
    /** The key of the texture that all images draw from. */
    private readonly texture: string,
    /** The parent of the images. By default a layer above everything in the scene so far. */
    private readonly layer: Layer | Container = scene.add.layer(),
  ) {}

  begin(): void {
    this.#used = 0;
  }

  /** The next image, placed by its middle, with all changes of its last use reset. */
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
