import { assistantFacts } from '../../content/assistant';
import styles from './FactDocument.module.css';

export const typefaces = ['serif', 'comic', 'typewriter'] as const;
export type Typeface = (typeof typefaces)[number];

/** How the document is written. */
export type Format = Readonly<{
  typeface: Typeface;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  /** In percent. */
  zoom: number;
}>;

export const plainFormat: Format = {
  typeface: 'serif',
  bold: false,
  italic: false,
  underline: false,
  zoom: 100,
};

/** A page of true things, as it was formatted. */
export function FactDocument({ format }: Readonly<{ format: Format }>) {
  const { typeface, bold, italic, underline, zoom } = format;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard
    <section className={styles.paper} aria-label="Document: Fun facts" tabIndex={0}>
      <div
        className={styles.sheet}
        data-typeface={typeface}
        style={{
          fontSize: `${(17 * zoom) / 100}px`,
          fontWeight: bold ? 700 : undefined,
          fontStyle: italic ? 'italic' : undefined,
          textDecoration: underline ? 'underline' : undefined,
        }}
      >
        <h2>Ten fun facts to bring up at dinner</h2>
        <ol>
          {assistantFacts.map(({ id, heading, text }) => (
            <li key={id}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p>
          <small>
            All of it true. Not connected with any of the makers named, nor with any paper clip.
          </small>
        </p>
      </div>
    </section>
  );
}
