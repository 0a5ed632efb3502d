import { useMemo } from 'react';
import { Button } from '../../components/Button';
import { useCopied } from '../../components/useCopied';
import { usePicture } from '../../components/usePicture';
import { siteName } from '../../content/site';
import { pageAddress } from '../../lib/pageAddress';
import type { QuizSource } from '../../lib/quiz/quizReducer';
import { quizShareText } from '../../lib/quiz/quizShareText';
import { saveFile } from '../../lib/saveFile';
import { hasShareSheet, openShareSheet } from '../../services/shareSheet';
import { sourcePath } from './quizSource';
import styles from './ShareResult.module.css';

type Props = Readonly<{
  source: QuizSource;
  title: string;
  /** Memoised by the caller. */
  marks: readonly boolean[];
  streak: number;
}>;

/** Ways to share a result without giving away an answer. */
export function ShareResult({ source, title, marks, streak }: Props) {
  const { copied, copy } = useCopied('Share your score anywhere you like.');
  const picture = usePicture(
    useMemo(
      () => async () => (await import('./resultPicture')).resultPicture({ title, marks, streak }),
      [title, marks, streak],
    ),
  );
  const url = pageAddress(sourcePath(source));
  const text = quizShareText({ product: siteName, title, marks, streak, url });

  const share = async () => {
    const outcome = await openShareSheet({ title: `${siteName} quiz`, text, picture });
    if (outcome === 'failed') await copy(text);
  };

  return (
    <div className={styles.share}>
      {hasShareSheet() && (
        <Button tone="pink" onClick={share}>
          Share Result
        </Button>
      )}
      <Button tone="lime" onClick={() => copy(text)}>
        {copied ? 'Copied!' : 'Copy Result'}
      </Button>
      <Button tone="cyan" disabled={!picture} onClick={() => picture && saveFile(picture)}>
        Save Picture
      </Button>
    </div>
  );
}
