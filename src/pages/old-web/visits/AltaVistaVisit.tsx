import { useState } from 'react';
import { altaVista } from '../../../content/oldWebVisits';
import { machineTranslated, resultCount } from '../../../lib/oldWeb';
import styles from './visits.module.css';

/** AltaVista: a search box and a directory. */
export function AltaVistaVisit() {
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState('');
  const [soup, setSoup] = useState('');
  return (
    <div className={styles.alta}>
      <svg viewBox="0 0 320 90" aria-hidden="true" className={styles.mountain}>
        <path d="M0 90 70 30l26 22 54-46 62 52 30-20 78 52z" fill="#3c5a94" />
        <path d="m150 6-22 19 14 8 10-6 12 8 12-10z" fill="#fff" />
      </svg>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(query.trim());
          setSoup('');
        }}
      >
        <label>
          Search the Web for
          <input value={query} maxLength={60} onChange={(event) => setQuery(event.target.value)} />
        </label>
        <button type="submit">Submit</button>
        <button type="button" onClick={() => setSoup(machineTranslated(query || 'I love my cat'))}>
          Into French and back
        </button>
      </form>
      <div role="status">
        {soup && <p className={styles.soup}>{soup}</p>}
        {asked && !soup && (
          <>
            <p>
              About <b>{resultCount(asked).toLocaleString('en-GB')}</b> documents match “{asked}”.
              Showing 1–4:
            </p>
            <ol>
              {altaVista.results.map((result) => (
                <li key={result}>{result}</li>
              ))}
            </ol>
          </>
        )}
      </div>
    </div>
  );
}
