/** Numbers per drawing: its rectangle on the sheet, then size and origin in world pixels. */
export const frameStride = 8;

/** All drawings on one picture. */
export type Sheet = Readonly<{
  picture: ImageBitmap | HTMLCanvasElement;
  /** By drawing: left, top, right, bottom of 1, then width, height, originX, originY. */
  frames: Float32Array<ArrayBuffer>;
}>;
