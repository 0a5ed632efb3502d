import { createTunePlayer, type TunePlayer } from '../../../audio/tunePlayer';
import type { Sounding } from './stations';
import { hissTune, stationTunes } from './stationTunes';

/** Full volume would drown the page's other sounds. */
const volume = 0.3;

/** Plays the deck's sound, one source at a time. Each station resumes where it was left. */
export class DeckSound {
  private readonly players = new Map<Sounding, TunePlayer>();
  private current: TunePlayer | undefined;

  set(sound: Sounding): void {
    const wanted = sound === 'silence' ? undefined : this.playerOf(sound);
    if (wanted === this.current) return;
    this.current?.pause();
    wanted?.play();
    this.current = wanted;
  }

  dispose(): void {
    for (const player of this.players.values()) player.dispose();
    this.players.clear();
    this.current = undefined;
  }

  private playerOf(sound: Exclude<Sounding, 'silence'>): TunePlayer {
    let player = this.players.get(sound);
    if (!player) {
      player = createTunePlayer(sound === 'hiss' ? hissTune : stationTunes[sound], volume);
      this.players.set(sound, player);
    }
    return player;
  }
}
