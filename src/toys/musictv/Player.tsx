import { useEffect, useRef, useState } from 'react';
import type { Song } from '../../content/songs';
import { connectPlayer, type PlayerLink } from './player/connectPlayer';
import type { PlayerReport } from './player/parsePlayerMessage';
import { embedAddress } from './player/videoHost';

type Props = Readonly<{
  song: Song;
  /** Whole seconds into the song. */
  startAt: number;
  /** A new number loads the song again. */
  load: number;
  muted: boolean;
  /** It is hidden behind static or a test card, and cannot be operated. */
  covered: boolean;
  onReport: (report: PlayerReport) => void;
}>;

/** The video host's player. One frame plays all songs, so that it keeps its permission to play. */
export function Player({ song, startAt, load, muted, covered, onReport }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<PlayerLink>(undefined);
  const report = useRef(onReport);
  const shown = useRef({ load, muted: false });
  const [address] = useState(() => embedAddress(song.youtubeId, location.origin, startAt));
  const { youtubeId } = song;

  useEffect(() => {
    report.current = onReport;
  }, [onReport]);

  useEffect(() => {
    if (!frame.current) return;
    const player = connectPlayer(frame.current, (told) => report.current(told));
    link.current = player;
    return () => player.dispose();
  }, []);

  useEffect(() => {
    if (shown.current.load === load) return;
    shown.current.load = load;
    link.current?.send('loadVideoById', youtubeId, startAt);
  }, [load, youtubeId, startAt]);

  useEffect(() => {
    if (shown.current.muted === muted) return;
    shown.current.muted = muted;
    link.current?.send(muted ? 'mute' : 'unMute');
  }, [muted]);

  return (
    <iframe
      ref={frame}
      src={address}
      title={`Video: ${song.title} by ${song.artist}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      inert={covered}
    />
  );
}
