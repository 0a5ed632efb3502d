import { Picture } from './Picture';

/** The selected part of the picture. Once it was moved or pasted it floats over the picture. */
type Chosen = {
  left: number;
  top: number;
  width: number;
  height: number;
  part?: Uint32Array;
};

/** A picture on its canvas, its selection, and an undo history that includes changes of size. */
export class Easel {
  readonly canvas: HTMLCanvasElement;
  /** Shows the floating selection, so that moving it does not redraw the picture. */
  readonly #overlay: HTMLCanvasElement;
  /** Called after a change of the history, the size or the selection. */
  readonly #onChange: () => void;
  readonly #context: CanvasRenderingContext2D;
  #picture: Picture;
  #image: ImageData;
  #before: Picture[] = [];
  #chosen: Chosen | undefined;
  /** How often the picture has changed. */
  changes = 0;

  /** @throws where the browser gives no canvas */
  constructor(
    canvas: HTMLCanvasElement,
    overlay: HTMLCanvasElement,
    width: number,
    height: number,
    onChange: () => void,
  ) {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('this browser gives no canvas');
    this.canvas = canvas;
    this.#overlay = overlay;
    this.#context = context;
    this.#onChange = onChange;
    this.#picture = new Picture(width, height);
    this.#image = this.#show();
  }

  get picture(): Picture {
    return this.#picture;
  }
  get chosen(): Readonly<Chosen> | undefined {
    return this.#chosen;
  }
  get canUndo(): boolean {
    return this.#picture.canUndo || this.#before.length > 0 || this.#chosen?.part !== undefined;
  }

  #show(): ImageData {
    const { width, height, pixels } = this.#picture;
    this.canvas.width = width;
    this.canvas.height = height;
    const bytes = new Uint8ClampedArray(pixels.buffer as ArrayBuffer);
    this.#image = new ImageData(bytes, width, height);
    this.#context.putImageData(this.#image, 0, 0);
    return this.#image;
  }

  /** Draws what has changed onto the canvas. */
  flush(): void {
    const box = this.#picture.takeDirty();
    if (!box) return;
    const { left, top, right, bottom } = box;
    this.#context.putImageData(this.#image, 0, 0, left, top, right - left, bottom - top);
  }

  /** Draws as one undo step. */
  change(draw: (picture: Picture) => void): void {
    this.#picture.begin();
    draw(this.#picture);
    this.finish();
  }

  /** Ends the current step. */
  finish(): void {
    this.#picture.end();
    this.changes += 1;
    this.flush();
    this.#onChange();
  }

  /** Replaces the picture. It can be undone. */
  replace(picture: Picture): void {
    this.drop();
    this.#before.push(this.#picture);
    if (this.#before.length > 5) this.#before.shift();
    this.#picture = picture;
    this.changes += 1;
    this.#show();
    this.#onChange();
  }

  /** Shows an opened picture, with an empty undo history. */
  load(picture: Picture): void {
    this.#picture = picture;
    this.#before = [];
    this.#letGo();
    this.#show();
    this.#onChange();
  }

  undo(): void {
    if (this.#letGo()?.part) {
      this.#picture.revert();
      this.#picture.end();
    } else if (this.#picture.canUndo) this.#picture.undo();
    else if (this.#before.length > 0) {
      this.#picture = this.#before.pop() ?? this.#picture;
      this.#show();
    }
    this.changes += 1;
    this.flush();
    this.#onChange();
  }

  redo(): void {
    this.drop();
    this.#picture.redo();
    this.changes += 1;
    this.flush();
    this.#onChange();
  }

  /** Selects the part of a rectangle that is inside the picture; nothing where that is empty. */
  choose(fromX: number, fromY: number, toX: number, toY: number): void {
    const { width, height } = this.#picture;
    const left = Math.max(0, Math.min(fromX, toX));
    const top = Math.max(0, Math.min(fromY, toY));
    const right = Math.min(width, Math.max(fromX, toX) + 1);
    const bottom = Math.min(height, Math.max(fromY, toY) + 1);
    const isEmpty = right - left < 2 || bottom - top < 2;
    this.#chosen = isEmpty ? undefined : { left, top, width: right - left, height: bottom - top };
  }

  isChosen(x: number, y: number): boolean {
    const box = this.#chosen;
    if (!box) return false;
    return x >= box.left && y >= box.top && x < box.left + box.width && y < box.top + box.height;
  }

  /** Moves the selection. Its old place is filled with the paper's colour, unless it is copied. */
  moveTo(left: number, top: number, paper: number, isCopy = false): void {
    const box = this.#chosen;
    if (!box) return;
    if (!box.part) {
      box.part = this.#picture.cut(box.left, box.top, box.width, box.height);
      this.#lift(box.part, box.width);
      if (!isCopy) {
        this.#picture.fill(box.left, box.top, box.left + box.width, box.top + box.height, paper);
        this.flush();
      }
    }
    box.left = left;
    box.top = top;
  }

  /** Begins a step that ends when the part is dropped, and shows the part over the picture. */
  #lift(part: Uint32Array, width: number): void {
    this.#picture.begin();
    const height = part.length / width;
    this.#overlay.width = width;
    this.#overlay.height = height;
    const bytes = new Uint8ClampedArray(part.slice().buffer as ArrayBuffer);
    this.#overlay.getContext('2d')?.putImageData(new ImageData(bytes, width, height), 0, 0);
  }

  /** Clears the selection. @returns the old one */
  #letGo(): Chosen | undefined {
    const box = this.#chosen;
    this.#chosen = undefined;
    this.#overlay.width = 0;
    return box;
  }

  /** Drops the selection where it is. */
  drop(): void {
    const box = this.#letGo();
    if (box?.part) {
      this.#picture.paste(box.part, box.width, box.left, box.top);
      this.finish();
    } else if (box) this.#onChange();
  }

  /** Pastes a part over the picture, to be moved. */
  paste(part: Uint32Array, width: number): void {
    this.drop();
    this.#chosen = { left: 0, top: 0, width, height: part.length / width, part };
    this.#lift(part, width);
    this.#onChange();
  }

  /** The pixels of the selection. */
  copy(): Readonly<{ part: Uint32Array; width: number }> | undefined {
    const box = this.#chosen;
    if (!box) return undefined;
    const part = box.part ?? this.#picture.cut(box.left, box.top, box.width, box.height);
    return { part: part.slice(), width: box.width };
  }

  /** Clears the selected part. */
  clear(paper: number): void {
    const box = this.#letGo();
    if (box?.part) this.finish();
    else if (box) {
      this.change((picture) =>
        picture.fill(box.left, box.top, box.left + box.width, box.top + box.height, paper),
      );
    }
  }

  /** Resizes the picture from its top left. New space is white. */
  resize(width: number, height: number, left = 0, top = 0): void {
    const next = new Picture(width, height);
    next.paste(this.#picture.pixels, this.#picture.width, -left, -top);
    this.replace(next);
  }

  /** Draws over the whole picture as one undo step. */
  redraw(draw: (picture: Picture) => void): void {
    this.drop();
    this.change(draw);
  }
}
