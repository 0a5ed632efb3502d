import { AUTO, Game, Scene } from 'phaser';
import type { Candidate } from '../../hero/page/Candidate';

const size = 16;
const kinds = 8;

/** The usual way: a Phaser sprite for each visitor, moved every frame. */
export const phaserSprites: Candidate = (area, visitors) =>
  new Promise((resolve) => {
    class Crowd extends Scene {
      people: { x: number; y: number }[] = [];
      walked = 0;

      create(): void {
        const sheet = this.textures.createCanvas('people', size * kinds, size);
        const context = sheet?.getContext();
        for (let kind = 0; kind < kinds; kind += 1) {
          sheet?.add(kind, 0, kind * size, 0, size, size);
          if (context) context.fillStyle = `hsl(${kind * 45} 80% 50%)`;
          context?.fillRect(kind * size + 4, 2, 8, 12);
        }
        sheet?.refresh();
        const { width, height } = this.scale;
        for (let index = 0; index < visitors; index += 1) {
          const [x, y] = [(index * 37) % width, (index * 53) % height];
          this.people.push(this.add.sprite(x, y, 'people', index % kinds));
        }
        resolve();
      }

      override update(): void {
        this.walked += 1;
        const by = Math.floor(this.walked / 30) % 2 === 0 ? 1 : -1;
        for (let index = 0; index < this.people.length; index += 1) {
          if ((index & 1) === 0) this.people[index].x += by;
          else this.people[index].y += by;
        }
      }
    }
    const { width, height } = area.getBoundingClientRect();
    new Game({
      type: AUTO,
      parent: area,
      width,
      height,
      scene: Crowd,
      banner: false,
      audio: { noAudio: true },
    });
  });
