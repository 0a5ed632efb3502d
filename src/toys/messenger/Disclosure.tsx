import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

type Props = Readonly<{
  /** The contents of the button. */
  button: ReactNode;
  /** The button's accessible name, where it shows a picture. */
  label?: string;
  buttonClass?: string;
  panelClass?: string;
  /** The panel's accessible name. */
  panelLabel: string;
  /** How many buttons a row has; arrow keys move in rows and columns. */
  columns?: number;
  children: ReactNode;
}>;

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** A button that opens a panel of buttons: Escape or a press elsewhere closes it. */
export function Disclosure(props: Props) {
  const { button, label, panelLabel, columns = 1, children } = props;
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    panel.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    const abort = new AbortController();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    addEventListener('pointerdown', closeOutside, { signal: abort.signal, capture: true });
    addEventListener('focusin', closeOutside, { signal: abort.signal });
    return () => abort.abort();
  }, [open]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    const step = steps[event.key]?.(columns);
    if (step === undefined) return;
    const buttons = [...(panel.current?.querySelectorAll('button') ?? [])];
    const next = buttons.indexOf(document.activeElement as HTMLButtonElement) + step;
    event.preventDefault();
    buttons[Math.min(Math.max(next, 0), buttons.length - 1)]?.focus();
  };

  /** A choice closes the panel; a toggle keeps it open. */
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button:not([aria-pressed])')) close();
  };

  return (
    <div ref={root} data-disclosure="">
      <button
        ref={opener}
        type="button"
        className={props.buttonClass}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen((before) => !before)}
      >
        {button}
      </button>
      {open && (
        <section
          ref={panel}
          id={id}
          aria-label={panelLabel}
          className={props.panelClass}
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          {children}
        </section>
      )}
    </div>
  );
}
