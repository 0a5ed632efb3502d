/** A number from 0 to 1 that is always the same for the same point: used as surface grain. */
export function grain(x: number, y: number): number {
  let mixed = (Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
}
