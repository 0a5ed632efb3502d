import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/ButtonLink';
import { useHydrated } from '../../components/useHydrated';
import { stateIn, teletextFrameState } from '../../lib/addresses';
import { addressOf, askedPage } from '../../toys/teletext/address';
import { TeletextToy } from '../../toys/teletext/TeletextToy';
import styles from './TeletextPage.module.css';

const headingId = 'teletext-heading';
const noAddress = { search: '', hash: '' };

/** The teletext page: a television in a living room. */
function TeletextPage() {
  const [, setParameters] = useSearchParams();
  const address = useLocation();
  const hydrated = useHydrated();
  // The page is prerendered without an address, so it shows the index.
  const page = askedPage(hydrated ? address : noAddress);
  const frame = hydrated ? stateIn(teletextFrameState, address) : undefined;

  const show = useCallback(
    (next: number) => {
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('p', addressOf(next));
          return after;
        },
        { preventScrollReset: true },
      );
    },
    [setParameters],
  );

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <ButtonLink to="/" tone="cyan">
          <span aria-hidden="true">←</span> Back to Main Site
        </ButtonLink>
        <h1 id={headingId} tabIndex={-1}>
          TELETEXT
        </h1>
      </header>
      <div className={styles.room}>
        <TeletextToy page={page} onPage={show} frameAddress={frame} labelledBy={headingId} />
      </div>
      <section className={styles.notes} aria-labelledby="teletext-how">
        <h2 id="teletext-how">How to watch</h2>
        <ul>
          <li>Key three digits, then GO. Yellow numbers on the screen can be pressed.</li>
          <li>
            The set’s keys, once it has focus: digits and Enter, arrows, R G Y B for the colours, V
            reveal, H hold, S size, M mix, T plain text, comma and full stop for subpages, C clear.
          </li>
          <li>
            Every page of this site is here, from 110 on. The footer of each page shows its number.
          </li>
          <li>Bring your own: drop a .tti file on the set, or paste an edit.tf address.</li>
        </ul>
      </section>
    </div>
  );
}

export { TeletextPage as Component };
