import { decodeReplay, encodeReplay } from '../../../scenes/kit/rules/replayText';
import { decodeSave, encodeSave } from '../../../scenes/kit/rules/saveText';

/** What turns runs into text and back. It comes late: nobody needs it before a run is played. */
export const textCodecs = { decodeReplay, decodeSave, encodeReplay, encodeSave } as const;
export type TextCodecs = typeof textCodecs;
