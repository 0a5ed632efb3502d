import { scoreWords } from '../../../scenes/kit/rules/timedScore';
import { siteName } from '../../content/site';
import type { Picture } from '../../lib/drawPicture';

type Shown = Readonly<{
  /** The final frame; undefined if the picture was not there. */
  frame: HTMLCanvasElement | undefined;
  title: string;
  score: number;
  /** Empty if the player gave no name. */
  name: string;
  /** The site's address. */
  address: string;
}>;

const width = 1080;
const height = 1080;
const edge = 60;

/** A run as a picture: its final frame, its score and the address where it can be watched. */
export function runPicture({ frame, title, score, name, address }: Shown): Picture {
  return {
    name: '90s-kid-run.png',
    width,
    height,
    fonts: ['40px "Lilita One"', '40px Silkscreen'],
    draw: (context, paint) => {
      context.fillStyle = paint('night');
      context.fillRect(0, 0, width, height);
      context.textAlign = 'center';
      context.fillStyle = paint('cream');
      context.font = '64px "Lilita One"';
      context.fillText(title, width / 2, 100, width - 2 * edge);
      const room = { x: edge, y: 140, width: width - 2 * edge, height: 640 };
      context.fillStyle = '#100c20';
      context.fillRect(room.x, room.y, room.width, room.height);
      if (frame) {
        const scale = Math.min(room.width / frame.width, room.height / frame.height);
        const w = frame.width * scale;
        const h = frame.height * scale;
        context.imageSmoothingEnabled = scale < 1;
        context.drawImage(
          frame,
          room.x + (room.width - w) / 2,
          room.y + (room.height - h) / 2,
          w,
          h,
        );
      }
      context.fillStyle = paint('yellow');
      context.font = '120px "Lilita One"';
      context.fillText(scoreWords(score), width / 2, 905, width - 2 * edge);
      context.fillStyle = paint('cream');
      context.font = '40px Silkscreen';
      context.fillText(name === '' ? siteName : name, width / 2, 965, width - 2 * edge);
      context.font = '32px Silkscreen';
      context.fillText(address, width / 2, 1030, width - 2 * edge);
    },
  };
}
