import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import type { SearchResult } from '../../lib/search/searchSite';
import { settings } from '../../stores/settings';
import { useSettings } from '../../stores/useSettings';
import { arriveAt } from './arriveAt';
import { groupResults } from './groupResults';
import { ResultList } from './ResultList';
import styles from './SearchPanel.module.css';
import { useSearch } from './useSearch';

const suggestions = ['Tamagotchi', 'Mr Blobby', 'dial-up', 'Nokia', '1996', 'cards to swap'];

function countText(count: number): string {
  if (count === 0) return 'Nothing found';
  return count === 1 ? 'One result' : `${count} results`;
}

type Props = Readonly<{ open: boolean; onClose: () => void }>;

/** The site's search: type, choose by arrow keys or touch, and arrive at the card. */
export function SearchPanel({ open, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return createPortal(
    <Dialog open={open} onClose={onClose} title="Search" tone="cyan" initialFocus={field}>
      <SearchForm field={field} onClose={onClose} />
    </Dialog>,
    document.body,
  );
}

type FormProps = Readonly<{ field: RefObject<HTMLInputElement | null>; onClose: () => void }>;

function SearchForm({ field, onClose }: FormProps) {
  const [state, retry] = useSearch();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const navigate = useNavigate();
  const searchKey = useSettings((values) => values.searchKey);

  const asked = useDeferredValue(query.trim());
  const groups = useMemo(
    () => (state.kind === 'ready' && asked !== '' ? groupResults(state.search(asked)) : []),
    [state, asked],
  );
  const results = groups.flatMap((group) => group.results);
  const chosen = Math.min(active, results.length - 1);
  const optionId = (index: number) => `${id}-option-${index}`;

  const ask = (text: string) => {
    setQuery(text);
    setActive(0);
  };

  const go = ({ href, kind }: SearchResult) => {
    onClose();
    // To the card, not to its object's stage.
    void navigate(href, { state: { card: true } });
    if (kind !== 'question') void arriveAt(href);
  };

  const move = (to: number) => {
    if (results.length === 0) return;
    const next = (to + results.length) % results.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const tryAgain = () => {
    // The button, which has focus, goes.
    field.current?.focus();
    retry();
  };

  const steer = (event: KeyboardEvent) => {
    const result = results[chosen];
    if (event.key === 'ArrowDown') move(chosen + 1);
    else if (event.key === 'ArrowUp') move(chosen - 1);
    else if (event.key === 'PageDown') move(Math.min(chosen + 5, results.length - 1));
    else if (event.key === 'PageUp') move(Math.max(chosen - 5, 0));
    else if (event.key === 'Enter' && result) go(result);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.panel}>
      <input
        ref={field}
        className={styles.field}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        placeholder="What do you remember?"
        aria-label="Search the site"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={results.length > 0}
        aria-controls={`${id}-results`}
        aria-activedescendant={results.length > 0 ? optionId(chosen) : undefined}
        value={query}
        onChange={(event) => ask(event.target.value)}
        onKeyDown={steer}
      />
      <p className={styles.count} role="status">
        {state.kind === 'fetching' && 'Winding the index on …'}
        {state.kind === 'failed' && 'The index could not be fetched.'}
        {state.kind === 'ready' && asked !== '' && countText(results.length)}
      </p>
      {state.kind === 'failed' && <Button onClick={tryAgain}>Try again</Button>}
      <ResultList
        id={`${id}-results`}
        groups={groups}
        chosen={chosen}
        optionId={optionId}
        onChoose={go}
      />
      {state.kind === 'ready' && results.length === 0 && (
        <div className={styles.hints}>
          <p>
            {asked === ''
              ? 'Every card, memory, question, page and game is in here.'
              : `Nobody here remembers “${asked}”. It may have been taped over.`}{' '}
            Try one of these:
          </p>
          <ul>
            {suggestions.map((text) => (
              <li key={text}>
                <button
                  type="button"
                  className={styles.hint}
                  onClick={() => {
                    ask(text);
                    field.current?.focus();
                  }}
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <label className={styles.key}>
        <input
          type="checkbox"
          checked={searchKey}
          onChange={(event) => settings.setState({ searchKey: event.target.checked })}
        />
        <span>
          Open the search with the <kbd>/</kbd> key
        </span>
      </label>
    </div>
  );
}
