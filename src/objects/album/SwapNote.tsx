import { useState } from 'react';
import { Button } from '../../components/Button';
import { useCopied } from '../../components/useCopied';
import styles from './AlbumDialog.module.css';
import { isSticker, stickerName } from './albumPages';
import { albumStore, changeAlbum } from './albumStore';
import { swapLink } from './swapLink';
import { answerTo, makeSwap, readSwap, refusalOf, writeSwap } from './swaps';

/** What a swap link says, and the button that makes the swap. */
export function SwapNote({ text }: Readonly<{ text: string }>) {
  const [made, setMade] = useState(false);
  const { copied, copy } = useCopied('Send it back: it brings them your sticker.');
  const read = readSwap(text, isSticker);
  if (!read.ok) {
    return (
      <p role="alert" className={styles.notice}>
        This swap cannot be read. {read.why} Your album is as it was.
      </p>
    );
  }
  const { swap } = read;
  const refusal = made ? undefined : refusalOf(albumStore.getState().album, swap);
  const answer = writeSwap(answerTo(swap));
  return (
    <div className={styles.notice} role="status">
      <p>
        {made ? 'Swapped' : 'A swap'}: <b>{stickerName(swap.give)}</b> for you,{' '}
        <b>{stickerName(swap.want)}</b> for them. {refusal}
      </p>
      {!made && refusal === undefined && (
        <Button
          tone="lime"
          onClick={() => {
            changeAlbum((album) => makeSwap(album, swap));
            setMade(true);
          }}
        >
          {swap.kind === 'offer' ? 'Swap' : 'Take your sticker'}
        </Button>
      )}
      {made && swap.kind === 'offer' && (
        <Button tone="yellow" onClick={() => void copy(swapLink(answer))}>
          {copied ? 'Copied' : 'Copy the link that you send back'}
        </Button>
      )}
    </div>
  );
}
