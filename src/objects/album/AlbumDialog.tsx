import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { siteName } from '../../content/site';
import { drawPicture } from '../../lib/drawPicture';
import { saveFile } from '../../lib/saveFile';
import styles from './AlbumDialog.module.css';
import { AlbumPageView } from './AlbumPageView';
import { achievements, withAchievements } from './achievements';
import { albumPages, stickersInAll } from './albumPages';
import { albumPicture } from './albumPicture';
import { albumStore, changeAlbum } from './albumStore';
import { SwapNote } from './SwapNote';
import { SwapOffer } from './SwapOffer';

type Props = Readonly<{
  open: boolean;
  onClose: () => void;
  /** The swap from the link; empty for a link without one. */
  swapText: string;
}>;

/** The sticker album: a page for each category, swaps, and the page as a picture. */
export function AlbumDialog({ open, onClose, swapText }: Props) {
  const { album, stored } = useStore(albumStore);
  const [place, setPlace] = useState(0);
  const [said, setSaid] = useState('');
  const page = albumPages[place];
  const stuck = Object.keys(album.stickers).length;
  const secrets = Object.values(album.objects).filter(({ found }) => found).length;
  const stuckHere = page.entries.filter(({ id }) => album.stickers[id]).length;

  useEffect(() => {
    if (withAchievements(albumStore.getState().album) !== albumStore.getState().album) {
      changeAlbum(withAchievements);
    }
  }, []);

  const exportPage = async () => {
    const file = await drawPicture(await albumPicture(page, album, siteName));
    if (file) saveFile(file);
    setSaid(file ? `The page is in ${file.name}.` : 'This browser could not draw the picture.');
  };

  return (
    <Dialog open={open} onClose={onClose} title="Sticker album" tone="pink">
      <div className={styles.album}>
        <p>
          <b>
            {stuck} of {stickersInAll}
          </b>{' '}
          stuck in, {secrets} {secrets === 1 ? 'secret' : 'secrets'} found. Use an object and its
          sticker is yours; every fifth time brings a double.
        </p>
        {!stored && (
          <p role="alert" className={styles.notice}>
            The browser’s storage is full or refused. The album lasts until you close the page.
          </p>
        )}
        {swapText !== '' && <SwapNote key={swapText} text={swapText} />}
        <div className={styles.tabs}>
          {albumPages.map(({ category, title, entries }, index) => (
            <button
              key={category}
              type="button"
              className={styles.tab}
              aria-pressed={index === place}
              onClick={() => setPlace(index)}
            >
              {title}{' '}
              <span>
                {entries.filter(({ id }) => album.stickers[id]).length}/{entries.length}
              </span>
            </button>
          ))}
        </div>
        <AlbumPageView key={page.category} page={page} album={album} />
        <p className={styles.ways}>
          <Button tone="cyan" disabled={stuckHere === 0} onClick={() => void exportPage()}>
            Save the page as a picture
          </Button>
        </p>
        <p role="status">{said}</p>
        <SwapOffer album={album} />
        <details>
          <summary>How to get a shiny sticker</summary>
          <ul className={styles.achievements}>
            <li>Find its object’s secret.</li>
            {achievements.map(({ id, how }) => (
              <li key={id}>
                {how}
                {album.stickers[id]?.shiny ? ' (done)' : ''}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </Dialog>
  );
}
