/**
 * Reloads the page if the site answers, for a retry that failed again. Firefox, and Chromium before
 * 154, remember until the next load of a page that a script could not be loaded.
 */
export async function reloadIfReachable(): Promise<void> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
