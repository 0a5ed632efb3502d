import { writeText } from './effects';
import styles from './Paint.module.css';
import { textSizeOf } from './PaintBoxes';
import { type Picture, pixelOf } from './Picture';
import type { PaintSettings } from './usePaintPointer';

type Props = Readonly<{
  /** Where the text begins, in pixels of the picture. */
  at: Readonly<{ x: number; y: number }>;
  settings: PaintSettings;
  /** @param draw draws the text; undefined when the visitor has given it up */
  onWritten: (draw?: (picture: Picture) => void) => void;
}>;

/** A field on the picture. Enter or leaving it writes the text; Escape gives it up. */
export function TextEntry({ at, settings: { zoom, color, size }, onWritten }: Props) {
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for it
      autoFocus
      type="text"
      className={styles.writing}
      aria-label="Text on the picture"
      maxLength={200}
      style={{ left: at.x * zoom, top: at.y * zoom, color, fontSize: textSizeOf(size) * zoom }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') event.currentTarget.value = '';
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
      }}
      onBlur={({ currentTarget: { value } }) =>
        onWritten(
          value === ''
            ? undefined
            : (picture) => writeText(picture, value, at.x, at.y, textSizeOf(size), pixelOf(color)),
        )
      }
    />
  );
}
