/* What turns runs into text and back. It comes late: nobody needs it before a run is played. */
export { decodeReplay, encodeReplay } from '../../../scenes/kit/rules/replayText';
export { decodeSave, encodeSave } from '../../../scenes/kit/rules/saveText';
