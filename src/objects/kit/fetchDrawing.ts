import { pictureOf } from '../pictureOf';

/**
 * Fetches the drawing of an object as an SVG element. Its picture is on the page already, so that
 * the answer comes from the browser's cache.
 * @returns undefined where it cannot be fetched
 */
export async function fetchDrawing(id: string): Promise<SVGSVGElement | undefined> {
  try {
    const response = await fetch(pictureOf(id));
    if (!response.ok) throw new Error(`status ${response.status}`);
    const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
    const drawing = parsed.documentElement;
    if (!(drawing instanceof SVGSVGElement)) throw new Error('it is no drawing');
    drawing.setAttribute('aria-hidden', 'true');
    drawing.setAttribute('focusable', 'false');
    return document.importNode(drawing, true);
  } catch (error) {
    console.warn(`The drawing of "${id}" could not be fetched.`, error);
    return undefined;
  }
}
