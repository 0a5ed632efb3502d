/**
 * Reports an element's content box in CSS pixels and the device's pixel ratio: soon after the call,
 * then whenever either changes.
 * @returns a function that stops it
 */
export function watchBox(
  element: HTMLElement,
  report: (width: number, height: number, pixelRatio: number) => void,
): () => void {
  let width = 0;
  let height = 0;
  let ratio = 0;
  let media: MediaQueryList | undefined;

  const update = (box: Readonly<{ width: number; height: number }>): void => {
    const isNewRatio = devicePixelRatio !== ratio;
    if (box.width === width && box.height === height && !isNewRatio) return;
    ({ width, height } = box);
    if (isNewRatio) {
      // A query matches one ratio only, so each change needs a new one.
      ratio = devicePixelRatio;
      media?.removeEventListener('change', ratioChanged);
      media = matchMedia(`(resolution: ${ratio}dppx)`);
      media.addEventListener('change', ratioChanged);
    }
    if (width > 0 && height > 0) report(width, height, ratio);
  };
  const ratioChanged = (): void => update({ width, height });
  const observer = new ResizeObserver(([entry]) => update(entry.contentRect));

  ratioChanged();
  try {
    // Also reports a change of the ratio alone, in browsers that know that box.
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(element);
  }
  return () => {
    observer.disconnect();
    media?.removeEventListener('change', ratioChanged);
  };
}
