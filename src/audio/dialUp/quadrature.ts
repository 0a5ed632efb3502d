import type { Side, SymbolSource } from './Call';
import { lineRate, turn } from './line';

type Point = readonly [inPhase: number, quadrature: number];

/**
 * The self-synchronising scrambler of ITU-T V.34, fed with ones: 1 + x^-18 + x^-23 for the caller,
 * 1 + x^-5 + x^-23 for the answerer.
 */
export function createScrambler(side: Side): () => number {
  const tap = side === 'caller' ? 17 : 4;
  let register = 0;
  return () => {
    const bit = 1 ^ ((register >> tap) & 1) ^ ((register >> 22) & 1);
    register = ((register << 1) | bit) & 0x7fffff;
    return bit;
  };
}

/** Four points, on the diagonals, by a number of quarter turns. */
function quarter(turns: number): Point {
  const angle = (turn * turns) / 4 + turn / 8;
  return [Math.cos(angle), Math.sin(angle)];
}

/** PP of V.34: 48 symbols over and over, every frequency equally loud. */
function preliminary(index: number): Point {
  const [k, i] = [Math.floor((index % 48) / 4), index % 4];
  const angle = (Math.PI * (k * i + (k % 3 === 1 ? 4 : 0))) / 6;
  return [Math.cos(angle), Math.sin(angle)];
}

/** Points of the data constellation on each axis. */
const dataLevels = 16;

/** The n-th symbol of a source, asked for in order. */
function createSource(source: SymbolSource, side: Side): (index: number) => Point {
  const bit = createScrambler(side);
  const bits = (count: number) => {
    let value = 0;
    for (let n = 0; n < count; n++) value = 2 * value + bit();
    return value;
  };
  const onAxis = () => (2 * bits(Math.log2(dataLevels)) - (dataLevels - 1)) / (dataLevels * 0.6);
  switch (source) {
    case 'S':
      return (index) => quarter(index % 2);
    case 'S-inverted':
      return (index) => quarter((index % 2) + 2);
    case 'PP':
      return preliminary;
    case 'TRN':
      return () => quarter(bits(2));
    case 'data':
      return () => [onAxis(), onAxis()];
    default:
      return source satisfies never;
  }
}

/** Share of the symbol rate that the band is wider than it must be. */
const rollOff = 0.12;
/** Symbols to either side over which a pulse rings. */
const reach = 4;
const tableSteps = 32;

/** A raised-cosine pulse: 1 on its own symbol, 0 on every other. */
function pulseAt(symbols: number): number {
  if (symbols === 0) return 1;
  const angle = Math.PI * symbols;
  const fall = 2 * rollOff * symbols;
  const window = 0.5 + 0.5 * Math.cos((Math.PI * symbols) / (reach + 1));
  if (Math.abs(1 - fall * fall) < 1e-9) return window * (Math.sin(angle) / angle) * (Math.PI / 4);
  return (window * (Math.sin(angle) / angle) * Math.cos(rollOff * angle)) / (1 - fall * fall);
}

const pulse = Float32Array.from({ length: reach * tableSteps + 2 }, (_, n) =>
  pulseAt(n / tableSteps),
);

/** Adds quadrature symbols on a carrier: the hiss and roar of training and of data. */
export function addSymbols(
  out: Float32Array,
  from: number,
  to: number,
  signal: Readonly<{ hz: number; rate: number; source: SymbolSource; side: Side; level: number }>,
): void {
  const next = createSource(signal.source, signal.side);
  const perSymbol = lineRate / signal.rate;
  const count = to - from;
  const inPhase = new Float32Array(count);
  const quadrature = new Float32Array(count);
  for (let symbol = 0; symbol * perSymbol < count; symbol++) {
    const [i, q] = next(symbol);
    const middle = symbol * perSymbol;
    const last = Math.min(count - 1, Math.floor(middle + reach * perSymbol));
    for (let n = Math.max(0, Math.ceil(middle - reach * perSymbol)); n <= last; n++) {
      const shape = pulse[Math.round((Math.abs(n - middle) / perSymbol) * tableSteps)];
      inPhase[n] += i * shape;
      quadrature[n] += q * shape;
    }
  }
  const step = (turn * signal.hz) / lineRate;
  for (let n = 0; n < count; n++) {
    const wave = inPhase[n] * Math.cos(step * n) - quadrature[n] * Math.sin(step * n);
    out[from + n] += signal.level * wave;
  }
}
