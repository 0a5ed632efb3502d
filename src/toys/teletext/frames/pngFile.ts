import { decodeFrame } from '../../../../scenes/teletext/rules/decodeFrame';
import { layEnhancements } from '../../../../scenes/teletext/rules/enhancements';
import { columns, rows } from '../../../../scenes/teletext/rules/grid';
import type { Subpage } from '../../../../scenes/teletext/rules/Page';
import { plainViewing } from '../../../../scenes/teletext/rules/shownCell';
import { TeletextScreen } from '../screen/TeletextScreen';

/** Twice a character's dots each way. The picture is close to 4:3. */
const cell = { width: 24, height: 29 } as const;

/** A page's frame as a picture. @throws when the browser cannot make one */
export async function pngFile(
  { frame, enhancements }: Pick<Subpage, 'frame' | 'enhancements'>,
  name: string,
  reveal: boolean,
): Promise<File> {
  const screen = new TeletextScreen(document.createElement('canvas'));
  screen.layOut(columns * cell.width, rows * cell.height);
  screen.draw(layEnhancements(decodeFrame(frame), enhancements), { ...plainViewing, reveal });
  const blob = await new Promise<Blob | null>((resolve) => screen.canvas.toBlob(resolve));
  if (!blob) throw new Error('the browser could not make a picture');
  return new File([blob], `${name}.png`, { type: 'image/png' });
}
