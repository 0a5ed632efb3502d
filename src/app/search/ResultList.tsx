import type { MouseEvent } from 'react';
import { Emoji } from '../../components/Emoji';
import type { SearchResult } from '../../lib/search/searchSite';
import { ObjectPicture } from '../../objects/ObjectPicture';
import type { ResultGroup } from './groupResults';
import styles from './ResultList.module.css';

type Props = Readonly<{
  id: string;
  groups: readonly ResultGroup[];
  /** Index of the result that Enter opens, counted over all groups. */
  chosen: number;
  optionId: (index: number) => string;
  onChoose: (result: SearchResult) => void;
}>;

/** The results, grouped by page. The search field keeps the focus. */
export function ResultList({ id, groups, chosen, optionId, onChoose }: Props) {
  return (
    <div id={id} role="listbox" aria-label="Results" className={styles.list}>
      {groups.map(({ place, start, results }, number) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box may hold no fieldset
        <div key={place} role="group" aria-labelledby={`${id}-${number}`} className={styles.group}>
          <p id={`${id}-${number}`} className={styles.place}>
            {place}
          </p>
          {results.map((result, index) => (
            <Result
              key={result.href}
              id={optionId(start + index)}
              result={result}
              selected={start + index === chosen}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type ResultProps = Readonly<{
  id: string;
  result: SearchResult;
  selected: boolean;
  onChoose: (result: SearchResult) => void;
}>;

function Result({ id, result, selected, onChoose }: ResultProps) {
  const choose = (event: MouseEvent) => {
    // Leave new tabs, new windows and downloads to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(result);
  };
  return (
    <a
      id={id}
      href={result.href}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={styles.result}
      onClick={choose}
    >
      {result.kind === 'card' ? (
        <ObjectPicture card={result.href} className={styles.emoji} />
      ) : (
        <Emoji symbol={result.emoji} className={styles.emoji} />
      )}
      <span>
        <b className={styles.title}>
          {result.pieces.map(({ text, marked }, piece) =>
            marked ? <mark key={piece}>{text}</mark> : <span key={piece}>{text}</span>,
          )}
        </b>
        {result.line && <span className={styles.line}>{result.line}</span>}
      </span>
    </a>
  );
}
