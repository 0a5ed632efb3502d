import type { Locator } from '@playwright/test';

/** What a reader sees of a card. White space in texts is single. */
export type ReadCard = Readonly<{
  heading: string;
  /** The whole text of every visible element in it. */
  texts: readonly string[];
  items: readonly string[];
  /** The addresses of its visible pictures. */
  pictures: readonly string[];
  /** The names of its links. */
  links: readonly string[];
}>;

/**
 * Reads all cards of a page at once, which takes a tenth of the time of looking for every text from
 * outside. Opens what is folded in a card before it reads it.
 */
export function readCards(cards: Locator): Promise<ReadCard[]> {
  return cards.evaluateAll((all) => {
    const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    return all.map((card) => {
      for (const folded of card.querySelectorAll('details')) folded.open = true;
      const seen = (selector: string) => [...card.querySelectorAll(selector)].filter(isSeen);
      return {
        heading: plain(card.querySelector('h3')?.textContent),
        texts: [...new Set(seen('*').map(({ textContent }) => plain(textContent)))],
        items: seen('li').map(({ textContent }) => plain(textContent)),
        pictures: seen('img').map((picture) => picture.getAttribute('src') ?? ''),
        links: seen('a').map((link) => plain(link.getAttribute('aria-label') ?? link.textContent)),
      };
    });
  });
}
