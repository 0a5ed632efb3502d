/** Written by scripts/klondike/proveDeals.ts: seeds by their distances, in base 36. */
export const winnableSeeds = {
  one: '3 2 1 1 2 1 1 2 1 1 1 1 2 1 2 1 1 1 4 1 2 3 1 1 1 1 2 3 1 2 1 1 1 1 1 3 2 1 1 1 1 1 1 3 3 1 1 1 1 2 1 2 1 1 1 2 1 2 1 2 1 4 2 1 1 2 2 1 3 1 1 1 2 1 1 1 1 1 3 1 1 1 1 2 4 2 1 3 2 3 2 1 1 1 1 1 1 1 1 1 1 1 3 1 1 1 1 1 3 1 1 4 5 1 1 1 1 1 1 1',
  three:
    '3 4 1 2 1 2 1 3 2 5 1 3 1 1 4 1 1 1 1 3 4 2 1 1 2 1 6 1 1 1 1 1 3 4 2 1 2 5 3 4 2 1 3 1 3 3 2 1 2 1 2 3 1 1 1 2 1 3 1 1 1 1 3 1 1 3 3 5 1 2 2 1 2 2 1 1 1 4 1 1 1 1 4 1 3 1 3 3 4 1 1 2 1 1 3 1 1 2 1 3 1 1 2 2 2 2 4 1 1 2 2 2 1 2 3 1 1 1 1 1',
  vegasOne:
    '16 1v2 1z 11 3a f 17k ch 3z m 4t bw 7b 1ip 5g dl 9k 2k am 7c 3m x7 wn q ck u5 ah iw 3x 85 24 t0 13 6q 1w bz 1z p6 1l ts',
  vegasThree:
    '12 31 1b 4 1 1b 1c 1b q 6 14 s g 2k 1t t 28 15 y 2c b 3b n o s 3q 3 13 v k m v 24 1b 1d 7 1i g 7 q a 3i m 1l g u 4 2t 1n 13 3 y 1s 23 r 1x 1z n k a',
} as const;
