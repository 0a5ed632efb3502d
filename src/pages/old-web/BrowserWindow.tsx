import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { type VisitId, visitAddresses } from '../../content/oldWebAddresses';
import styles from './BrowserWindow.module.css';

type Props = Readonly<{ title: string; address: string; children: ReactNode }>;

const done = 'Document: Done';

/** Whether the browser has a page before or after this one; true where the browser does not say. */
function canGo(steps: -1 | 1): boolean {
  if (!('navigation' in globalThis)) return true;
  return steps < 0 ? navigation.canGoBack : navigation.canGoForward;
}

const plain = (text: string) =>
  text.toLowerCase().replace(/^[a-z]+:(\/\/)?(www\.)?|[^a-z0-9]/g, '');

const addresses = Object.entries(visitAddresses) as [VisitId, string][];

/** The site for a typed address or name. */
function findSite(typed: string): VisitId | undefined {
  const wanted = plain(typed);
  if (wanted.length < 3) return undefined;
  return addresses.find((known) => known.some((name) => plain(name).startsWith(wanted)))?.[0];
}

/** The address of the link at an event's target, for the status line. */
function linkUnder(target: EventTarget | null): string | undefined {
  const found = target instanceof Element ? target.closest('a[href]') : null;
  return found instanceof HTMLAnchorElement ? found.href : undefined;
}

/**
 * A drawn browser around the page. Its buttons, its address bar and its status line work.
 */
export function BrowserWindow({ title, address, children }: Props) {
  const navigate = useNavigate();
  const listId = useId();
  const [status, setStatus] = useState(done);
  /** The address of the link under the pointer or with focus. */
  const [link, setLink] = useState<string>();
  const [stopped, setStopped] = useState(false);
  const [folded, setFolded] = useState(false);
  const [wide, setWide] = useState(false);

  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const abort = new AbortController();
    const signal = abort.signal;
    const enter = ({ target }: Event) => setLink((shown) => linkUnder(target) ?? shown);
    const leave = ({ target }: Event) => {
      if (linkUnder(target)) setLink(undefined);
    };
    for (const type of ['pointerover', 'focusin']) {
      content.current?.addEventListener(type, enter, { signal });
    }
    for (const type of ['pointerout', 'focusout']) {
      content.current?.addEventListener(type, leave, { signal });
    }
    return () => abort.abort();
  }, []);

  const go = (steps: -1 | 1) => {
    if (canGo(steps)) void navigate(steps);
    else
      setStatus(steps < 0 ? 'There is no page to go back to' : 'There is no page to go forward to');
  };
  const stop = () => {
    setStopped(true);
    setStatus('Transfer interrupted! Pictures stand still');
  };
  const tools = [
    ['Back', () => go(-1)],
    ['Forward', () => go(1)],
    ['Stop', stop],
    ['Reload', () => location.reload()],
    ['Home', () => void navigate('/')],
    ['Print', () => print()],
  ] as const;

  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = new FormData(event.currentTarget).get('address');
    const typed = typeof field === 'string' ? field : '';
    if (typed.trim() === address) return location.reload();
    const id = findSite(typed);
    if (!id) return setStatus(`Cannot find “${typed.trim().slice(0, 60)}”. Check the address`);
    setStatus(`Connecting to ${visitAddresses[id]}`);
    void navigate(`?visit=${id}`, { state: { opened: true }, preventScrollReset: true });
  };

  const said = folded ? 'The page is minimised' : status;
  return (
    <div
      className={styles.window}
      data-stopped={stopped || undefined}
      data-wide={wide || undefined}
    >
      <div className={styles.bar}>
        <span aria-hidden="true">{title} - Web Wanderer</span>
        <span className={styles.buttons}>
          <button
            type="button"
            aria-label="Minimise the page"
            aria-pressed={folded}
            onClick={() => setFolded(!folded)}
          >
            _
          </button>
          <button
            type="button"
            aria-label="Maximise the window"
            aria-pressed={wide}
            onClick={() => setWide(!wide)}
          >
            □
          </button>
          <button
            type="button"
            aria-label="Close the browser and go home"
            onClick={() => void navigate('/')}
          >
            ×
          </button>
        </span>
      </div>
      <div className={styles.tools} role="toolbar" aria-label="Browser">
        {tools.map(([name, press]) => (
          <button key={name} type="button" onClick={press}>
            {name}
          </button>
        ))}
        <b className={styles.globe} aria-hidden="true" />
      </div>
      <form className={styles.address} onSubmit={open} autoComplete="off">
        <label htmlFor={`${listId}-field`}>Address</label>
        <input
          id={`${listId}-field`}
          name="address"
          defaultValue={address}
          list={listId}
          maxLength={200}
          spellCheck={false}
          autoCapitalize="none"
        />
        <datalist id={listId}>
          {addresses.map(([id, known]) => (
            <option key={id} value={known} />
          ))}
        </datalist>
        <button type="submit">Go</button>
      </form>
      <div ref={content} className={styles.content} hidden={folded}>
        {children}
      </div>
      <p className={styles.status}>
        <span aria-hidden="true">{link ?? said}</span>
        <span role="status">
          <VisuallyHidden>{said}</VisuallyHidden>
        </span>
        <span className={styles.progress} aria-hidden="true" />
      </p>
    </div>
  );
}
