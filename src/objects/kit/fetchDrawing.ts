import { pictureOf } from '../../lib/objectPicture';
import type { Category } from '../loadPlays';

/**
 * Fetches the drawing of an object as an SVG element of its own. The sheet that it is on shows its
 * picture on the page already, so that the answer comes from the browser's cache.
 * @returns undefined where it cannot be fetched
 */
export async function fetchDrawing(
  category: Category,
  id: string,
): Promise<SVGSVGElement | undefined> {
  try {
    const response = await fetch(pictureOf(`/${category}#${id}`));
    if (!response.ok) throw new Error(`status ${response.status}`);
    const sheet = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
    const drawing = sheet.documentElement;
    const shapes = sheet.getElementById(id)?.nextElementSibling;
    if (!(drawing instanceof SVGSVGElement && shapes)) throw new Error('it is no drawing');
    shapes.removeAttribute('transform');
    drawing.firstElementChild?.replaceChildren(shapes);
    drawing.setAttribute('aria-hidden', 'true');
    drawing.setAttribute('focusable', 'false');
    return document.importNode(drawing, true);
  } catch (error) {
    console.warn(`The drawing of "${id}" could not be fetched.`, error);
    return undefined;
  }
}
