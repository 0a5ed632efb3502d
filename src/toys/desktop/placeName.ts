import { desktopFolder, type Files, rootFolder } from './files';

/** The path of a folder as the desktop writes it: "C:\Letters". */
export function placeName(files: Files, folder: string): string {
  const names: string[] = [];
  for (let at = folder; at !== rootFolder && names.length < 20; ) {
    if (at === desktopFolder) {
      names.unshift('Desktop');
      break;
    }
    const file = files.find(({ id }) => id === at);
    if (!file) break;
    names.unshift(file.name);
    at = file.folder;
  }
  return `C:\\${names.join('\\')}`;
}
