import { useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { Button, buttonLook } from '../../components/Button';
import { toastMissed } from '../../components/toast';
import { useCopied } from '../../components/useCopied';
import { useHydrated } from '../../components/useHydrated';
import { useNearView } from '../../components/useNearView';
import { usePicture } from '../../components/usePicture';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { checklistItems } from '../../content/checklist';
import { siteName } from '../../content/site';
import { progressByCategory } from '../../lib/checklist/checklistScore';
import { checklistShareText } from '../../lib/checklist/checklistShareText';
import { pageAddress } from '../../lib/pageAddress';
import { facebookShareLink, whatsAppShareLink, xShareLink } from '../../services/share';
import { hasShareSheet, openShareSheet } from '../../services/shareSheet';
import styles from './ShareScore.module.css';
import { ticks } from './ticksStore';

/**
 * Ways to share the score: three networks, the clipboard, the device's share sheet, a picture, a
 * print.
 */
export function ShareScore() {
  const box = useRef<HTMLDivElement>(null);
  // The picture is drawn once the visitor is near it.
  const drawn = useNearView(box);
  const mine = useStore(ticks, ({ ids }) => ids);
  const hydrated = useHydrated();
  const { copied, copy } = useCopied('Share your score anywhere you like.');
  // The list is new at each render, so it is compared by its text.
  const counts = progressByCategory(mine, checklistItems)
    .map((entry) => entry.checked)
    .join();
  const picture = usePicture(
    useMemo(
      () =>
        drawn
          ? async () => (await import('./scorePicture')).scorePicture(counts.split(',').map(Number))
          : null,
      [drawn, counts],
    ),
  );
  const text = checklistShareText(mine.size, checklistItems.length, siteName);
  // The page is prerendered before its address is known.
  const url = hydrated ? pageAddress('/lifestyle') : '/lifestyle';
  const textWithLink = `${text} ${url}`;

  const networks = [
    { name: 'Facebook', tone: 'blue', href: facebookShareLink({ url, quote: text }) },
    { name: 'X', tone: 'cyan', href: xShareLink({ text, url }) },
    { name: 'WhatsApp', tone: 'lime', href: whatsAppShareLink({ text: textWithLink }) },
  ] as const;

  return (
    <div ref={box} className={styles.share}>
      <h3>Show it round the class</h3>
      <div className={styles.ways}>
        {networks.map(({ name, tone, href }) => (
          <a
            key={name}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            {...buttonLook({ tone })}
          >
            {name}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        ))}
        <Button tone="yellow" className={styles.copy} onClick={() => copy(textWithLink)}>
          {copied ? 'Copied!' : 'Copy'}
        </Button>
        {hydrated && hasShareSheet() && (
          <Button
            tone="pink"
            onClick={async () => {
              const shared = { title: `${siteName} lifestyle list`, text: textWithLink, picture };
              if ((await openShareSheet(shared)) === 'failed') await copy(textWithLink);
            }}
          >
            Share…
          </Button>
        )}
        <Button
          tone="purple"
          disabled={!picture}
          onClick={() =>
            import('../../lib/saveFile').then(
              ({ saveFile }) => picture && saveFile(picture),
              toastMissed('The part that saves it'),
            )
          }
        >
          Save Picture
        </Button>
        <Button tone="orange" onClick={() => print()}>
          Print the List
        </Button>
      </div>
    </div>
  );
}
