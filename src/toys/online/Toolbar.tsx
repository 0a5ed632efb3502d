import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './Toolbar.module.css';
import { ToolIcon, type ToolIconName } from './ToolIcon';

export type Tool = Readonly<{
  label: string;
  icon: ToolIconName;
  onPress: () => void;
  disabled?: boolean;
  /** For a toggle: whether it is on. */
  pressed?: boolean;
}>;

type Props = Readonly<{ label: string; tools: readonly Tool[] }>;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A toolbar of icons with labels. It has one tab stop; arrow keys move along it. */
export function Toolbar({ label, tools }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const usable = tools.findIndex(({ disabled }, index) => index >= stop && !disabled);
  const current = usable === -1 ? tools.findIndex(({ disabled }) => !disabled) : usable;

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const enabled = buttons.filter(({ disabled }) => !disabled);
    const at = enabled.indexOf(document.activeElement as HTMLButtonElement);
    const ends: Readonly<Record<string, number>> = { Home: 0, End: enabled.length - 1 };
    const step = steps[event.key];
    const next = step === undefined ? ends[event.key] : at + step + enabled.length;
    if (next === undefined) return;
    event.preventDefault();
    const button = enabled[next % enabled.length];
    button.focus();
    setStop(buttons.indexOf(button));
  };

  return (
    <div ref={bar} role="toolbar" aria-label={label} className={styles.bar} onKeyDown={onKeyDown}>
      {tools.map((tool, index) => (
        <button
          key={tool.label}
          type="button"
          tabIndex={index === current ? 0 : -1}
          disabled={tool.disabled}
          aria-pressed={tool.pressed}
          onFocus={() => setStop(index)}
          onClick={tool.onPress}
        >
          <ToolIcon name={tool.icon} />
          <span>{tool.label}</span>
        </button>
      ))}
    </div>
  );
}
