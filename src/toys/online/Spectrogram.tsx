import { useEffect, useRef } from 'react';
import type { RenderedCall } from '../../audio/dialUp/renderCall';

type Props = Readonly<{
  rendered?: RenderedCall;
  /** Returns how many seconds of the call have been heard. */
  position: () => number;
  /** Draws the whole spectrogram at once, without animation. */
  still: boolean;
  className?: string;
}>;

/** The spectrogram of a call, drawn as far as it has been heard. */
export function Spectrogram({ rendered, position, still, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const heard = useRef(position);
  useEffect(() => {
    heard.current = position;
  });

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || !rendered) return;
    let frame = 0;
    let drawn = 0;
    let left = false;
    void import('./drawSpectrogram').then(
      ({ columnsPerSecond, drawSpectrogram }) => {
        if (left) return;
        const { call, samples } = rendered;
        const count = Math.ceil(call.length * columnsPerSecond);
        element.width = count;
        const draw = () => {
          const to = still
            ? count
            : Math.min(count, Math.floor(heard.current() * columnsPerSecond));
          drawSpectrogram(context, samples, drawn, to);
          drawn = Math.max(drawn, to);
          if (drawn < count) frame = requestAnimationFrame(draw);
        };
        draw();
      },
      (error: unknown) => console.warn('No picture of the call:', error),
    );
    return () => {
      left = true;
      cancelAnimationFrame(frame);
    };
  }, [rendered, still]);

  return <canvas ref={canvas} className={className} width={1} height={128} />;
}
