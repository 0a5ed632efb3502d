import { Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../components/lazyPart';
import { BigScreenButton } from '../../hosts/BigScreenButton';
import { DPad } from '../../hosts/DPad';
import { GameButton } from '../../hosts/GameButton';
import { useGame } from '../../hosts/useGame';
import { PadContext } from '../../hosts/usePad';
import { BootScreen } from './BootScreen';
import { CartridgeMenu } from './CartridgeMenu';
import { cartridges } from './cartridges';
import styles from './Handheld.module.css';
import lcd from './lcd.module.css';
import type { LastScore, Machine } from './machine';
import { PadKey } from './PadKey';
import { RunWatcher } from './RunWatcher';
import { type ScreenName, screenStyle } from './screens';
import { type MenuPress, useMenuPad } from './useMenuPad';

const loadGameLcd = async () => (await import('./GameLcd')).GameLcd;
const GameLcd = lazyPart(loadGameLcd);

type Props = Readonly<{
  machine: Machine;
  onPress: (press: MenuPress) => void;
  labelledBy: string;
  screen: ScreenName;
  hand: 'left' | 'right';
  muted: boolean;
  autoFocus: boolean;
  onSwitch: () => void;
  onMute: () => void;
  onSettings: () => void;
  onAbout: () => void;
  onLand: () => void;
  onBooted: () => void;
  onChoose: (index: number) => void;
  onLoad: (index: number) => void;
  onEnd: (score: LastScore) => void;
}>;

/** The drawn body. On a phone it fills the screen while it is switched on. */
export function Handheld(props: Props) {
  const { machine, screen, hand, muted, autoFocus, labelledBy } = props;
  const { session } = useGame();
  const power = useRef<HTMLButtonElement>(null);
  const on = machine.power !== 'off';
  const playing = machine.power === 'playing';
  const shell = useRef<HTMLDivElement>(null);
  const game = playing ? session : undefined;
  const menuPad = useMenuPad({
    listens: !game,
    keys: !game && on,
    host: shell,
    onPress: props.onPress,
  });

  // Loads during the boot logo, so that the screen is ready for a game.
  useEffect(() => {
    if (on)
      loadGameLcd().catch((error: unknown) =>
        console.warn('The handheld’s screen could not be loaded.', error),
      );
  }, [on]);

  useEffect(() => {
    const active = document.activeElement;
    const free = !active || active === document.body || active.id === labelledBy;
    if (autoFocus && free) power.current?.focus({ preventScroll: true });
  }, [autoFocus, labelledBy]);

  // Switched on by its address: the focus it took goes on, or Enter would switch it off again.
  /** Off, or starting: only switch and START do something. */
  const isStill = !on || machine.power === 'boot';
  const display = useRef<HTMLDivElement>(null);
  const byItself = on && machine.byItself;
  useEffect(() => {
    if (byItself && document.activeElement === power.current) {
      display.current?.focus({ preventScroll: true });
    }
  }, [byItself]);

  return (
    <PadContext value={game ?? menuPad}>
      <div
        ref={shell}
        className={styles.shell}
        data-power={machine.power}
        data-hand={hand}
        style={screenStyle(screen)}
      >
        <div className={styles.strip} data-keep-clear="">
          <button
            ref={power}
            type="button"
            role="switch"
            aria-checked={on}
            aria-label="Power"
            className={styles.power}
            onClick={props.onSwitch}
          >
            <span aria-hidden="true">OFF</span>
            <i aria-hidden="true" />
            <span aria-hidden="true">ON</span>
          </button>
          <Link to="/gaming" className={styles.leave} aria-label="Back to Gaming">
            <span aria-hidden="true">←</span>
          </Link>
          <button type="button" className={styles.about} onClick={props.onAbout}>
            <span aria-hidden="true">?</span>
            <span className={lcd.hidden}>Games and controls</span>
          </button>
          <GameButton
            control="host:rewind"
            className={styles.small}
            aria-label="Rewind (hold)"
            disabled={!playing}
          >
            <span aria-hidden="true">◀◀</span>
          </GameButton>
          <BigScreenButton className={`${styles.small} ${styles.big}`} />
          <button
            type="button"
            className={styles.small}
            aria-label="Settings"
            onClick={props.onSettings}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2.5" />
              <path
                d="M7 3h4v6H7zM14 9h4v6h-4zM6 15h4v6H6z"
                fill="var(--shell)"
                stroke="currentColor"
                strokeWidth="2.5"
              />
            </svg>
          </button>
          <button
            type="button"
            className={styles.small}
            aria-pressed={muted}
            aria-label="Mute the ArcadeBoy"
            onClick={props.onMute}
          >
            <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
              <path d="M3 11h7l9-8v26l-9-8H3z" fill="currentColor" />
              <path
                d={muted ? 'm22 12 8 8m0-8-8 8' : 'M22 11q4 5 0 10m4-14q7 9 0 18'}
                fill="none"
                stroke="currentColor"
                strokeWidth="3"
              />
            </svg>
          </button>
        </div>

        <div className={styles.lens}>
          <p className={styles.legend} aria-hidden="true">
            <i /> Battery
          </p>
          <div ref={display} className={styles.display} tabIndex={-1}>
            <HandheldScreen
              {...props}
              onSwitch={() => {
                // The button goes with the press.
                display.current?.focus({ preventScroll: true });
                props.onSwitch();
              }}
            />
          </div>
          <p className={styles.brand} aria-hidden="true" data-notice-strip="">
            Arcade<b>Boy</b>
          </p>
        </div>

        <div className={styles.steer}>
          <DPad className={styles.pad} disabled={!on} />
        </div>
        <div className={styles.act} data-keep-clear="">
          <PadKey pad="b" className={styles.round} disabled={isStill}>
            B
          </PadKey>
          <PadKey pad="a" className={styles.round}>
            A
          </PadKey>
        </div>
        <div className={styles.pills} data-keep-clear="">
          <PadKey pad="select" className={styles.pill} disabled={isStill}>
            SELECT
          </PadKey>
          <PadKey pad="start" className={styles.pill}>
            START
          </PadKey>
        </div>
        <div className={styles.speaker} aria-hidden="true" />
        <RunWatcher assist={machine.assist} onEnd={props.onEnd} />
      </div>
    </PadContext>
  );
}

function HandheldScreen({ machine, onSwitch, onLand, onBooted, onChoose, onLoad }: Props) {
  switch (machine.power) {
    case 'off':
      return (
        <button type="button" className={lcd.off} onClick={onSwitch}>
          Press to switch on
        </button>
      );
    case 'boot':
      return <BootScreen onLand={onLand} onBooted={onBooted} />;
    case 'menu':
      return <CartridgeMenu chosen={machine.chosen} onChoose={onChoose} onLoad={onLoad} />;
    case 'playing':
      return (
        <Suspense fallback={<div className={lcd.game} />}>
          <GameLcd cartridge={cartridges[machine.chosen]} />
        </Suspense>
      );
  }
}
