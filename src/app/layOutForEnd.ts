/** How long a key that is held down may take to come again, in milliseconds. */
const repeatsWithin = 1000;

/**
 * Lays the whole page out before the End key scrolls: the guesses for what is laid out late are a
 * little too tall, and a page that shrinks on the way leaves the scrolling short of its end. What
 * was laid out once keeps its true height.
 */
export function layOutForEnd(): void {
  const all = new CSSStyleSheet();
  all.replaceSync('* { content-visibility: visible !important }');
  const undo = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== all);
  };
  let undoing = 0;
  addEventListener('keydown', ({ key }) => {
    if (key !== 'End') return;
    clearTimeout(undoing);
    undoing = window.setTimeout(undo, repeatsWithin);
    if (document.adoptedStyleSheets.includes(all)) return;
    document.adoptedStyleSheets.push(all);
    // Now, and not when the next frame is drawn.
    document.documentElement.getBoundingClientRect();
  });
}
