export type Shared = Readonly<{
  title: string;
  text: string;
  /** A picture, made before the tap: drawing it after the tap would lose the user activation. */
  picture?: File | null;
}>;

export type ShareOutcome = 'shared' | 'cancelled' | 'failed';

/** Whether the device has a share sheet. Browser only. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Opens the device's share sheet, with the picture if it accepts files. Call it directly from a tap
 * or key handler.
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
