import { useCallback, useEffect, useState } from 'react';
import { toastMissed } from '../../components/toast';

type Mix = typeof import('./mix/mix');

const firstPage = 100;

/** The mixed teletext: its code, which loads on first use, and the dialled number. */
export function useMix() {
  const [mixed, setMixed] = useState(false);
  const [mix, setMix] = useState<Mix>();
  const [{ page, keyed }, setDial] = useState({ page: firstPage, keyed: '' });

  useEffect(() => {
    if (!mixed) return;
    let wanted = true;
    import('./mix/mix').then(
      (loaded) => wanted && setMix(loaded),
      (error: unknown) => {
        toastMissed('Teletext')(error);
        if (wanted) setMixed(false);
      },
    );
    return () => {
      wanted = false;
    };
  }, [mixed]);

  const digit = useCallback((pressed: number) => {
    setDial(({ page: before, keyed: digits }) => {
      const next = `${digits}${pressed}`;
      return next.length < 3 ? { page: before, keyed: next } : { page: Number(next), keyed: '' };
    });
  }, []);
  const prompt = useCallback(
    (button: 0 | 1 | 2 | 3) => {
      if (!mix) return;
      setDial((dial) => ({
        page: mix.promptTarget(mix.knownPage(dial.page), button),
        keyed: '',
      }));
    },
    [mix],
  );
  const toggle = useCallback(() => setMixed((before) => !before), []);

  return { mixed, mix: mixed ? mix : undefined, page, keyed, digit, prompt, toggle };
}
