export type Picture = Readonly<{
  /** The file's name with its extension. */
  name: string;
  /** In pixels. */
  width: number;
  height: number;
  /** CSS font shorthands. They are loaded before anything is drawn. */
  fonts: readonly string[];
  draw: (context: CanvasRenderingContext2D, paint: (token: string) => string) => void;
}>;

/**
 * Draws a PNG. `paint` gives the value of one of the site's colour tokens.
 * @returns null where the browser refuses a canvas
 */
export async function drawPicture(picture: Picture): Promise<File | null> {
  const { name, width, height, fonts, draw } = picture;
  await Promise.all(fonts.map((font) => document.fonts.load(font)));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const tokens = getComputedStyle(document.documentElement);
  draw(context, (token) => tokens.getPropertyValue(`--${token}`).trim());
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], name, { type: blob.type });
}

/** Breaks a text into lines of at most `width` pixels in the context's font. */
export function wrapText(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
