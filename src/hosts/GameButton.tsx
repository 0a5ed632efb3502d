import { type ButtonHTMLAttributes, type ReactNode, useRef } from 'react';
import styles from './hosts.module.css';
import { useHeld, usePad } from './usePad';

type Props = Readonly<{
  /** The control that it presses. */
  control: string;
  children: ReactNode;
}> &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'type'>;

/** A button that presses a control for as long as it is held, by finger, mouse or key. */
export function GameButton({ control, children, className, ...rest }: Props) {
  const pad = usePad();
  const held = useHeld(control);
  const pointer = useRef<number>(undefined);
  const source = `button:${control}`;

  const press = (event: React.PointerEvent<HTMLButtonElement>): void => {
    if (pointer.current !== undefined || event.button !== 0) return;
    pointer.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    pad?.hub.press(source, control);
  };
  const release = (event: React.PointerEvent<HTMLButtonElement>): void => {
    if (event.pointerId !== pointer.current) return;
    pointer.current = undefined;
    pad?.hub.release(source, control);
  };

  return (
    <button
      {...rest}
      type="button"
      className={className ? `${styles.button} ${className}` : styles.button}
      data-held={held ? '' : undefined}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      // A pointer's click has been told by its press; keys and assistive technology only click.
      onClick={(event) => {
        if (event.detail === 0) pad?.hub.tap(source, control);
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </button>
  );
}
