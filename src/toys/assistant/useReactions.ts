import { useCallback, useEffect, useRef } from 'react';
import { assistantRemarks } from '../../content/assistant';
import { type Reaction, reactionTo } from './reactions';

/** In ms: the pause in writing before he remarks on it, and the least time between two remarks. */
const pauseMs = 60_000;
const restMs = 8_000;

/** The line of text around the caret. */
function lineAtCaret(sheet: HTMLElement): string {
  const node = getSelection()?.anchorNode;
  if (!node || !sheet.contains(node)) return '';
  const element = node instanceof Element ? node : node.parentElement;
  const block = element?.closest('p, li, h2, h3, div');
  const text = (block === sheet ? node.textContent : block?.textContent) ?? '';
  return text.slice(-600);
}

/**
 * Comments on the text, once for each reaction and document.
 * @param say shows a comment; undefined while comments are off
 * @returns `onWritten`, to be called with every change of the sheet, and `onNew`, with every new
 *   document
 */
export function useReactions(say: ((text: string) => void) | undefined) {
  const done = useRef(new Set<Reaction>());
  const last = useRef(-restMs);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const speak = useRef(say);
  useEffect(() => {
    speak.current = say;
    if (!say) clearTimeout(pause.current);
  }, [say]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const onWritten = useCallback((sheet: HTMLElement) => {
    clearTimeout(pause.current);
    if (!speak.current) return;
    pause.current = setTimeout(() => speak.current?.(assistantRemarks.pause), pauseMs);
    const now = performance.now();
    if (now - last.current < restMs) return;
    const found = reactionTo(lineAtCaret(sheet), done.current);
    if (!found) return;
    last.current = now;
    done.current.add(found);
    speak.current(assistantRemarks[found]);
  }, []);
  const onNew = useCallback(() => done.current.clear(), []);
  return { onWritten, onNew };
}
