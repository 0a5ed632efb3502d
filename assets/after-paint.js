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
      const button = target.closest?.('main button[type="button"]');
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
