/** The only other host that this site frames: the player that sets no cookie before a press. */
export const videoHost = 'https://www.youtube-nocookie.com';

/**
 * The player's page for a video. It plays at once if the browser allows it.
 * @param origin of our page: the player answers only to it
 * @param startAt whole seconds into the video
 */
export function embedAddress(videoId: string, origin: string, startAt = 0): string {
  const query = new URLSearchParams({
    autoplay: '1',
    enablejsapi: '1',
    origin,
    playsinline: '1',
    rel: '0',
    widgetid: '1',
  });
  if (startAt > 0) query.set('start', String(startAt));
  return `${videoHost}/embed/${encodeURIComponent(videoId)}?${query.toString()}`;
}

/** The address at which a video that cannot play here can be watched. */
export function watchAddress(videoId: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
}
