// What opens, saves and shows frames comes as one script: in parts it compresses worse.
export { FrameDesk } from './FrameDesk';
export { openFile } from './openFile';
export { openText } from './openText';
