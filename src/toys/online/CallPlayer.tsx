import { type CSSProperties, useEffect, useRef } from 'react';
import type { CallStep } from '../../audio/dialUp/Call';
import { lineRate } from '../../audio/dialUp/line';
import { type CallStepText, callSteps } from '../../content/online/callSteps';
import { useMotionReduced } from '../../stores/useMotionReduced';
import { Spectrogram } from './Spectrogram';
import { useCall } from './useCall';
import styles from './WholeCall.module.css';

/** CSS pixels for each second of the spectrogram. */
const scale = 72;
/** CSS pixels for its band from 0 to 4000 Hz. */
const height = 256;

const textOf = ({ id }: CallStep): CallStepText => callSteps[id];
const place = (left: number, width?: number): CSSProperties => ({
  left: left * scale,
  width: width === undefined ? undefined : width * scale,
});

/**
 * The call while it plays: its spectrogram with labels, and its steps, which can be heard again.
 */
export function CallPlayer({ onHangUp }: Readonly<{ onHangUp: () => void }>) {
  const call = useCall();
  const { rendered, position } = call;
  const reduced = useMotionReduced();
  const strip = useRef<HTMLDivElement>(null);
  const needle = useRef<HTMLSpanElement>(null);
  const hangUp = useRef<HTMLButtonElement>(null);
  const steps = rendered?.call.steps ?? [];
  const current = call.step === undefined ? undefined : steps[call.step];
  const currentStart = current?.start;

  useEffect(() => hangUp.current?.focus(), []);

  // The spectrogram scrolls. With reduced motion it moves on step by step.
  useEffect(() => {
    if (!rendered || reduced || call.ended) return;
    let frame = requestAnimationFrame(function follow() {
      const left = position() * scale;
      const element = strip.current;
      if (needle.current) needle.current.style.translate = `${left}px`;
      if (element) element.scrollLeft = left - element.clientWidth * 0.7;
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [rendered, reduced, call.ended, position]);
  useEffect(() => {
    if (!reduced || currentStart === undefined) return;
    strip.current?.scrollTo({ left: currentStart * scale - 40, behavior: 'instant' });
  }, [reduced, currentStart]);

  return (
    <div className={styles.player}>
      <p className={styles.now} role="status">
        {current ? textOf(current).title : 'Making the call…'}
      </p>
      <p className={styles.detail}>
        {current && textOf(current).detail}
        {call.silent && ' This device plays no sound here; the picture goes on without it.'}
      </p>
      <section
        ref={strip}
        className={styles.strip}
        aria-label="Spectrum of the call, from 0 to 4000 Hz"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to be able to scroll it
        tabIndex={0}
      >
        <div className={styles.picture} style={{ width: (rendered?.call.length ?? 10) * scale }}>
          <Spectrogram
            className={styles.canvas}
            rendered={rendered}
            position={position}
            still={reduced}
          />
          {steps.map((step) => (
            <div
              key={step.id}
              className={styles.label}
              data-current={step === current || undefined}
              style={place(step.start, step.length)}
            >
              {step.length >= 0.6 && <span>{textOf(step).title}</span>}
              {textOf(step).marks?.map(({ hz, label }) => (
                <i key={hz} style={{ bottom: (hz / (lineRate / 2)) * height }}>
                  {label}
                </i>
              ))}
            </div>
          ))}
          {!reduced && <span ref={needle} className={styles.needle} />}
        </div>
      </section>
      <p className={styles.buttons}>
        <button ref={hangUp} type="button" className={styles.push} onClick={onHangUp}>
          Hang up
        </button>
        {call.ended && (
          <button type="button" className={styles.push} onClick={() => call.playFrom(0)}>
            Redial
          </button>
        )}
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} aria-current={step === current ? 'step' : undefined}>
            <button type="button" onClick={() => call.playFrom(step.start)}>
              <b>{textOf(step).title}</b> <small>{step.start.toFixed(1)} s</small>
            </button>
            <p>{textOf(step).detail}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
