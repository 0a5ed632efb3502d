import { useEffect, useMemo, useRef, useState } from 'react';
import { decodeFrame } from '../../../../scenes/teletext/rules/decodeFrame';
import { headerText, putHeader } from '../../../../scenes/teletext/rules/header';
import { readText } from '../../../../scenes/teletext/rules/readText';
import { plainViewing } from '../../../../scenes/teletext/rules/shownCell';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { TeletextScreen } from '../../teletext/screen/TeletextScreen';
import { layPage } from '../../teletext/service/layPage';
import type { Channel } from '../channel';
import styles from '../Screen.module.css';
import { knownPage, wobText, wobTextPage } from './wobText';

type Props = Readonly<{
  channel: Channel;
  /** The digits keyed so far; three make a page. */
  dialled: string;
  page: number;
  /** Whether it is mixed over the picture, instead of having a screen of its own. */
  over: boolean;
}>;

const second = 1000;

/** The channel's teletext: over its test card, or on a screen of its own beside the player. */
export function TeletextMix({ channel, dialled, page, over }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [now, setNow] = useState(() => Date.now());
  const shown = knownPage(page);
  const frame = useMemo(
    () => layPage(wobTextPage(shown, channel)).subpages[0].frame,
    [shown, channel],
  );
  const lines = useMemo(() => readText(decodeFrame(frame)).slice(1), [frame]);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);

  const screen = useRef<TeletextScreen>(undefined);
  const paint = useRef<() => void>(undefined);
  useEffect(() => {
    const date = new Date(now);
    const sent = frame.slice();
    const moment = {
      weekday: date.getDay(),
      day: date.getDate(),
      month: date.getMonth(),
      hours: date.getHours(),
      minutes: date.getMinutes(),
      seconds: date.getSeconds(),
    };
    putHeader(sent, dialled, headerText(wobText, String(shown), moment), dialled.length < 3);
    const cells = decodeFrame(sent);
    paint.current = () =>
      screen.current?.draw(cells, { ...plainViewing, over: over ? 'mix' : 'text' });
    paint.current();
  }, [frame, now, over, dialled, shown]);

  useEffect(() => {
    const element = canvas.current;
    const box = element?.parentElement;
    if (!element || !box) return;
    screen.current = new TeletextScreen(element);
    const fit = () => {
      const { width, height } = box.getBoundingClientRect();
      screen.current?.fit(width, height);
      paint.current?.();
    };
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);

  return (
    <section
      className={over ? styles.textOver : styles.textBeside}
      aria-label={`Teletext, page ${shown}`}
    >
      <div className={styles.textBox}>
        <canvas ref={canvas} />
      </div>
      <VisuallyHidden>
        {lines
          .map((line) => line.trim())
          .filter(Boolean)
          .join('; ')}
      </VisuallyHidden>
    </section>
  );
}
