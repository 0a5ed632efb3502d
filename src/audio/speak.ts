/**
 * Says a sentence in a voice of the device; what it was saying ends. A voice that needs a server would
 * send the text away: it is never used. Without a voice of its own a device stays silent.
 * @param volume from 0 to 1
 */
export function speak(text: string, volume: number): void {
  const voices = globalThis.speechSynthesis;
  const own = voices?.getVoices().filter(({ localService }) => localService) ?? [];
  const voice = own.find(({ lang }) => lang.startsWith('en'));
  if (!voice) return;
  voices.cancel();
  const sentence = new SpeechSynthesisUtterance(text);
  sentence.voice = voice;
  sentence.lang = voice.lang;
  sentence.volume = volume;
  voices.speak(sentence);
}
