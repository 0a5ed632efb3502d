import { type FormEvent, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { toastMissed } from '../../components/toast';
import { pages } from '../../content/pages';
import type { SearchResult } from '../../lib/search/searchSite';
import { findKeyword } from './findKeyword';
import styles from './KeywordBox.module.css';
import windowStyles from './Online.module.css';

type Props = Readonly<{ onMail: () => void; onLobby: () => void }>;

/** The answer to a word that is not a keyword. */
type Answer = Readonly<{ text: string; results: readonly SearchResult[] }>;

const longest = 60;

async function search(text: string): Promise<readonly SearchResult[]> {
  const { loadSearch } = await import('../search/loadSearch');
  return (await loadSearch())(text, 4);
}

const bringIntoView = (answer: Element | null) => answer?.scrollIntoView({ block: 'nearest' });

/** A field for keywords. It leads to every page of the site by its name, and to search results. */
export function KeywordBox({ onMail, onLobby }: Props) {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const asked = useRef(0);
  const navigate = useNavigate();
  const id = useId();

  const go = async (event: FormEvent) => {
    event.preventDefault();
    asked.current += 1;
    const mine = asked.current;
    const target = findKeyword(text);
    setAnswer(undefined);
    if (target) {
      setText('');
      if (target.kind === 'page') void navigate(target.page.path);
      else if (target.kind === 'mail') onMail();
      else onLobby();
      return;
    }
    if (text.trim() === '') return;
    let results: readonly SearchResult[] = [];
    try {
      results = await search(text);
    } catch (error) {
      toastMissed('The list of keywords')(error);
      return;
    }
    if (mine !== asked.current) return;
    const said =
      results.length > 0
        ? 'is not a keyword. Did you mean'
        : 'is not a keyword, and nothing is similar.';
    setAnswer({ text: `“${text.trim()}” ${said}`, results });
  };

  return (
    <form className={styles.bar} aria-label="Go to a keyword" onSubmit={(event) => void go(event)}>
      <label htmlFor={id}>Keyword</label>
      <input
        id={id}
        className={windowStyles.field}
        value={text}
        maxLength={longest}
        onChange={(event) => setText(event.target.value.slice(0, longest))}
        list={`${id}-words`}
        placeholder="SNAKE…"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <datalist id={`${id}-words`}>
        {pages.map(({ path, label }) => (
          <option key={path} value={label} />
        ))}
      </datalist>
      <button type="submit" className={windowStyles.push}>
        Go
      </button>
      <div className={styles.answer} role="status">
        {answer && (
          <p ref={bringIntoView}>
            {answer.text}{' '}
            {answer.results.map(({ href, title }) => (
              <Link key={href} to={href}>
                {title}
              </Link>
            ))}
          </p>
        )}
      </div>
    </form>
  );
}
