import { useEffect, useRef } from 'react';
import styles from './AssistantToy.module.css';

/** The question that is asked before the document is replaced. */
export type Asked = Readonly<{ kind: 'open' } | { kind: 'leave'; go: () => void }>;

type AskBarProps = Readonly<{
  asked: Asked;
  name: string;
  documents: readonly Readonly<{ id: string; name: string }>[];
  onOpen: (id: string) => void;
  /** @returns whether it was saved */
  onSave: () => boolean;
  onClose: () => void;
}>;

/** The question above the document: which one to open, or whether to save this one. */
export function AskBar({ asked, name, documents, onOpen, onSave, onClose }: AskBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.querySelector('button')?.focus(), []);
  const text =
    asked.kind === 'leave'
      ? `Save the changes to ${name}?`
      : documents.length === 0
        ? 'There is no document on the disk yet.'
        : 'Which document?';
  return (
    <div
      ref={bar}
      className={styles.ask}
      role="alertdialog"
      aria-label={text}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <p>{text}</p>
      {asked.kind === 'leave' ? (
        <>
          <button type="button" onClick={() => onSave() && asked.go()}>
            Save
          </button>
          <button type="button" onClick={asked.go}>
            Don’t save
          </button>
        </>
      ) : (
        documents.map((one) => (
          <button key={one.id} type="button" onClick={() => onOpen(one.id)}>
            {one.name}
          </button>
        ))
      )}
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}
