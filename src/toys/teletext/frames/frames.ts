// Import, export and display of frames are one script: split, they would compress worse.

export { openFile } from './openFile';
export { openText } from './openText';
export { PageImportExport } from './PageImportExport';
