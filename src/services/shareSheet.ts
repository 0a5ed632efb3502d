export type Shared = Readonly<{
  title: string;
  text: string;
  /** A picture, made before the tap: devices forget the tap while one is being drawn. */
  picture?: File | null;
}>;

export type ShareOutcome = 'shared' | 'cancelled' | 'failed';

/** Whether the device has a share sheet of its own. Browser only. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Opens the device's share sheet, with the picture where it takes files. Call it straight from a
 * tap or a key.
 */
export async function openShareSheet({ title, text, picture }: Shared): Promise<ShareOutcome> {
  const withPicture = picture ? { title, text, files: [picture] } : undefined;
  const takesPicture =
    withPicture && typeof navigator.canShare === 'function' && navigator.canShare(withPicture);
  try {
    await navigator.share(takesPicture ? withPicture : { title, text });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    console.warn('The share sheet refused:', error);
    return 'failed';
  }
}
