import type { ReactNode } from 'react';
import styles from './SmsToy.module.css';

type Props = Readonly<{
  id: string;
  name: string;
  label: string;
  value: string;
  /** It was empty when the form was sent. */
  missing: boolean;
  onChange: (value: string) => void;
  maxLength: number;
  type?: 'text' | 'tel';
  multiline?: boolean;
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  /** A line under the field. Its argument is the id by which the field is described. */
  note?: (id: string) => ReactNode;
}>;

/** A labelled field with its hint, and an error if it was left empty. */
export function SmsField(props: Props) {
  const { id, name, label, value, missing, onChange, maxLength, hint, note } = props;
  const described = [hint && `${id}-hint`, note && `${id}-note`, missing && `${id}-missing`];
  const common = {
    id,
    name,
    value,
    maxLength,
    required: true,
    placeholder: props.placeholder,
    autoComplete: props.autoComplete,
    'aria-invalid': missing,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    // Pasting by script ignores maxLength.
    onChange: (event: { target: { value: string } }) =>
      onChange(event.target.value.slice(0, maxLength)),
  };
  return (
    <div className={missing ? `${styles.field} ${styles.missing}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {props.multiline ? (
        <textarea rows={4} {...common} />
      ) : (
        <input type={props.type ?? 'text'} {...common} />
      )}
      {note?.(`${id}-note`)}
      {missing && (
        <p id={`${id}-missing`} className={styles.mark}>
          ⚠ This one is still empty
        </p>
      )}
    </div>
  );
}
