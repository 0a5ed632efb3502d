import { type ButtonHTMLAttributes, type ReactNode, useId, useRef } from 'react';
import styles from './hosts.module.css';
import { usePadButton } from './usePad';
import { whenPointerEnds } from './whenPointerEnds';

type Props = Readonly<{
  /** The control that it presses. */
  control: string;
  children: ReactNode;
}> &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'type'>;

/** A button that holds a control while a finger, the mouse or a key presses it. */
export function GameButton({ control, children, className, ...rest }: Props) {
  const source = `button:${useId()}`;
  const { pad, tap, lit } = usePadButton(control, source);
  const down = useRef(false);

  const press = (event: React.PointerEvent<HTMLButtonElement>): void => {
    if (!pad || down.current || event.button !== 0) return;
    down.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { hub } = pad;
    hub.press(source, control);
    // The button may be removed or belong to another pad by then: release what was pressed.
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
      data-held={lit ? '' : undefined}
      onPointerDown={press}
      // A pointer's press has already acted. Keys and assistive technology only send a click.
      onClick={(event) => {
        if (event.detail === 0) tap();
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </button>
  );
}
