import type { Picture } from '../../lib/drawPicture';
import { pictureOf } from '../../lib/objectPicture';
import type { Album } from './album';
import type { AlbumPage } from './albumPages';

const width = 1080;
const columns = 5;
const edge = 60;
const cell = (width - 2 * edge) / columns;
const top = 190;
const foot = 90;

function load(card: string): Promise<HTMLImageElement | undefined> {
  const image = new Image(cell, cell);
  image.src = pictureOf(card);
  // An image that cannot be fetched leaves its place empty.
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

/** A page of the album as a picture to share. */
export async function albumPicture(
  { category, title, entries }: AlbumPage,
  album: Album,
  siteName: string,
): Promise<Picture> {
  const stuck = entries.filter(({ id }) => album.stickers[id]);
  const images = new Map(
    await Promise.all(stuck.map(async ({ id }) => [id, await load(`/${category}#${id}`)] as const)),
  );
  const height = top + Math.ceil(entries.length / columns) * cell + foot;
  return {
    name: `90s-kid-album-${category}.png`,
    width,
    height,
    fonts: ['60px "Lilita One"', '30px Silkscreen'],
    draw(context, paint) {
      context.fillStyle = paint('cream');
      context.fillRect(0, 0, width, height);
      context.fillStyle = paint('pink');
      context.fillRect(0, 0, width, 140);
      context.fillStyle = paint('ink');
      context.fillRect(0, 140, width, 8);
      context.font = '76px "Lilita One"';
      context.fillText(title, edge, 98, 600);
      context.font = '44px Silkscreen';
      context.textAlign = 'right';
      context.fillText(`${stuck.length}/${entries.length}`, width - edge, 94);
      context.textAlign = 'center';
      for (const [index, { id }] of entries.entries()) {
        const x = edge + (index % columns) * cell;
        const y = top + Math.floor(index / columns) * cell;
        const sticker = album.stickers[id];
        context.lineWidth = 5;
        context.strokeStyle = paint('ink');
        context.fillStyle = paint(sticker ? (sticker.shiny ? 'yellow' : 'paper') : 'cream');
        context.beginPath();
        context.roundRect(x + 10, y + 10, cell - 20, cell - 20, 18);
        context.fill();
        if (!sticker) context.setLineDash([12, 12]);
        context.stroke();
        context.setLineDash([]);
        const image = images.get(id);
        context.fillStyle = paint('ink');
        context.font = '30px Silkscreen';
        if (image) context.drawImage(image, x + 30, y + 30, cell - 60, cell - 60);
        else context.fillText(String(index + 1), x + cell / 2, y + cell / 2 + 10);
      }
      context.font = '32px Silkscreen';
      context.fillText(
        `My ${siteName} stickers. Got, got, need?`,
        width / 2,
        height - 36,
        width - 80,
      );
    },
  };
}
