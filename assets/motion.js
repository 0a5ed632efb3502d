// Runs before the first paint: says on the root whether motion is reduced, so that nothing that
// should stand still starts to move, and how large and strong the page is drawn. The same reading as
// src/stores/settings.ts, kept equal by a test.
(() => {
  let choice = 'system';
  const { dataset } = document.documentElement;
  try {
    const stored = JSON.parse(localStorage.getItem('settings'));
    if (stored?.version === 1) {
      choice = stored.motion;
      if (stored.contrast === 'more') dataset.contrast = 'more';
      if (['large', 'larger'].includes(stored.textSize)) dataset.text = stored.textSize;
    }
  } catch {
    // Unreadable settings are dropped, with a message, when the site connects its stores.
  }
  const reduced =
    choice === 'reduced' ||
    (choice !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  dataset.motion = reduced ? 'reduced' : 'full';

  // The quiz is asked for one category: its list is not painted, only to be replaced. Where the
  // scripts do not come, the list comes back.
  if (location.pathname === '/quiz' && new URLSearchParams(location.search).has('category')) {
    dataset.asked = '';
    setTimeout(() => delete dataset.asked, 8000);
  }
})();
