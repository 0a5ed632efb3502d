import styles from './AssistantToy.module.css';
import { type Format, type Typeface, typefaces } from './FactDocument';

const faceNames: Readonly<Record<Typeface, string>> = {
  serif: 'Roman of the Times',
  comic: 'Funny Sans',
  typewriter: 'Typewriter',
};
const marks = [
  ['bold', 'B', 'Bold'],
  ['italic', 'I', 'Italic'],
  ['underline', 'U', 'Underline'],
] as const;
const zooms = [75, 100, 125, 150];

/** What was done to the document. */
export type FormatChange = Typeface | 'bold' | 'italic' | 'underline' | 'plain' | 'zoom';

type Props = Readonly<{
  format: Format;
  onChange: (format: Format, change: FormatChange) => void;
}>;

/** The formatting bar; everything on it works. */
export function Toolbar({ format, onChange }: Props) {
  return (
    <fieldset className={styles.toolbar} aria-label="Formatting">
      <select
        aria-label="Font"
        value={format.typeface}
        onChange={(event) => {
          const typeface = typefaces.find((name) => name === event.target.value) ?? 'serif';
          onChange({ ...format, typeface }, typeface);
        }}
      >
        {typefaces.map((name) => (
          <option key={name} value={name}>
            {faceNames[name]}
          </option>
        ))}
      </select>
      <select
        aria-label="Zoom"
        value={format.zoom}
        onChange={(event) => onChange({ ...format, zoom: Number(event.target.value) }, 'zoom')}
      >
        {zooms.map((zoom) => (
          <option key={zoom} value={zoom}>
            {zoom} %
          </option>
        ))}
      </select>
      {marks.map(([name, letter, label]) => (
        <button
          key={name}
          type="button"
          data-mark={name}
          aria-label={`${letter}, ${label}`}
          aria-pressed={format[name]}
          onClick={() =>
            onChange({ ...format, [name]: !format[name] }, format[name] ? 'plain' : name)
          }
        >
          {letter}
        </button>
      ))}
    </fieldset>
  );
}
