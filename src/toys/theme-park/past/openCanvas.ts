/**
 * A canvas, and what draws whole parks on it.
 * @throws (rejects) where the browser refuses one, or the signal's reason
 */
export async function openCanvas(width: number, height: number, signal: AbortSignal) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const { openWholePark } = await import('../../../../scenes/theme-park/ThemeParkScene');
  return { canvas, context, painter: await openWholePark(signal) };
}
