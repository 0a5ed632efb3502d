import { Link } from 'react-router-dom';
import { Emoji } from '../../components/Emoji';
import { stickers } from '../../content/stickers';
import styles from './Attachment.module.css';
import { type Attachment, paper, pens, type Stroke } from './attachments';
import { maskWords } from './maskWords';

/** A drawing as lines of felt pen. */
export function DrawingPicture({ strokes }: Readonly<{ strokes: readonly Stroke[] }>) {
  return strokes.map(({ colour, points }, index) => (
    <polyline
      key={index}
      // A point alone is a dot: a line of no length has one, by its round ends.
      points={[...points, points[points.length - 1]].map((point) => point.join()).join(' ')}
      fill="none"
      stroke={pens[colour]}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ));
}

type Props = Readonly<{ attachment: Attachment; masked: boolean }>;

/** What was sent with the Files button. */
export function AttachmentView({ attachment, masked }: Props) {
  if (attachment.kind === 'drawing') {
    return (
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${paper.width} ${paper.height}`}
        role="img"
        aria-label="A drawing"
      >
        <DrawingPicture strokes={attachment.strokes} />
      </svg>
    );
  }
  if (attachment.kind === 'sticker') {
    const [symbol, name] = stickers[attachment.id];
    return <Emoji symbol={symbol} label={`Sticker: ${name}`} className={styles.sticker} />;
  }
  const name = masked ? maskWords(attachment.name) : attachment.name;
  return (
    <Link to={attachment.path} className={styles.run}>
      ▶ Watch {name ? <bdi>{name}’s run</bdi> : 'a run'}
    </Link>
  );
}
