import { thoughtText } from '../../../../scenes/theme-park/narrate';
import { specOf } from '../../../../scenes/theme-park/rules/buildings';
import type { ThemeParkState } from '../../../../scenes/theme-park/rules/ThemeParkState';
import { poundsText } from '../../../../scenes/theme-park/texts';
import { siteName } from '../../../content/site';
import type { GameSession } from '../../../hosts/session/GameSession';
import { drawPicture, wrapText } from '../../../lib/drawPicture';
import { openCanvas } from './openCanvas';
import { followGuest, pastOfGuest, type Work } from './relive';

const [width, height] = [1080, 720];
/** The park's picture, and the left end of the writing beside it. */
const edge = 30;
const parkWidth = 620;
const left = 680;
/** The first cell of the park in the whole picture, and the side of each, at that width. */
const [firstX, firstY, cell] = [63.5, 81, 29.1];
/** Visits that there is room for. */
const listed = 7;

/**
 * Draws a guest's day as far as it is known: where they went, what they rode and spent, how they felt.
 * @returns the picture, or why there is none
 */
export async function makePostcard(
  { run, say }: Pick<GameSession, 'run' | 'say'>,
  id: number,
  name: string,
  work: Work,
): Promise<File | string> {
  const day = await followGuest(pastOfGuest(run, id), id, work);
  const { visits, way, mood } = day;
  if (visits.length === 0) return 'They have been on nothing so far.';
  const park = await openCanvas(parkWidth, 657, work.signal);
  const state = run.state as Readonly<ThemeParkState>;
  park.painter.paint(park.context, state, parkWidth);
  park.painter.close();
  let facts = `${visits.length} visit${visits.length > 1 ? 's' : ''} in ${Math.ceil(day.ticks / 3600)} min`;
  let line = thoughtText(day.thought, day.about);
  if (state.town) {
    facts += `, ${poundsText(day.spent)} spent, ${Math.round(mood / 100)}% happy`;
    line = `${mood >= 7000 ? 'Best day ever!' : mood >= 4000 ? 'Not a bad day out.' : 'Never again.'} ${line}`;
  }
  say(`${name}: ${facts}. ${line}`);
  const font = '24px "Rubik Variable"';
  const title = '36px "Lilita One"';
  const file = await drawPicture({
    name: '90s-kid-postcard.png',
    width,
    height,
    fonts: [font, title],
    draw(context, paint) {
      const move = (at: number): readonly [number, number] => [
        firstX + (at % state.columns) * cell,
        firstY + Math.floor(at / state.columns) * cell,
      ];
      context.fillStyle = paint('cream');
      context.fillRect(0, 0, width, height);
      context.drawImage(park.canvas, edge, edge);
      context.strokeStyle = paint('pink');
      context.lineWidth = 6;
      context.lineJoin = 'round';
      context.beginPath();
      for (const at of way) context.lineTo(...move(at));
      context.stroke();
      context.font = font;
      let y = 275;
      for (const [index, visit] of visits.entries()) {
        const [x, top] = move(visit.cell);
        const number = String(index + 1);
        context.fillStyle = paint('yellow');
        context.fillRect(x - 12, top - 14, 30, 28);
        context.fillStyle = paint('ink');
        context.fillText(number, x - 10, top + 9, 26);
        if (index >= listed) continue;
        const price = visit.pounds > 0 ? `, ${poundsText(visit.pounds)}` : '';
        context.fillText(`${number} ${specOf(visit.kind).name}${price}`, left, y);
        y += 34;
      }
      const write = (text: string, face: string, from: number): void => {
        context.font = face;
        for (const [row, words] of wrapText(context, text, width - left - edge).entries()) {
          context.fillText(words, left, from + row * 42);
        }
      };
      write('A day at the park', title, 80);
      write(name, font, 130);
      write(facts, font, 175);
      write(`“${line}”`, title, 530);
      write(siteName, font, 700);
    },
  });
  return file ?? 'There is no canvas.';
}
