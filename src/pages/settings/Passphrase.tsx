import styles from './SettingsPage.module.css';

type Props = Readonly<{
  label: string;
  autoComplete: 'new-password' | 'off';
  value: string;
  onChange: (passphrase: string) => void;
}>;

/** The field for the passphrase of a memory card. */
export function Passphrase({ label, onChange, ...rest }: Props) {
  return (
    <label className={styles.passphrase}>
      <span>{label}</span>
      <input
        type="password"
        maxLength={200}
        {...rest}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
