import { useMemo } from 'react';
import { Button } from '../../components/Button';
import { toast } from '../../components/toast';
import { usePicture } from '../../components/usePicture';
import { siteName } from '../../content/site';
import { pageAddress } from '../../lib/pageAddress';
import type { QuizSource } from '../../lib/quiz/quizReducer';
import { quizShareText } from '../../lib/quiz/quizShareText';
import { saveFile } from '../../lib/saveFile';
import { hasShareSheet, openShareSheet } from '../../services/shareSheet';
import { sourcePath } from './quizSource';
import { resultPicture } from './resultPicture';
import styles from './ShareResult.module.css';

type Props = Readonly<{
  source: QuizSource;
  title: string;
  /** Memoised. */
  marks: readonly boolean[];
  streak: number;
}>;

/** Ways to pass a result on, none of which gives an answer away. */
export function ShareResult({ source, title, marks, streak }: Props) {
  const picture = usePicture(
    useMemo(() => resultPicture({ title, marks, streak }), [title, marks, streak]),
  );
  const url = pageAddress(sourcePath(source));
  const text = quizShareText({ product: siteName, title, marks, streak, url });

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast('Copied to clipboard!', { description: 'Share your score anywhere you like.' });
    } catch (error) {
      console.warn('The clipboard refused:', error);
      toast('Could not copy', { description: 'The browser keeps the clipboard to itself.' });
    }
  };
  const share = async () => {
    const outcome = await openShareSheet({ title: `${siteName} quiz`, text, picture });
    if (outcome === 'failed') await copy();
  };

  return (
    <div className={styles.share}>
      {hasShareSheet() && (
        <Button tone="pink" onClick={share}>
          Share Result
        </Button>
      )}
      <Button tone="lime" onClick={copy}>
        Copy Result
      </Button>
      <Button tone="cyan" disabled={!picture} onClick={() => picture && saveFile(picture)}>
        Save Picture
      </Button>
    </div>
  );
}
