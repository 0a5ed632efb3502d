// Scripts run once the page has been painted, so that they do not delay the first paint. Where a
// round trip is long or unknown, they are fetched before that, behind the files that the paint needs:
// the line would be idle while the page is painted. Otherwise they are fetched after the paint.
// Where a round trip is known to be long, they run as soon as the main thread has finished its part
// of the first frame. The browser's other threads then still draw it, on a slow device for long.
(() => {
  const { rtt } = navigator.connection ?? {};
  const isFast = rtt < 100;
  const fetchScripts = () => {
    const links = document.getElementById('modules');
    if (links) document.head.append(links.content);
  };
  if (!isFast) fetchScripts();
  const painted = new Promise((resolve) => {
    // A hidden tab never paints, and some browsers do not report paint.
    const tells = PerformanceObserver.supportedEntryTypes?.includes('paint');
    if (!tells || document.hidden) return resolve();
    if (rtt >= 100) {
      // The frame waits for styles and the whole page. The timer runs after it.
      requestAnimationFrame(() => setTimeout(resolve));
    } else {
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        resolve();
      }).observe({ type: 'paint', buffered: true });
    }
    document.addEventListener('visibilitychange', resolve, { once: true });
    // If the paint takes longer than this, the scripts start without it.
    setTimeout(resolve, 3000);
  });
  const parsed = new Promise((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
  void Promise.all([painted, parsed]).then(() => {
    const template = document.getElementById('after-paint');
    if (isFast) fetchScripts();
    if (template) document.head.append(template.content);
  });
})();

// Records presses until the page is interactive, which then replays them. Of the keys, these are
// recorded: / and ?, which open the search and the remote, and those that would start a game. They
// must do nothing else either, as scrolling the page.
(() => {
  const presses = [];
  const stopping = new AbortController();
  const options = { capture: true, signal: stopping.signal };
  globalThis.earlyPresses = { presses, stop: () => stopping.abort() };
  // Shows a stored mute, which the prerendered page does not know.
  if ('muted' in document.documentElement.dataset) {
    const show = () => document.querySelector('[data-mute]')?.setAttribute('aria-pressed', 'true');
    document.addEventListener('DOMContentLoaded', show, { once: true });
  }
  document.addEventListener(
    'click',
    ({ target, offsetX, offsetY }) => {
      // A park's board is pressed at a place.
      if (target.matches?.('[data-park-board]')) {
        presses.push({ board: target, offsetX, offsetY });
        return;
      }
      const button = target.closest?.('button[type="button"]');
      if (!button) return;
      presses.push({ button });
      // Shows that the press was heard.
      button.ariaBusy = 'true';
      // The menu needs none of the page's scripts. The replay gives React the same state.
      const menu = document.getElementById(button.getAttribute('aria-controls'));
      if (menu?.matches('[data-menu]')) {
        button.ariaExpanded = String(menu.toggleAttribute('data-open'));
      }
      // Neither does the mute.
      if (button.matches('[data-mute]')) button.ariaPressed = String(button.ariaPressed !== 'true');
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const { target, code, key, repeat, ctrlKey, altKey, metaKey } = event;
      if (repeat || ctrlKey || altKey || metaKey) return;
      if (key === '/' || key === '?') {
        if (target.closest('input, textarea, select, [contenteditable]')) return;
      } else {
        if (code !== 'Space' && code !== 'Enter') return;
        if (!document.querySelector('[data-game-host]')) return;
        if (!target.matches('body, h1, [data-game-stage]')) return;
      }
      event.preventDefault();
      presses.push({ code, key });
    },
    options,
  );
})();

// The End key lays out the whole page before it scrolls. The guessed heights of `content-visibility`
// are a little too large; a page that shrinks while it scrolls would not reach its end. A part that
// was laid out once keeps its true height. If the next frame takes long, Chromium ends its smooth
// scroll where it began: then the page jumps.
(() => {
  let all;
  let undoing;
  let from;
  const jump = () => {
    if (scrollY !== from) return;
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  };
  const undo = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== all);
    all = undefined;
  };
  document.addEventListener('keydown', ({ key, target, defaultPrevented }) => {
    if (key !== 'End') return;
    clearTimeout(undoing);
    // A held key repeats within a second.
    undoing = setTimeout(undo, 1000);
    if (all) return;
    if (!defaultPrevented && !target.closest?.('input, textarea, select, [contenteditable]')) {
      from = scrollY;
      // Where nothing can scroll, no scroll ends: a later one must not be taken for it.
      const signal = AbortSignal.timeout(5000);
      document.addEventListener('scrollend', jump, { once: true, signal });
    }
    all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
    // Forces the layout now instead of in the next frame.
    document.documentElement.getBoundingClientRect();
  });
})();

// Safari on a Mac does not focus a pressed button, but what is around it: there a game hears no key,
// and a button that waits for a key does not get it.
(() => {
  let pressed;
  document.addEventListener('mousedown', ({ target, defaultPrevented }) => {
    pressed = defaultPrevented ? null : target.closest?.('button');
  });
  document.addEventListener(
    'mouseup',
    () => {
      const { activeElement } = document;
      if (pressed && pressed !== activeElement && activeElement.contains(pressed)) {
        pressed.focus({ preventScroll: true, focusVisible: false });
      }
    },
    true,
  );
})();
