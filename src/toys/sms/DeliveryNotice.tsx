import styles from './SmsToy.module.css';

const sentences = {
  outbox:
    'No network is plugged in here: your text is kept in this machine’s outbox and goes no further.',
  live: 'Texts really go out, signed with this site’s name. Be kind: they are counted and limited.',
} as const;

/** Says before anything is sent whether it will leave the machine; its room is kept until then. */
export function DeliveryNotice({
  delivery,
}: Readonly<{ delivery: keyof typeof sentences | undefined }>) {
  return (
    <div className={styles.notice}>
      <p role="status">
        {delivery ? sentences[delivery] : 'Asking the exchange whether texts go out today…'}
      </p>
      {Object.values(sentences).map((sentence) => (
        <span key={sentence} className={styles.room} data-room={sentence} aria-hidden="true" />
      ))}
    </div>
  );
}
