export { MixKeys } from './MixKeys';
export { TeletextMix } from './TeletextMix';
export { knownPage, promptTarget } from './wobText';
