import styles from './SmsToy.module.css';

const sentences = {
  outbox:
    'This site is not connected to a phone network. Your text is kept in its outbox, and no phone receives it.',
  live: 'Texts are really sent, signed with this site’s name. Be kind: they are counted and limited.',
} as const;

/** Says before anything is sent whether it will leave the machine; its room is kept until then. */
export function DeliveryNotice({
  delivery,
}: Readonly<{ delivery: keyof typeof sentences | undefined }>) {
  return (
    <div className={styles.notice}>
      <p role="status">
        {delivery ? sentences[delivery] : 'Asking the exchange whether texts are sent today…'}
      </p>
      {Object.values(sentences).map((sentence) => (
        <span key={sentence} className={styles.room} data-room={sentence} aria-hidden="true" />
      ))}
    </div>
  );
}
