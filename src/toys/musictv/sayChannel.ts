import { type Channel, songAt } from './channel';
import { failureWords } from './failures';

/** The live announcement of what is on. */
export function sayChannel(channel: Channel): string {
  const { phase, failure, resting, load, at } = channel;
  const { title, artist } = songAt(channel);
  if (phase === 'standby') {
    // Nothing has happened yet: the page's own text is read.
    if (load === 0 && at === 0) return '';
    return `The set is on standby. Ready to play: ${title} by ${artist}.`;
  }
  if (phase !== 'card' || failure === undefined) return `Now playing: ${title} by ${artist}.`;
  const then = resting ? 'Press Play to try again.' : 'The next song follows in a moment.';
  return `No picture for ${title} by ${artist}. ${failureWords[failure].reason} ${then}`;
}
