import { useCallback, useState } from 'react';
import type { Subpage } from '../../../scenes/teletext/rules/Page';
import {
  atRest,
  type PromptColor,
  press,
  promptColors,
  type RemoteKey,
} from '../../../scenes/teletext/rules/remote';
import type { Size } from './screen/TeletextScreen';

/** How the current page is displayed. Another page resets everything but MIX. */
type Looking = Readonly<{ page: number; reveal: boolean; size: Size; mix: boolean }>;

const sizes: readonly Size[] = ['full', 'top', 'bottom'];
const nextSize = (size: Size): Size => sizes[(sizes.indexOf(size) + 1) % sizes.length] ?? 'full';

const isPrompt = (key: RemoteKey['key']): key is PromptColor =>
  promptColors.some((color) => color === key);

/** Adds the target that the current page gives to a coloured button. */
function aimed(key: RemoteKey, { links }: Subpage): RemoteKey {
  if (!isPrompt(key.key)) return key;
  return { key: key.key, target: links[promptColors.indexOf(key.key)] || undefined };
}

/**
 * The dialled number, and how its page is displayed.
 * @param kept the current page, if the owner keeps it; otherwise the set keeps it
 */
export function useSet(kept: number | undefined, onPage: ((page: number) => void) | undefined) {
  const [own, setOwn] = useState(atRest.page);
  const [buffer, setBuffer] = useState(atRest.buffer);
  const page = kept ?? own;
  const [looking, setLooking] = useState<Looking>({
    page,
    reveal: false,
    size: 'full',
    mix: false,
  });
  if (looking.page !== page) setLooking({ page, reveal: false, size: 'full', mix: looking.mix });

  const goTo = useCallback(
    (next: number) => {
      setOwn(next);
      setBuffer('');
      if (next !== page) onPage?.(next);
    },
    [page, onPage],
  );

  return {
    ...looking,
    page,
    buffer,
    goTo,
    pressRemote: (key: RemoteKey, subpage: Subpage) => {
      const next = press({ page, buffer }, aimed(key, subpage));
      goTo(next.page);
      setBuffer(next.buffer);
    },
    setReveal: (reveal: boolean) => setLooking((before) => ({ ...before, reveal })),
    changeSize: () => setLooking((before) => ({ ...before, size: nextSize(before.size) })),
    toggleMix: () => setLooking((before) => ({ ...before, mix: !before.mix })),
  };
}
