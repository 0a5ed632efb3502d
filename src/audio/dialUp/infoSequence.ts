const fill = [1, 1, 1, 1];
const sync = [0, 1, 1, 1, 0, 0, 1, 0];

/** The check of ITU-T V.34's INFO sequences: x^16 + x^12 + x^5 + 1, starting from all ones. */
function checkBits(data: readonly number[]): number[] {
  let register = 0xffff;
  for (const bit of data) {
    const carry = ((register >> 15) & 1) ^ bit;
    register = (register << 1) & 0xffff;
    if (carry === 1) register ^= 0x1021;
  }
  return Array.from({ length: 16 }, (_, index) => (register >> (15 - index)) & 1);
}

/** An INFO sequence of V.34's phase 2: fill, frame synchronisation, data, check, fill. */
function infoSequence(data: string): number[] {
  const bits = Array.from(data, Number);
  return [...fill, ...sync, ...bits, ...checkBits(bits), ...fill];
}

/** A number as V.34 sends it: least significant bit first. */
function number(value: number, bits: number): string {
  return Array.from({ length: bits }, (_, bit) => (value >> bit) & 1).join('');
}

/** What one end found of a symbol rate: high carrier, pre-emphasis, fastest rate in 2400 bit/s. */
const probed = (fastest: number) => `1${number(2, 4)}${number(fastest, 4)}`;
/** Index of 3200 symbols a second among V.34's six rates. */
const chosenRate = number(4, 3);
const noPowerDown = number(0, 6);
const noManufacturerDelay = number(0, 7);
const noOffset = number(0, 10);

/** What a modem can do: every symbol rate and carrier, less power on request, 1664 points. */
export const info0 = infoSequence('11111110101001000');

/** The caller's account of the line, for each of the six symbol rates. */
export const info1Caller = infoSequence(
  noPowerDown + noManufacturerDelay + [9, 11, 11, 12, 13, 0].map(probed).join('') + noOffset,
);

/** The answerer's choice: 3200 symbols a second both ways, at up to 31,200 bit/s. */
export const info1Answerer = infoSequence(
  `${noPowerDown}${noManufacturerDelay}0${number(2, 4)}${number(13, 4)}${chosenRate}${chosenRate}${noOffset}`,
);
