import { savedObject, saveObjectEvent } from '../album/albumStore';
import { fetchDrawing } from '../kit/fetchDrawing';
import { type MountedObject, mountObject } from '../kit/mountObject';
import { type Category, loadPlays } from '../loadPlays';
import { hush, speak } from './speech';

export type CardObject = Pick<MountedObject, 'activate' | 'dispose'>;

/**
 * Mounts the moving drawing over a card's picture.
 * @returns undefined where the drawing or its play is missing; the picture stays then
 */
export async function mountCardObject(
  surface: HTMLElement,
  category: Category,
  id: string,
): Promise<CardObject | undefined> {
  const [plays, drawing] = await Promise.all([loadPlays(category), fetchDrawing(category, id)]);
  const play = plays[id];
  if (!play || !drawing) return undefined;
  const frame = surface.parentElement;
  surface.before(drawing);
  if (frame) frame.dataset.live = '';
  const mounted = mountObject({
    surface,
    drawing,
    play,
    kept: savedObject(id),
    tapPlays: false,
    onEvent(event, kept) {
      const news = saveObjectEvent(id, event, kept);
      if (event.type !== 'tick') speak(surface, event.says, news);
    },
  });
  return {
    activate: mounted.activate,
    dispose() {
      mounted.dispose();
      hush(surface);
      delete frame?.dataset.live;
      drawing.remove();
    },
  };
}
