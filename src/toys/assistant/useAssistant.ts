import { useCallback, useEffect, useRef, useState } from 'react';
import { assistantRemarks, assistantTips } from '../../content/assistant';
import { pickOther } from '../../lib/pickOther';
import { motionReduced } from '../../stores/motion';
import { type Act, type Gesture, type Point, type Speech, tipGestures } from './Act';
import { ActQueue } from './ActQueue';
import {
  homePlace,
  parseSavedAssistant,
  readSavedAssistant,
  type SavedAssistant,
  writeSavedAssistant,
} from './savedAssistant';

/** In ms: a tip and its animation, a remark, a small gesture, and the pause before it. */
export const assistantTimes = { tip: 1000, remark: 4000, gesture: 900, idleAfter: 9000 } as const;

const idleGestures = ['look', 'punch', 'think'] as const satisfies readonly Gesture[];

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)];

/**
 * The state of the assistant: its speech, acts and position, and what is stored of it.
 * @param awake false until the page has hydrated
 */
export function useAssistant(awake: boolean) {
  const [kept, setKept] = useState<SavedAssistant>(() => parseSavedAssistant(undefined));
  const [speech, setSpeech] = useState<Speech>();
  const [gesture, setGesture] = useState<Readonly<{ name: Gesture; count: number }>>();
  const queue = useRef<ActQueue>(undefined);
  const lastTip = useRef<number>(undefined);
  /** The last speech, whether its time is over, and whether something keeps it open. */
  const saying = useRef<{ last?: Speech; over: boolean; isPinned: boolean }>({
    over: true,
    isPinned: false,
  });
  const current = useRef(kept);

  const keep = useCallback((changes: Partial<SavedAssistant>) => {
    current.current = { ...current.current, ...changes };
    setKept(current.current);
    writeSavedAssistant(current.current);
  }, []);

  /** Closes the bubble once nothing keeps it open. */
  const settle = useCallback(() => {
    const { last, over, isPinned } = saying.current;
    if (over && !isPinned && !last?.stays && !current.current.keepTips) setSpeech(undefined);
  }, []);

  useEffect(() => {
    if (!awake) return;
    current.current = readSavedAssistant();
    setKept(current.current);
    const begin = (name: Gesture | undefined) =>
      setGesture((last) => name && { name, count: (last?.count ?? 0) + 1 });
    const perform = (act: Act | undefined) => {
      if (act?.kind === 'speak') {
        saying.current = { ...saying.current, last: act.speech, over: false };
        setSpeech(act.speech);
      } else {
        saying.current.over = true;
        settle();
      }
      begin(act?.kind === 'move' ? undefined : act?.gesture);
      if (act?.kind === 'move') keep({ place: act.to });
    };
    const idle = (): Act | undefined =>
      motionReduced() || current.current.away
        ? undefined
        : { kind: 'gesture', gesture: anyOf(idleGestures), time: assistantTimes.gesture };
    const made = new ActQueue({ perform, idle, idleAfter: assistantTimes.idleAfter });
    queue.current = made;
    return () => {
      made.dispose();
      queue.current = undefined;
    };
  }, [awake, keep, settle]);

  const setHeld = useCallback(
    (isPinned: boolean) => {
      saying.current.isPinned = isPinned;
      settle();
    },
    [settle],
  );

  const say = useCallback(
    (said: Speech, how: Gesture = 'greet') =>
      queue.current?.interrupt({
        kind: 'speak',
        speech: said,
        gesture: how,
        time: assistantTimes.remark,
      }),
    [],
  );

  const tip = useCallback(() => {
    lastTip.current = pickOther(assistantTips.length, lastTip.current, Math.random());
    queue.current?.interrupt({
      kind: 'speak',
      speech: { text: assistantTips[lastTip.current] },
      gesture: anyOf(tipGestures),
      time: assistantTimes.tip,
    });
  }, []);

  const close = useCallback(() => setSpeech(undefined), []);

  const repeat = useCallback(() => {
    const said = saying.current.last;
    if (said) say({ ...said, stays: true });
    else tip();
  }, [say, tip]);

  const leave = useCallback(() => {
    queue.current?.interrupt();
    setSpeech(undefined);
    keep({ away: true });
  }, [keep]);

  const call = useCallback(() => {
    keep({ away: false });
    queue.current?.interrupt(
      { kind: 'move', to: homePlace, time: 0 },
      {
        kind: 'speak',
        speech: { text: assistantRemarks.called },
        gesture: 'greet',
        time: assistantTimes.remark,
      },
    );
  }, [keep]);

  const move = useCallback(
    ({ x, y }: Point) => {
      const within = (share: number) => Math.min(1, Math.max(0, share));
      keep({ place: { x: within(x), y: within(y) } });
    },
    [keep],
  );

  return {
    kept,
    speech,
    gesture,
    setHeld,
    say,
    tip,
    close,
    repeat,
    leave,
    call,
    move,
    setQuiet: useCallback((quiet: boolean) => keep({ quiet }), [keep]),
    keepTips: useCallback(
      (keepTips: boolean) => {
        keep({ keepTips });
        settle();
      },
      [keep, settle],
    ),
  };
}

export type Assistant = ReturnType<typeof useAssistant>;
