import { lineRate } from '../../audio/dialUp/line';
import { bandCount, spectrumAt } from '../../audio/dialUp/spectrum';

/** Columns of the picture for each second of the call. */
export const columnsPerSecond = 60;
/** Levels in dB: the first and below is black, the second and above is white. */
const [quiet, loud] = [-68, -14];

/** Colours from night over purple and orange to white. */
const stops: readonly (readonly [number, number, number])[] = [
  [9, 12, 38],
  [62, 22, 110],
  [190, 38, 110],
  [250, 130, 40],
  [255, 226, 90],
  [255, 255, 240],
];

const palette = Uint8ClampedArray.from({ length: 256 * 4 }, (_, index) => {
  const place = ((index >> 2) / 255) * (stops.length - 1);
  const [from, part] = [Math.min(stops.length - 2, Math.floor(place)), index % 4];
  if (part === 3) return 255;
  return stops[from][part] + (stops[from + 1][part] - stops[from][part]) * (place - from);
});

const levels = new Float32Array(bandCount);

/** Draws columns `from` up to `to` of a spectrogram: time to the right, 4000 Hz at the top. */
export function drawSpectrogram(
  context: CanvasRenderingContext2D,
  samples: Float32Array,
  from: number,
  to: number,
): void {
  if (to <= from) return;
  const picture = context.createImageData(to - from, bandCount);
  for (let column = from; column < to; column++) {
    spectrumAt(samples, ((column + 0.5) * lineRate) / columnsPerSecond, levels);
    for (let band = 0; band < bandCount; band++) {
      const share = (levels[band] - quiet) / (loud - quiet);
      const color = 4 * Math.round(255 * Math.min(1, Math.max(0, share)));
      const pixel = 4 * ((bandCount - 1 - band) * picture.width + column - from);
      picture.data.set(palette.subarray(color, color + 4), pixel);
    }
  }
  context.putImageData(picture, from, 0);
}
