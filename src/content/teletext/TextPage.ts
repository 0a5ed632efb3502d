/** A colour by its first letter, as in written rows: red, green, yellow, blue, magenta, cyan, white. */
export type Ink = 'r' | 'g' | 'y' | 'b' | 'm' | 'c' | 'w';

/** A part of a frame, from the top down. */
export type TextBlock =
  /** A row as it is written: `{y}` turns the following letters yellow and takes up one cell. */
  | string
  /** Large letters made of mosaic characters, three rows high, on a ground. */
  | Readonly<{ banner: string; ink: Ink; ground?: Ink }>
  /** A picture: each letter is the colour of one dot, two by three dots to a cell. */
  | Readonly<{ art: readonly string[]; indent?: number }>
  /** Sentences, broken into rows. */
  | Readonly<{ text: string; ink?: Ink }>;

/** What a coloured button does on a page: its label, and the page that it leads to. */
export type Prompt = readonly [text: string, target: string];

export type TextPage = Readonly<{
  /** Three digits; those with a letter cannot be dialled. */
  number: string;
  title: string;
  /** One for each subpage; 22 rows at most. */
  frames: readonly (readonly TextBlock[])[];
  /** Red, green, yellow and blue, where they are not the usual ones. */
  prompts?: readonly [Prompt, Prompt, Prompt, Prompt];
  /** How many seconds each frame is shown. */
  seconds?: number;
  /** Only boxed text is shown, over the television picture. */
  subtitle?: true;
  /** The page of the site that this page is about. */
  path?: string;
}>;
