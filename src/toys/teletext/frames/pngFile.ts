import { decodeFrame } from '../../../../scenes/teletext/rules/decodeFrame';
import { columns, type Frame, rows } from '../../../../scenes/teletext/rules/grid';
import { plainViewing } from '../../../../scenes/teletext/rules/shownCell';
import { TeletextScreen } from '../screen/TeletextScreen';

/** Twice a character's dots each way, near enough to four by three. */
const cell = { width: 24, height: 29 } as const;

/** A frame as a picture. @throws when the browser cannot make one */
export async function pngFile(frame: Frame, name: string, reveal: boolean): Promise<File> {
  const screen = new TeletextScreen(document.createElement('canvas'));
  screen.layOut(columns * cell.width, rows * cell.height);
  screen.draw(decodeFrame(frame), { ...plainViewing, reveal });
  const blob = await new Promise<Blob | null>((resolve) => screen.canvas.toBlob(resolve));
  if (!blob) throw new Error('the browser made no picture');
  return new File([blob], `${name}.png`, { type: 'image/png' });
}
