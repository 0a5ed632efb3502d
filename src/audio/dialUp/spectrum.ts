/** Samples that a column looks at, and the frequencies that it tells apart. */
export const windowSize = 256;
export const bandCount = windowSize / 2;

const half = windowSize / 2;
const bell = Float32Array.from(
  { length: windowSize },
  (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / (windowSize - 1)),
);
const cosines = Float32Array.from({ length: half }, (_, n) =>
  Math.cos((2 * Math.PI * n) / windowSize),
);
const sines = Float32Array.from({ length: half }, (_, n) =>
  Math.sin((2 * Math.PI * n) / windowSize),
);
const order = Uint8Array.from({ length: windowSize }, (_, n) => {
  let reversed = 0;
  for (let bit = 1, from = n; bit < windowSize; bit *= 2, from >>= 1) {
    reversed = reversed * 2 + (from & 1);
  }
  return reversed;
});

const real = new Float32Array(windowSize);
const imaginary = new Float32Array(windowSize);

/**
 * How loud each band is around a sample, by a fast Fourier transform.
 * @param out filled with `bandCount` levels in dB from the lowest band up; 0 is a full-scale tone
 */
export function spectrumAt(samples: Float32Array, middle: number, out: Float32Array): void {
  const start = Math.round(middle) - half;
  for (let n = 0; n < windowSize; n++) {
    real[order[n]] = (samples[start + n] ?? 0) * bell[n];
  }
  imaginary.fill(0);
  for (let size = 2; size <= windowSize; size *= 2) {
    const stride = windowSize / size;
    for (let block = 0; block < windowSize; block += size) {
      for (let k = 0; k < size / 2; k++) {
        const [low, high] = [block + k, block + k + size / 2];
        const [cos, sin] = [cosines[k * stride], sines[k * stride]];
        const re = real[high] * cos + imaginary[high] * sin;
        const im = imaginary[high] * cos - real[high] * sin;
        real[high] = real[low] - re;
        imaginary[high] = imaginary[low] - im;
        real[low] += re;
        imaginary[low] += im;
      }
    }
  }
  const full = (windowSize / 4) ** 2;
  for (let band = 0; band < bandCount; band++) {
    const power = (real[band] ** 2 + imaginary[band] ** 2) / full;
    out[band] = 10 * Math.log10(power + 1e-9);
  }
}
