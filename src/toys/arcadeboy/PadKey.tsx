import type { ReactNode } from 'react';
import { GameButton } from '../../hosts/GameButton';
import { usePad } from '../../hosts/usePad';

type Props = Readonly<{
  pad: 'a' | 'b' | 'start' | 'select';
  /** The text on the key. */
  children: string;
  /** A text beside it on the shell. */
  caption?: ReactNode;
  className: string;
  disabled?: boolean;
}>;

/** A key of the shell. The menu or the game decides what it does. */
export function PadKey({ pad, children, caption, className, disabled }: Props) {
  const control = usePad()?.controls.find((candidate) => candidate.pad === pad);
  const meaning =
    control && control.label !== children ? `${children}: ${control.label}` : children;
  return (
    <GameButton
      control={control?.id ?? `no ${pad}`}
      className={className}
      aria-label={meaning}
      disabled={!control || disabled}
    >
      <span aria-hidden="true">{children}</span>
      {caption}
    </GameButton>
  );
}
