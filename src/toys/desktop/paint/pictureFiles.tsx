import { saveFile } from '../../../lib/saveFile';
import type { Question } from '../DesktopContext';
import type { Files } from '../files';
import { Picture } from './Picture';
import { decodePng, PictureError } from './png';

/** A longer file cannot be a PNG of a size that Paint supports. In bytes. */
const maxFile = 40_000_000;

/** Downloads what a canvas shows as a PNG. */
export function exportPng(
  canvas: HTMLCanvasElement | null,
  name: string,
  tell: (text: string) => void,
): void {
  canvas?.toBlob((blob) => {
    if (!blob) return tell('This browser could not write the picture.');
    const plain = name.replace(/\.png$/i, '');
    saveFile(new File([blob], `${plain}.png`, { type: 'image/png' }));
  }, 'image/png');
}

/** Reads a PNG of this computer, or says why it cannot. */
export async function importPng(
  blob: Blob,
  onRead: (picture: Picture) => void,
  tell: (text: string) => void,
): Promise<void> {
  try {
    if (blob.size > maxFile) {
      throw new PictureError('That file is too large. Nothing was changed.');
    }
    const { width, height, pixels } = await decodePng(new Uint8Array(await blob.arrayBuffer()));
    onRead(new Picture(width, height, pixels));
  } catch (error) {
    tell(error instanceof PictureError ? error.message : 'That file could not be read.');
  }
}

/** Asks which picture of the disk to open. */
export function pictureQuestion(files: Files, onOpen: (id: string) => void): Question {
  const pictures = files.filter((file) => file.type === 'picture' && !file.binned);
  return {
    title: 'Open',
    icon: 'picture',
    body: (
      <p>{pictures.length === 0 ? 'There is no picture on the disk yet.' : 'Which picture?'}</p>
    ),
    answers: [
      ...pictures.map(({ id, name }) => ({ label: name, act: () => onOpen(id) })),
      { label: 'Cancel' },
    ],
  };
}
