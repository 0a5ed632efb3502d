import styles from './SmsToy.module.css';

const sentences = {
  outbox:
    'This site is not connected to a phone network. Your text is kept in its outbox, and no phone receives it.',
  live: 'Texts are really sent, signed with this site’s name. Be kind: they are counted and limited.',
  unknown: 'The server does not say whether texts are sent today. You can write yours meanwhile.',
} as const;

/** Reserves the space of the longest of some sentences in a grid of one cell. */
export function ReservedSpace({
  sentences,
}: Readonly<{ sentences: Readonly<Record<string, string>> }>) {
  return Object.values(sentences).map((sentence) => (
    <span key={sentence} className={styles.room} data-room={sentence} aria-hidden="true" />
  ));
}

/**
 * Says before sending whether a text will leave this server. Its space is reserved until that is
 * known.
 */
export function DeliveryNotice({
  delivery,
}: Readonly<{ delivery: keyof typeof sentences | undefined }>) {
  return (
    <div className={styles.notice}>
      <p role="status">
        {delivery ? sentences[delivery] : 'Asking the exchange whether texts are sent today…'}
      </p>
      <ReservedSpace sentences={sentences} />
    </div>
  );
}
