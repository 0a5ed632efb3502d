import type { FileType } from './files';
import type { IconName } from './icons';

/** By file type: its name, and the program that opens it. */
export const fileKinds: Readonly<
  Record<FileType, Readonly<{ name: string; icon: IconName; app: string }>>
> = {
  text: { name: 'Text Document', icon: 'text', app: 'notepad' },
  picture: { name: 'Picture', icon: 'picture', app: 'paint' },
  sound: { name: 'Sound', icon: 'sound', app: 'recorder' },
  document: { name: 'Scribe Document', icon: 'document', app: 'assistant' },
  folder: { name: 'Folder', icon: 'folder', app: 'computer' },
};
