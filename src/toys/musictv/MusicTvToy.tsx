import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { prepare } from '../../audio/synth';
import { LiveRegion } from '../../components/LiveRegion';
import { settings } from '../../stores/settings';
import { useSettings } from '../../stores/useSettings';
import { BandPosters } from './BandPosters';
import { ChannelGuide } from './ChannelGuide';
import { type Channel, songAt } from './channel';
import { failureWords } from './failures';
import styles from './MusicTvToy.module.css';
import { RemoteControl } from './RemoteControl';
import { TvSet } from './TvSet';
import { useChannel } from './useChannel';
import { type KeyActs, useKeys } from './useKeys';
import { useMix } from './useMix';
import { VideoRecorder } from './VideoRecorder';

/** The live announcement of what is on. */
function sayChannel(channel: Channel): string {
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

type Props = Readonly<{
  /** The id of the heading that names it. */
  labelledBy?: string;
}>;

/** Keys for digits and the coloured buttons. */
function keysOfText(
  digit: (digit: number) => void,
  prompt: (button: 0 | 1 | 2 | 3) => void,
): KeyActs {
  const digits = Array.from({ length: 10 }, (_, value) => [value, () => digit(value)] as const);
  return {
    ...Object.fromEntries(digits),
    r: () => prompt(0),
    g: () => prompt(1),
    y: () => prompt(2),
    b: () => prompt(3),
  };
}

/** Music TV: a television in a bedroom, its remote and its guide. */
export function MusicTvToy({ labelledBy }: Props) {
  const [byClock, setByClock] = useState(false);
  const { channel, song, dispatch } = useChannel(byClock);
  const { mixed, mix, page, keyed, digit, prompt, toggle: onMix } = useMix();
  const muted = useSettings((state) => state.muted);
  const room = useRef<HTMLDivElement>(null);
  const set = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { full, wide, toggle } = useFullscreen(set);
  const on = channel.phase !== 'standby';

  useEffect(() => {
    const abort = new AbortController();
    prepare(abort.signal);
    return () => abort.abort();
  }, []);

  const acts = {
    onPower: () => dispatch({ kind: on ? 'standby' : 'play' }),
    onPlay: () => {
      // The pressed button disappears with its poster or card, so the set takes focus and its keys
      // keep working.
      set.current?.focus({ preventScroll: true });
      dispatch({ kind: 'play' });
    },
    onPrevious: () => dispatch({ kind: 'step', by: -1 }),
    onNext: () => dispatch({ kind: 'step', by: 1 }),
    onMute: () => settings.setState({ muted: !muted }),
    onFullscreen: toggle,
    onMix,
    onByClock: () => setByClock(!byClock),
    onGuide: () => {
      const { activeElement } = document;
      if (list.current?.contains(activeElement)) set.current?.focus();
      else list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    },
  } as const;

  useKeys(room, labelledBy, {
    arrowleft: acts.onPrevious,
    p: acts.onPrevious,
    arrowright: acts.onNext,
    n: acts.onNext,
    s: acts.onPower,
    m: acts.onMute,
    f: acts.onFullscreen,
    g: acts.onGuide,
    x: acts.onMix,
    c: acts.onByClock,
    escape: wide ? toggle : undefined,
    ...(mix && keysOfText(digit, prompt)),
  });

  const overCard = channel.phase === 'card';
  const text = mix && (
    <mix.TeletextMix
      channel={channel}
      dialled={keyed || String(page)}
      page={page}
      over={overCard}
    />
  );

  return (
    <div
      ref={room}
      className={styles.room}
      data-wide={wide || undefined}
      data-mixed={mixed || undefined}
    >
      <div className={styles.layout}>
        <BandPosters />
        <div className={styles.furniture}>
          <TvSet
            ref={set}
            channel={channel}
            song={song}
            muted={muted}
            big={full || wide}
            text={overCard || full ? text : undefined}
            onReport={(report) => dispatch({ kind: 'player', report })}
            {...acts}
          />
          <VideoRecorder />
        </div>
        <div className={styles.side}>
          {!overCard && !full && text}
          <RemoteControl
            on={on}
            muted={muted}
            full={full || wide}
            mixed={mixed}
            byClock={byClock}
            {...acts}
          >
            {mix && <mix.MixKeys onDigit={digit} onPrompt={prompt} />}
          </RemoteControl>
          <ChannelGuide
            at={channel.at}
            failed={channel.failed}
            byClock={byClock}
            list={list}
            onPick={(at) => {
              dispatch({ kind: 'pick', at });
              // On a phone the guide is below the set, out of view.
              set.current?.scrollIntoView({ block: 'nearest' });
            }}
          />
        </div>
      </div>
      <LiveRegion message={sayChannel(channel)} />
    </div>
  );
}

/** Shows an element fullscreen. Where the browser refuses, `wide` makes it fill the toy instead. */
function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false);
  const [wide, setWide] = useState(false);

  useEffect(() => {
    const look = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);

  const toggle = useCallback(() => {
    if (full) void document.exitFullscreen();
    else if (wide) setWide(false);
    else if (!element.current?.requestFullscreen) setWide(true);
    else element.current.requestFullscreen().catch(() => setWide(true));
  }, [element, full, wide]);

  return { full, wide, toggle };
}
