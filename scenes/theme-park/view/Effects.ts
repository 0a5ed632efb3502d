import { cellSize } from '../viewport';
import type { QuadList } from './QuadList';
import { sprite } from './sprites';

const most = 160;
const coinMs = 900;
const puffMs = 520;

/** Coins that rise where money is made, and dust where something is built. Pooled. */
export class Effects {
  private readonly frame = new Uint16Array(most);
  private readonly x = new Float32Array(most);
  private readonly y = new Float32Array(most);
  private readonly byX = new Float32Array(most);
  private readonly byY = new Float32Array(most);
  private readonly age = new Float32Array(most);
  private readonly life = new Float32Array(most);
  private next = 0;

  private add(frame: number, x: number, y: number, byX: number, byY: number, life: number): void {
    const index = this.next;
    this.next = (this.next + 1) % most;
    this.frame[index] = frame;
    this.x[index] = x;
    this.y[index] = y;
    this.byX[index] = byX;
    this.byY[index] = byY;
    this.age[index] = 0;
    this.life[index] = life;
  }

  coin(x: number, y: number): void {
    this.add(sprite.coin, x, y, 0, -26, coinMs);
  }

  /** Dust around a footprint, in world pixels. */
  dust(x: number, y: number, width: number, height: number): void {
    const middleX = x + width / 2;
    const middleY = y + height / 2;
    const count = 8 + (width / cellSize) * 2;
    for (let index = 0; index < count; index += 1) {
      const angle = (index / count) * Math.PI * 2;
      const [across, down] = [Math.cos(angle), Math.sin(angle)];
      this.add(
        sprite.puff,
        middleX + (across * width) / 2,
        middleY + (down * height) / 2,
        across * 16,
        down * 9,
        puffMs,
      );
    }
  }

  clear(): void {
    this.life.fill(0);
  }

  lay(list: QuadList, deltaMs: number): void {
    for (let index = 0; index < most; index += 1) {
      if (this.age[index] >= this.life[index]) continue;
      this.age[index] += deltaMs;
      const part = Math.min(1, this.age[index] / this.life[index]);
      const eased = 1 - (1 - part) * (1 - part);
      const x = this.x[index] + this.byX[index] * eased;
      const y = this.y[index] + this.byY[index] * eased;
      list.add(this.frame[index], x, y, 1 - part * part, 0, 0.4);
    }
  }
}
