import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { scoreWords } from '../../../scenes/kit/rules/timedScore';
import { replaySpeeds } from '../../../scenes/kit/run/createReplayer';
import type { View } from '../../../scenes/kit/view/View';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { createAnnouncer } from '../session/announcer';
import { connectFeedback } from '../session/feedback';
import { Beside } from './Beside';
import { drawShapes, fitCanvas } from './drawShapes';
import type { OpenedRun } from './openRun';
import { heldKeys, keysAt } from './pressedKeys';
import { RunPicture } from './RunPicture';
import { Scrubber } from './Scrubber';
import { clockOf } from './time';
import { useViewing, type Viewing } from './useViewing';
import styles from './viewer.module.css';
import { WhyButton } from './WhyButton';

type Props = Readonly<{
  run: OpenedRun;
  /** Shows at once how the run ended. */
  why?: boolean;
  /** Another run, shown beside it tick by tick. */
  beside?: OpenedRun | undefined;
  /** What may be done with the run that is watched. */
  children?: (viewing: Viewing) => ReactNode;
}>;

/** The viewer of a run. It appears when the game, its view and its story have loaded. */
export function RunViewer({ run, why = false, beside, children }: Props) {
  const viewing = useViewing(run);
  if (viewing === 'failed') {
    return (
      <p role="alert">The game could not be loaded. Check the connection and reload the page.</p>
    );
  }
  if (!viewing) return <p role="status">Loading {run.game.title}…</p>;
  return (
    <Watched viewing={viewing} why={why} beside={beside}>
      {children}
    </Watched>
  );
}

const speedWords: Readonly<Record<number, string>> = { 0.25: '¼×', 0.5: '½×' };
/** How far the arrow keys go; ticks of 1/60 s. */
const arrowTicks = 300;

type WatchedProps = Pick<Props, 'beside' | 'children'> &
  Readonly<{ viewing: Viewing; why: boolean }>;

function Watched({ viewing, why, beside, children }: WatchedProps) {
  const { run, replayer, overlay, scan } = viewing;
  const { playing, speed, ended } = useStore(replayer.transport);
  const isFalse = useStore(scan, (state) => state.false);
  const isTrue = useStore(scan, (state) => state.done && !state.false);
  const score = useStore(replayer.status, () => run.game.score(replayer.state));
  const [narrated, setNarrated] = useState(true);
  const [rule, setRule] = useState(false);
  const bar = useRef<HTMLInputElement>(null);
  const clock = useRef<HTMLElement>(null);
  const keys = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useMemo(() => heldKeys(run.game, run.replay), [run]);
  const announcer = useMemo(() => createAnnouncer(), []);
  const said = useStore(announcer.store);

  useEffect(() => () => announcer.dispose(), [announcer]);
  useEffect(
    () =>
      connectFeedback(
        replayer as never,
        (text) => {
          if (narrated) announcer.say(text);
        },
        () => replayer.transport.getState().speed <= 1,
      ),
    [replayer, run, announcer, narrated],
  );

  const onFrame = useCallback(
    (view: View | undefined) => {
      const { tick } = replayer.state;
      const input = bar.current;
      if (input && input.value !== String(tick)) {
        input.value = String(tick);
        // Said ten times a second at most.
        const time = clockOf(tick);
        if (input.getAttribute('aria-valuetext') !== time)
          input.setAttribute('aria-valuetext', time);
      }
      if (clock.current) clock.current.textContent = clockOf(tick);
      const pressed = keysAt(held, tick);
      if (keys.current && keys.current.textContent !== pressed) keys.current.textContent = pressed;
      const context = canvas.current?.getContext('2d');
      if (!canvas.current || !context) return;
      fitCanvas(canvas.current);
      const world = view?.world?.();
      const shapes = rule && overlay && world ? overlay.rule(replayer.state, world) : [];
      if (world) drawShapes(context, shapes, world, devicePixelRatio);
    },
    [replayer, held, overlay, rule],
  );

  const toggle = (): void => (playing ? replayer.pause() : replayer.play());
  const goToMark = (by: 1 | -1): void => {
    const { marks } = scan.getState();
    const { tick } = replayer.state;
    const mark =
      by > 0
        ? marks.find((each) => each.tick > tick)
        : marks.findLast((each) => each.tick < tick - (playing ? 30 : 0));
    if (!mark) return;
    replayer.seek(mark.tick);
    announcer.say(`${viewing.story.marks[mark.type as never]}, ${clockOf(mark.tick)}.`);
  };
  const byKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const isButton = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
    if (target instanceof HTMLElement && target.closest('input[type="text"], select, textarea'))
      return;
    const act: Readonly<Record<string, () => void>> = {
      ' ': toggle,
      k: toggle,
      ',': () => replayer.step(-1),
      '.': () => replayer.step(1),
      ArrowLeft: () => replayer.seek(replayer.state.tick - arrowTicks),
      ArrowRight: () => replayer.seek(replayer.state.tick + arrowTicks),
      Home: () => replayer.seek(replayer.from),
      End: () => replayer.seek(replayer.ticks),
      '[': () => goToMark(-1),
      ']': () => goToMark(1),
    };
    const found = act[event.key];
    // A button keeps its space bar, and the bar of time its arrows, which go tick by tick.
    if (!found || (event.key === ' ' && isButton)) return;
    event.preventDefault();
    found();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed anywhere in it reach the viewer
    <div className={styles.viewer} onKeyDown={byKey} data-verified={isTrue || undefined}>
      {isFalse && (
        <p role="alert" className={styles.warning}>
          This recording does not play to the end that it claims: something in it was changed.
        </p>
      )}
      <div className={styles.pictures} data-two={beside ? '' : undefined}>
        <div className={styles.screen} data-game={run.game.id}>
          <RunPicture replayer={replayer} view={viewing.view} onFrame={onFrame} />
          <div className={styles.overlay} aria-hidden="true">
            <canvas ref={canvas} />
          </div>
        </div>
        {beside && <Beside key={beside.text} viewing={viewing} run={beside} />}
      </div>
      <p className={styles.readout}>
        <b ref={clock}>{clockOf(replayer.from)}</b> of {clockOf(replayer.ticks)} · Score{' '}
        <b data-score="">{scoreWords(score)}</b> · Keys <kbd ref={keys} />
      </p>
      <Scrubber viewing={viewing} bar={bar} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a look of its own */}
      <div className={styles.transport} role="group" aria-label="Playing">
        <button type="button" onClick={() => goToMark(-1)} title="Previous event: [">
          «<VisuallyHidden> Event before</VisuallyHidden>
        </button>
        <button type="button" onClick={() => replayer.step(-1)} title="Back one tick: ,">
          −1<VisuallyHidden> tick</VisuallyHidden>
        </button>
        <button type="button" className={styles.play} onClick={toggle}>
          {playing ? 'Pause' : ended ? 'Play again' : 'Play'}
        </button>
        <button type="button" onClick={() => replayer.step(1)} title="A tick on: .">
          +1<VisuallyHidden> tick</VisuallyHidden>
        </button>
        <button type="button" onClick={() => goToMark(1)} title="Next event: ]">
          »<VisuallyHidden> Next event</VisuallyHidden>
        </button>
        <label className={styles.speed}>
          Speed{' '}
          <select value={speed} onChange={(event) => replayer.setSpeed(Number(event.target.value))}>
            {replaySpeeds.map((each) => (
              <option key={each} value={each}>
                {speedWords[each] ?? `${each}×`}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.choices}>
        <label>
          <input
            type="checkbox"
            checked={narrated}
            onChange={(event) => setNarrated(event.target.checked)}
          />{' '}
          Describe it in words
        </label>
        {overlay && (
          <label>
            <input
              type="checkbox"
              checked={rule}
              onChange={(event) => setRule(event.target.checked)}
            />{' '}
            Show what the rules see
          </label>
        )}
      </div>
      {narrated && (
        <p className={styles.said} aria-hidden="true">
          {said.text}
        </p>
      )}
      <VisuallyHidden>
        <span role="log" aria-live="polite" aria-relevant="additions">
          <span key={said.count}>{narrated ? said.text : ''}</span>
        </span>
      </VisuallyHidden>
      <WhyButton viewing={viewing} atOnce={why} onShow={() => setRule(true)} />
      {children?.(viewing)}
    </div>
  );
}
