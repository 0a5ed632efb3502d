import { useEffect, useRef } from 'react';
import type { ControlSpec } from '../../scenes/kit/Game';
import styles from './hosts.module.css';
import { type Direction, directionOf } from './input/direction';
import { usePad, usePadButton } from './usePad';
import { whenPointerEnds } from './whenPointerEnds';

type Props = Readonly<{
  disabled?: boolean;
  /** It is the second player's. */
  second?: boolean;
  className?: string;
}>;

const directions = ['up', 'left', 'right', 'down'] as const;
const arrows = { up: '▲', left: '◀', right: '▶', down: '▼' } as const;

/** Relative to half the pad's width: a touch closer to the middle presses nothing. */
const deadZone = 0.22;

function controlFor(
  controls: readonly ControlSpec[] | undefined,
  pad: Direction,
  second: boolean,
): ControlSpec | undefined {
  const control = controls?.find((each) => each.pad === pad);
  return second ? controls?.find(({ id }) => id === control?.second) : control;
}

/**
 * Four buttons that one thumb can slide between. The pointer that pressed first steers until it is
 * lifted, cancelled or loses its capture.
 */
export function DPad({ disabled = false, second = false, className }: Props) {
  const padded = usePad();
  const pointer = useRef<number>(undefined);
  const direction = useRef<Direction>(undefined);
  const hub = padded?.hub;
  const source = second ? 'second pad' : 'pad';

  const steer = (next: Direction | undefined): void => {
    if (next === direction.current) return;
    hub?.releaseAll(source);
    direction.current = next;
    const control = next && controlFor(padded?.controls, next, second)?.id;
    if (control) hub?.press(source, control);
  };
  const follow = (event: React.PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const half = box.width / 2;
    const x = (event.clientX - box.left - half) / half;
    const y = (event.clientY - box.top - box.height / 2) / half;
    steer(directionOf(x, y, deadZone, direction.current));
  };
  const press = (event: React.PointerEvent<HTMLDivElement>): void => {
    if (disabled || pointer.current !== undefined || event.button !== 0) return;
    pointer.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
    whenPointerEnds(event.pointerId, () => {
      if (event.pointerId !== pointer.current) return;
      pointer.current = undefined;
      steer(undefined);
    });
  };

  useEffect(() => {
    const letGo = (): void => {
      pointer.current = undefined;
      direction.current = undefined;
      hub?.releaseAll(source);
    };
    if (disabled) letGo();
    return letGo;
  }, [hub, disabled, source]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows a thumb over its buttons.
    <div
      className={className ? `${styles.pad} ${className}` : styles.pad}
      data-dpad={second ? '2' : ''}
      onPointerDown={press}
      onPointerMove={(event) => {
        if (event.pointerId === pointer.current) follow(event);
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      {directions.map((name) => (
        <PadButton key={name} direction={name} disabled={disabled} second={second} />
      ))}
    </div>
  );
}

type ButtonProps = Readonly<{ direction: Direction; disabled: boolean; second: boolean }>;

function PadButton({ direction, disabled, second }: ButtonProps) {
  const control = controlFor(usePad()?.controls, direction, second);
  const { tap, lit } = usePadButton(control?.id, 'pad-button');
  return (
    <button
      type="button"
      className={styles.padButton}
      style={{ gridArea: direction }}
      disabled={disabled}
      data-held={lit ? '' : undefined}
      aria-label={control?.label ?? direction}
      onClick={(event) => {
        if (event.detail === 0) tap();
      }}
    >
      <span aria-hidden="true">{arrows[direction]}</span>
    </button>
  );
}
