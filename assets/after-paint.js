// A page is read before it is played with: what makes it answer waits in a template until the page
// has been painted, so that nothing competes with what it is painted from.
(() => {
  const painted = new Promise((resolve) => {
    // Nothing paints in a tab that nobody looks at, and not every browser tells.
    const tells = PerformanceObserver.supportedEntryTypes?.includes('paint');
    if (!tells || document.hidden) return resolve();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', resolve, { once: true });
    // A device that takes longer than this is not helped by waiting.
    setTimeout(resolve, 3000);
  });
  const parsed = new Promise((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
  void Promise.all([painted, parsed]).then(() => {
    const template = document.getElementById('after-paint');
    if (template) document.head.append(template.content);
  });
})();

// What is pressed until then is kept: the page presses it again once it answers. A key only where
// it would start a game; there it is not to scroll the page either.
(() => {
  const presses = [];
  const stopping = new AbortController();
  const options = { capture: true, signal: stopping.signal };
  globalThis.earlyPresses = { presses, stop: () => stopping.abort() };
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest?.('button[type="button"]');
      if (button) presses.push({ button });
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const { target, code, key, repeat, ctrlKey, altKey, metaKey } = event;
      if (repeat || ctrlKey || altKey || metaKey) return;
      if (code !== 'Space' && code !== 'Enter') return;
      if (!document.querySelector('[data-game-host]')) return;
      if (!target.matches('body, h1, [data-game-stage]')) return;
      event.preventDefault();
      presses.push({ code, key });
    },
    options,
  );
})();

// The End key lays the whole page out before it scrolls: the guesses for what is laid out late are a
// little too tall, and a page that shrinks on the way leaves the scrolling short of its end. What was
// laid out once keeps its true height.
(() => {
  let all;
  let undoing;
  const undo = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== all);
    all = undefined;
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'End') return;
    clearTimeout(undoing);
    // A key that is held down comes again within a second.
    undoing = setTimeout(undo, 1000);
    if (all) return;
    all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
    // Now, and not when the next frame is drawn.
    document.documentElement.getBoundingClientRect();
  });
})();
