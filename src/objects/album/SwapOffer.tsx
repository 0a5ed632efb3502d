import { useId, useState } from 'react';
import { Button } from '../../components/Button';
import { useCopied } from '../../components/useCopied';
import styles from './AlbumDialog.module.css';
import type { Album } from './album';
import { albumPages, isSticker, stickerName } from './albumPages';
import { changeAlbum } from './albumStore';
import { swapLink } from './swapLink';
import { withOffer, writeSwap } from './swaps';

/** A random number of forty bits that identifies a swap. */
function newNumber(): string {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high.toString(36) + low.toString(36)).slice(0, 12).padStart(8, '0');
}

/** Offers a double in exchange for a missing sticker, as a link. */
export function SwapOffer({ album }: Readonly<{ album: Album }>) {
  const id = useId();
  const { copied, copy } = useCopied('Send it to somebody who has a double of it.');
  const doubles = Object.keys(album.stickers).filter(
    (each) => album.stickers[each].count > 1 && isSticker(each),
  );
  const missing = albumPages.flatMap(({ entries }) =>
    entries.filter((entry) => !album.stickers[entry.id]).map((entry) => entry.id),
  );
  const [give, setGive] = useState('');
  const [want, setWant] = useState('');
  if (doubles.length === 0 || missing.length === 0) {
    return doubles.length === 0 ? <p>No doubles to swap yet.</p> : null;
  }
  const given = doubles.includes(give) ? give : doubles[0];
  const wanted = missing.includes(want) ? want : missing[0];
  const offer = () => {
    const number = newNumber();
    changeAlbum((before) => withOffer(before, number));
    // From the reader's side: `give` is what they receive, `want` is what they hand over.
    void copy(swapLink(writeSwap({ kind: 'offer', give: given, want: wanted, number })));
  };
  return (
    <fieldset className={styles.swap}>
      <legend>Swap a double</legend>
      <label htmlFor={`${id}-give`}>I give</label>
      <select id={`${id}-give`} value={given} onChange={(event) => setGive(event.target.value)}>
        {doubles.map((each) => (
          <option key={each} value={each}>
            {stickerName(each)} ({album.stickers[each].count})
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-want`}>for</label>
      <select id={`${id}-want`} value={wanted} onChange={(event) => setWant(event.target.value)}>
        {missing.map((each) => (
          <option key={each} value={each}>
            {stickerName(each)}
          </option>
        ))}
      </select>
      <Button tone="yellow" onClick={offer}>
        {copied ? 'Copied' : 'Copy the swap’s link'}
      </Button>
    </fieldset>
  );
}
