/** What the site uses of Tone.js. A part that stands here is in the build. */
export {
  connect,
  Gain,
  gainToDb,
  getContext,
  getDestination,
  immediate,
  NoiseSynth,
  now,
  Player,
  Synth,
  start,
  ToneAudioBuffer,
} from 'tone';
