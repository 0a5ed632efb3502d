import type { ReactNode } from 'react';
import styles from './RemoteControl.module.css';

type Act = () => void;
type Props = Readonly<{
  on: boolean;
  muted: boolean;
  full: boolean;
  mixed: boolean;
  byClock: boolean;
  onPower: Act;
  onPrevious: Act;
  onNext: Act;
  onMute: Act;
  onFullscreen: Act;
  onGuide: Act;
  onMix: Act;
  onByClock: Act;
  /** The keys of its lower half, while it is open. */
  children?: ReactNode;
}>;

/** The remote. Every button works, and has a key on the keyboard. */
export function RemoteControl(props: Props) {
  const { on, muted, full, mixed, byClock } = props;
  return (
    <section className={styles.remote} aria-label="Remote control">
      <Key look={styles.power} pressed={on} shortcut="S" onPress={props.onPower}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2v10M6.5 5.5a9 9 0 1 0 11 0" />
        </svg>
        Power
      </Key>
      <Key look={styles.zap} shortcut="ArrowLeft" onPress={props.onPrevious}>
        <span aria-hidden="true">◀</span> Previous
      </Key>
      <Key look={styles.zap} shortcut="ArrowRight" onPress={props.onNext}>
        Next <span aria-hidden="true">▶</span>
      </Key>
      <Key pressed={muted} shortcut="M" onPress={props.onMute}>
        Mute
      </Key>
      <Key pressed={full} shortcut="F" onPress={props.onFullscreen}>
        Fullscreen
      </Key>
      <Key shortcut="G" onPress={props.onGuide}>
        Guide
      </Key>
      <Key look={styles.text} pressed={mixed} shortcut="X" onPress={props.onMix}>
        Mix
      </Key>
      <Key pressed={byClock} shortcut="C" onPress={props.onByClock}>
        By the clock
      </Key>
      {props.children}
    </section>
  );
}

type KeyProps = Readonly<{
  look?: string | undefined;
  /** The state of a toggle button. */
  pressed?: boolean;
  /** Its keyboard key, in the format of `aria-keyshortcuts`. */
  shortcut: string;
  onPress: Act;
  children: ReactNode;
}>;

function Key({ look, pressed, shortcut, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      className={look}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
