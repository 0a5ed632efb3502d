import { type KeyboardEvent, type RefObject, useEffect, useId } from 'react';
import styles from './Mail.module.css';
import type { Letter } from './mailbox';

type Props = Readonly<{
  ref: RefObject<HTMLDivElement | null>;
  letters: readonly Letter[];
  /** The folder's name. */
  label: string;
  /** Whether the list shows recipients instead of senders. */
  towards: boolean;
  current?: Letter;
  onSelect: (letter: Letter) => void;
  onOpen: (letter: Letter) => void;
  onDelete: () => void;
}>;

/** The letters of a folder. Arrow keys move, Enter opens, Delete deletes. */
export function MailList({ ref, ...props }: Props) {
  const { letters, label, towards, current } = props;
  const id = useId();
  const optionId = (letter: Letter) => `${id}-${letter.id}`;
  const currentId = current && optionId(current);

  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!current) return;
    const at = letters.indexOf(current);
    const places: Readonly<Record<string, number>> = {
      ArrowUp: Math.max(0, at - 1),
      ArrowDown: Math.min(letters.length - 1, at + 1),
      Home: 0,
      End: letters.length - 1,
    };
    if (event.key in places) props.onSelect(letters[places[event.key]]);
    else if (event.key === 'Enter' || event.key === ' ') props.onOpen(current);
    else if (event.key === 'Delete') props.onDelete();
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.frame}>
      <div
        ref={ref}
        role="listbox"
        aria-label={label}
        aria-activedescendant={currentId}
        className={styles.list}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {letters.map((letter) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys of all of them
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, this is its active descendant
          <div
            key={letter.id}
            id={optionId(letter)}
            role="option"
            aria-selected={letter === current}
            data-new={letter.isNew || undefined}
            onClick={() => props.onOpen(letter)}
          >
            <span className={styles.flag}>{letter.isNew ? 'New' : ''}</span>
            <span className={styles.time}>{letter.time}</span>
            <bdi className={styles.from}>{towards ? letter.to : letter.from}</bdi>
            <span className={styles.subject}>
              <bdi>{letter.subject}</bdi>
              <bdi className={styles.preview}>{letter.preview}</bdi>
            </span>
          </div>
        ))}
      </div>
      {letters.length === 0 && <p className={styles.empty}>Not a feather.</p>}
    </div>
  );
}
