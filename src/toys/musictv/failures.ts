/** Why a song cannot be shown. */
export type Failure =
  | 'badId'
  | 'player'
  | 'removed'
  | 'notEmbeddable'
  | 'noReferrer'
  | 'unknown'
  | 'autoplay'
  | 'silent'
  | 'offline';

const failures: Readonly<Record<number, Failure>> = {
  2: 'badId',
  5: 'player',
  100: 'removed',
  101: 'notEmbeddable',
  150: 'notEmbeddable',
  153: 'noReferrer',
};

/** @param code of the IFrame API's `onError` */
export function failureOf(code: number): Failure {
  return failures[code] ?? 'unknown';
}

type Words = Readonly<{
  /** The headline on the test card, in the channel's voice. */
  headline: string;
  /** The actual reason. */
  reason: string;
  /** The video is at fault: it is remembered, and skipped for the session. */
  ofVideo?: true;
  /** It may play on the video host's own site. */
  elsewhere?: true;
}>;

export const failureWords: Readonly<Record<Failure, Words>> = {
  badId: {
    headline: 'Wrong label on the tape',
    reason: 'Our note of this video’s number is wrong.',
    ofVideo: true,
  },
  player: {
    headline: 'The machine chewed the tape',
    reason: 'The player failed on this video, twice.',
    ofVideo: true,
  },
  removed: {
    headline: 'Somebody taped over it',
    reason: 'This video has been removed, or made private.',
    ofVideo: true,
  },
  notEmbeddable: {
    headline: 'Not allowed out of the shop',
    reason: 'Its owner does not let it play on other sites.',
    ofVideo: true,
    elsewhere: true,
  },
  noReferrer: {
    headline: 'Caller withheld their number',
    reason: 'This browser hides which site is asking, so the player refuses.',
    elsewhere: true,
  },
  unknown: {
    headline: 'Please do not adjust your set',
    reason: 'The player gave up on this video and did not say why.',
    ofVideo: true,
    elsewhere: true,
  },
  autoplay: {
    headline: 'Waiting for your finger',
    reason: 'This browser does not start videos by itself. Press PLAY.',
  },
  silent: {
    headline: 'Nothing but weather on this channel',
    reason: 'YouTube has not responded for eight seconds.',
  },
  offline: {
    headline: 'The aerial is down',
    reason: 'There is no internet connection just now.',
  },
};
