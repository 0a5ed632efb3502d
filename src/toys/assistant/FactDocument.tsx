import { memo, type RefObject } from 'react';
import { assistantFacts } from '../../content/assistant';
import { type Base, faces } from './documentModel';
import styles from './FactDocument.module.css';

type Props = Readonly<{
  name: string;
  base: Base;
  /** In percent. */
  zoom: number;
  /**
   * Whether the document of facts is shown. Any other document is written into the sheet by script.
   */
  isFacts: boolean;
  /** The number of the document: a new number renders a new sheet. */
  number: number;
  sheet: RefObject<HTMLDivElement | null>;
  /** True once the document can be edited. */
  isEditable: boolean;
  onInput: () => void;
  onPaste: (event: React.ClipboardEvent) => void;
}>;

/** The document that is being edited, on its desk. */
export function FactDocument(props: Props) {
  const { name, base, zoom, isFacts, number, sheet, isEditable, onInput, onPaste } = props;
  return (
    <section className={styles.paper} aria-label={`Document: ${name}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: no field of a form has headings and lists */}
      <div
        key={number}
        ref={sheet}
        className={styles.sheet}
        data-face={base.face}
        style={{
          fontSize: `${(17 * zoom) / 100}px`,
          fontFamily: `"${faces[base.face]}", ${['"Times New Roman", Georgia, serif', '"Comic Neue", "Chalkboard SE", cursive', '"Liberation Mono", monospace'][base.face]}`,
          fontWeight: base.bold ? 700 : undefined,
          fontStyle: base.italic ? 'italic' : undefined,
          textDecoration: base.underline ? 'underline' : undefined,
        }}
        role="textbox"
        aria-multiline="true"
        aria-label="Text of the document"
        tabIndex={0}
        contentEditable={isEditable}
        suppressContentEditableWarning
        onInput={onInput}
        onPaste={onPaste}
      >
        {isFacts && <Facts />}
      </div>
    </section>
  );
}

/** The document of facts. It is rendered once; after that only the visitor changes it. */
const Facts = memo(function Facts() {
  return (
    <>
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
    </>
  );
});
