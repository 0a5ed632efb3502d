/** A button or card that leads to a route of the site. */
export interface LinkAction {
  readonly label: string;
  readonly path: string;
}

export interface LinkCard {
  readonly path: string;
  readonly name: string;
  readonly emoji: string;
  readonly description: string;
  /** The words on its button. */
  readonly action: string;
}

/** A heading with short lines under it. */
export interface ListBlock {
  readonly heading: string;
  readonly items: readonly string[];
}

/** The last block of a page: a few words and a link. */
export interface ClosingBlock {
  readonly heading: string;
  readonly text: string;
  readonly action: LinkAction;
}
