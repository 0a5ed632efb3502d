import { type RefObject, useEffect } from 'react';

type Keys = Readonly<{
  /** Keys count inside this element and on the body. A text field elsewhere keeps its keys. */
  within: RefObject<HTMLElement | null>;
  /** Called with 0 to 3. */
  onChoose: (option: number) => void;
  onNext: () => void;
}>;

const activatedByEnter = 'button, a[href], input, select, textarea, summary';

/** Keys 1 to 4 choose an option and Enter goes on. */
export function useQuizKeys({ within, onChoose, onNext }: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const { target } = event;
      if (!(target instanceof Element) || event.repeat) return;
      if (target !== document.body && !within.current?.contains(target)) return;
      if (/^[1-4]$/.test(event.key)) onChoose(Number(event.key) - 1);
      else if (event.key === 'Enter' && !target.closest(activatedByEnter)) onNext();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [within, onChoose, onNext]);
}
