import type { Plugin } from 'vite';

const nativeId = '\0native-audio-context';

/**
 * Provides the parts of standardized-audio-context that Tone.js imports with the browser's own Web
 * Audio. The package supports browsers older than our build target and is a third of Tone's bytes.
 */
const nativeAudioContext = `
const { AudioBuffer, AudioContext, AudioNode, AudioParam, AudioWorkletNode, OfflineAudioContext } = globalThis;
const isA = (type) => (value) => type !== undefined && value instanceof type;
export { AudioBuffer, AudioContext, AudioWorkletNode, OfflineAudioContext };
export const isAnyAudioContext = isA(AudioContext);
export const isAnyAudioNode = isA(AudioNode);
export const isAnyAudioParam = isA(AudioParam);
export const isAnyOfflineAudioContext = isA(OfflineAudioContext);
export const isSupported = () => Promise.resolve(AudioContext !== undefined);
`;

/** Modules of Tone.js that add a part to each context when they load. */
const addsToContext = /[/](?:Transport|Draw|Destination|Listener)\.js$/;

/**
 * A signal that is disposed has stopped by its own account, so that Tone.js never stops the browser's
 * source: it would go on until the page closes, one for each signal of each voice.
 */
const constantSource = /[/]ToneConstantSource\.js$/;
const keepsSource =
  /_stopSource\(time\) \{\s*var _a;\s*(if \(this\.state === "stopped"\) \{\s*return;\s*\})/;

/** @throws if Tone.js has changed there */
function stopSource(code: string): string {
  const guard = keepsSource.exec(code)?.[1];
  if (guard === undefined) throw new Error('ToneConstantSource.js has changed: see leanTone.ts.');
  return code.replace(guard, '');
}

/**
 * Builds Tone.js on the browser's own Web Audio, without the modules that nobody imports. The
 * browser tests bundle Tone.js with this plugin too.
 */
export function leanTone(): Plugin {
  return {
    name: 'lean-tone',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^standardized-audio-context$/ },
      handler: () => nativeId,
    },
    load: {
      filter: { id: /native-audio-context$/ },
      handler: (id) => (id === nativeId ? nativeAudioContext : null),
    },
    transform: {
      filter: { id: /[/]tone[/]build[/]esm[/]/ },
      handler: (code, id) => ({
        code: constantSource.test(id) ? stopSource(code) : code,
        map: null,
        moduleSideEffects: addsToContext.test(id),
      }),
    },
  };
}
