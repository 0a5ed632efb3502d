import { createStore } from 'zustand/vanilla';
import { onStoredElsewhere, readStored, writeStored } from '../../lib/storage';
import type { BodyEvent, Kept } from '../kit/Body';
import { type Album, addFound, addTouch, emptyAlbum, parseAlbum } from './album';

const key = 'album';

export type AlbumState = Readonly<{
  album: Album;
  /** Whether the last change could be stored. */
  stored: boolean;
}>;

/** The visitor's stickers, and the state in which each object was left. */
export const albumStore = createStore<AlbumState>(() => ({
  album: typeof localStorage === 'undefined' ? emptyAlbum : parseAlbum(readStored(key)),
  stored: true,
}));

// Another tab has changed the album: without this the next change here would undo it.
onStoredElsewhere(key, () =>
  albumStore.setState({ album: parseAlbum(readStored(key)), stored: true }),
);

export function changeAlbum(change: (album: Album) => Album): void {
  const album = change(albumStore.getState().album);
  albumStore.setState({ album, stored: writeStored(key, album) });
}

/** The state in which an object was left; undefined for one that was never touched. */
export function savedObject(id: string): Kept | undefined {
  return albumStore.getState().album.objects[id];
}

/**
 * Stores an event of an object: its end state, its sticker, its secret.
 * @returns a sentence about what is new in the album; undefined where nothing is
 */
export function saveObjectEvent(id: string, event: BodyEvent, kept: Kept): string | undefined {
  const before = albumStore.getState().album.stickers[id];
  if (event.type === 'answered') changeAlbum((album) => addTouch(album, id, kept));
  if (event.type === 'found') changeAlbum((album) => addFound(album, id, kept));
  const { album, stored } = albumStore.getState();
  const after = album.stickers[id];
  if (!after || after === before) return undefined;
  const what =
    after.shiny && !before?.shiny ? 'A shiny sticker' : before ? 'A double' : 'A sticker';
  return stored ? `${what} for your album.` : `${what}, kept until you close the page.`;
}
