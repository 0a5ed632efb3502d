/*
 * The functions that turn runs into text and back. Loaded late: they are not needed before a run is
 * played.
 */
export { decodeReplay, encodeReplay } from '../../../scenes/kit/rules/replayText';
export { decodeSave, encodeSave } from '../../../scenes/kit/rules/saveText';
