/** The programs that load together when one of them is first opened. */
export { Calculator } from './Calculator';
export { CharacterMap } from './CharacterMap';
export { ControlPanel } from './ControlPanel';
export { Paint } from './paint/Paint';
export { Prompt } from './prompt/Prompt';
export { Recorder } from './recorder/Recorder';
