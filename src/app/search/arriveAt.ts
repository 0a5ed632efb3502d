import styles from './SearchPanel.module.css';

/** The longest wait for a page in ms; after that the visitor has gone elsewhere. */
const patience = 5_000;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * When the page has loaded, scrolls to the card, opens it if it is closed, focuses it, and outlines
 * it until it loses focus.
 * @param href a path with the card's id as its hash; one without is left alone
 */
export async function arriveAt(href: string): Promise<void> {
  const { pathname, hash } = new URL(href, location.href);
  if (hash === '') return;
  const until = performance.now() + patience;
  const find = () =>
    location.pathname === pathname ? document.getElementById(hash.slice(1)) : null;
  while (!find() && performance.now() < until) await frame();
  // The page's own arrival puts focus on its heading first.
  await frame();
  await frame();
  const card = find();
  if (!card) return;
  card.querySelector('details')?.setAttribute('open', '');
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'center' });
  const mark = styles.arrived ?? '';
  card.classList.add(mark);
  card.addEventListener('blur', () => card.classList.remove(mark), { once: true });
}
