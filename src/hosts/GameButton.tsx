import { type ButtonHTMLAttributes, type ReactNode, useId, useRef } from 'react';
import styles from './hosts.module.css';
import { useHeld, usePad } from './usePad';
import { whenPointerEnds } from './whenPointerEnds';

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
  const down = useRef(false);
  const source = `button:${useId()}`;

  const press = (event: React.PointerEvent<HTMLButtonElement>): void => {
    if (!pad || down.current || event.button !== 0) return;
    down.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { hub } = pad;
    hub.press(source, control);
    // The button may be gone by then, or press another pad: what was pressed is released.
    whenPointerEnds(event.pointerId, () => {
      down.current = false;
      hub.release(source, control);
    });
  };

  return (
    <button
      {...rest}
      type="button"
      className={className ? `${styles.button} ${className}` : styles.button}
      data-held={held ? '' : undefined}
      onPointerDown={press}
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
