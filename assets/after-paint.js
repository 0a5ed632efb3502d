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
