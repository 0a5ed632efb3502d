import { type Files, fileTypes, sizeOfFile } from './files';

/** The orders in which a folder can be shown. */
export const sorts = {
  none: 'As They Came',
  name: 'By Name',
  type: 'By Type',
  size: 'By Size',
  date: 'By Date',
} as const;
export type Sort = keyof typeof sorts;

/** Sorts files. Folders come first, except in the unsorted order. */
export function sortFiles(files: Files, sort: Sort): Files {
  if (sort === 'none') return files;
  const isFolder = (type: string) => (type === 'folder' ? 0 : 1);
  return [...files].sort((a, b) => {
    const folders = isFolder(a.type) - isFolder(b.type);
    const byName = a.name.localeCompare(b.name, 'en', { numeric: true });
    if (folders !== 0 || sort === 'name') return folders || byName;
    if (sort === 'type') return fileTypes.indexOf(a.type) - fileTypes.indexOf(b.type) || byName;
    if (sort === 'size') return sizeOfFile(b) - sizeOfFile(a) || byName;
    return b.changed - a.changed || byName;
  });
}
