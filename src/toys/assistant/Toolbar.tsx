import styles from './AssistantToy.module.css';

export const faceNames = ['Roman of the Times', 'Funny Sans', 'Typewriter'] as const;
export const marks = ['bold', 'italic', 'underline'] as const;
export type Mark = (typeof marks)[number];
export const zooms = [75, 100, 125, 150];

type Props = Readonly<{
  face: number;
  zoom: number;
  /** Which marks are on at the caret. */
  on: Readonly<Record<Mark, boolean>>;
  onFace: (face: number) => void;
  onZoom: (zoom: number) => void;
  onMark: (mark: Mark) => void;
}>;

/** The formatting bar. It applies to the selection, or to the whole document without one. */
export function Toolbar({ face, zoom, on, onFace, onZoom, onMark }: Props) {
  return (
    <fieldset className={styles.toolbar} aria-label="Formatting">
      <select
        aria-label="Font"
        value={face}
        onChange={(event) => onFace(Number(event.target.value))}
      >
        {faceNames.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Zoom"
        value={zoom}
        onChange={(event) => onZoom(Number(event.target.value))}
      >
        {zooms.map((percent) => (
          <option key={percent} value={percent}>
            {percent} %
          </option>
        ))}
      </select>
      {marks.map((mark) => (
        <button
          key={mark}
          type="button"
          data-mark={mark}
          aria-label={`${mark[0].toUpperCase()}, ${mark[0].toUpperCase()}${mark.slice(1)}`}
          aria-pressed={on[mark]}
          // The press must not clear the selection.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onMark(mark)}
        >
          {mark[0].toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
