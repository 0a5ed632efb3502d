import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/Button';
import { fetchDrawing } from '../kit/fetchDrawing';
import { type MountedObject, mountObject } from '../kit/mountObject';
import { loadPlays } from '../loadPlays';
import { ObjectPicture } from '../ObjectPicture';
import styles from './AlbumDialog.module.css';
import type { Album } from './album';
import type { AlbumPage } from './albumPages';

type Props = Readonly<{ page: AlbumPage; album: Album }>;

/** One page of the album: stickers and empty places. On a full page everything moves at once. */
export function AlbumPageView({ page, album }: Props) {
  const grid = useRef<HTMLUListElement>(null);
  const awake = useRef<MountedObject[]>([]);
  const [busy, setBusy] = useState(false);
  const { category, title, entries } = page;
  const full = entries.every(({ id }) => album.stickers[id]);

  useEffect(
    () => () => {
      for (const object of awake.current) object.dispose();
    },
    [],
  );

  /** Mounts the page's objects over their pictures, once, and sets all of them going. */
  const wakeAll = async () => {
    if (awake.current.length === 0) {
      setBusy(true);
      const plays = await loadPlays(category);
      await Promise.all(
        entries.map(async ({ id }) => {
          const surface = grid.current?.querySelector<HTMLElement>(`[data-sticker="${id}"]`);
          const drawing = await fetchDrawing(category, id);
          const play = plays[id];
          if (!surface?.isConnected || !drawing || !play) return;
          surface.replaceChildren(drawing);
          awake.current.push(
            mountObject({
              surface,
              drawing,
              play,
              kept: undefined,
              tapPlays: true,
              onEvent: () => {},
            }),
          );
        }),
      );
      setBusy(false);
    }
    for (const object of awake.current) object.activate();
  };

  return (
    <section aria-label={title} className={full ? `${styles.page} ${styles.full}` : styles.page}>
      <ul ref={grid} className={styles.stickers}>
        {entries.map(({ id, name }, index) => {
          const sticker = album.stickers[id];
          return (
            <li key={id}>
              {sticker ? (
                <Link
                  to={`/${category}#${id}`}
                  className={sticker.shiny ? `${styles.sticker} ${styles.shiny}` : styles.sticker}
                >
                  <span data-sticker={id} className={styles.picture}>
                    <ObjectPicture card={`/${category}#${id}`} />
                  </span>
                  <span className={styles.name}>{name}</span>
                  {sticker.shiny && <span className={styles.mark}>Shiny</span>}
                  {sticker.count > 1 && <span className={styles.count}>×{sticker.count}</span>}
                </Link>
              ) : (
                <Link to={`/${category}#${id}`} className={`${styles.sticker} ${styles.empty}`}>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span className={styles.name}>{name}</span>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {full && (
        <p className={styles.ways}>
          <b>The page is full.</b>{' '}
          <Button tone="lime" disabled={busy} onClick={() => void wakeAll()}>
            Play them all
          </Button>
        </p>
      )}
    </section>
  );
}
