// Runs before the first paint. It sets reduced motion, contrast, text size and the mute on the root
// element, so that no animation starts that should not. It reads the settings as
// src/stores/settings.ts does; a test compares the two.
(() => {
  let choice = 'system';
  const { dataset, style } = document.documentElement;
  try {
    const stored = JSON.parse(localStorage.getItem('settings'));
    if (stored?.version === 1) {
      choice = stored.motion;
      if (stored.muted === true) dataset.muted = '';
      if (stored.contrast === 'more') dataset.contrast = 'more';
      if (['large', 'larger'].includes(stored.textSize)) dataset.text = stored.textSize;
    }
  } catch {
    // Settings that cannot be read are dropped, with a message, when the site connects its stores.
  }
  const reduced =
    choice === 'reduced' ||
    (choice !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  dataset.motion = reduced ? 'reduced' : 'full';

  // The page of today shows the day's number from the first paint.
  if (location.pathname === '/today') {
    style.setProperty('--day', `'${new Date().getUTCDate()}'`);
  }

  // The address asks for one category of the quiz: its list is hidden, because it would be replaced.
  // If the scripts do not load, the list is shown again.
  if (location.pathname === '/quiz' && new URLSearchParams(location.search).has('category')) {
    dataset.asked = '';
    setTimeout(() => delete dataset.asked, 8000);
  }
})();
