import type { SoundName } from '../../audio/sounds';

/**
 * Plays a short sound, if the visitor has touched the page. The synth loads with the first sound.
 */
export function play(name: SoundName): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  import('../../audio/synth').then((synth) => synth.play(name)).catch(console.warn);
}
