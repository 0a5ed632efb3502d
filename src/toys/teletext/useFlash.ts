import { useEffect, useState } from 'react';
import { anyFlashes, flashCycle, flashShown } from '../../../scenes/teletext/rules/shownCell';
import { useMotionReduced } from '../../stores/useMotionReduced';

/** Whether flashing letters are hidden at the moment. With reduced motion they are never hidden. */
export function useFlash(cells: Uint32Array): boolean {
  const reduced = useMotionReduced();
  const flashing = !reduced && anyFlashes(cells);
  const [off, setOff] = useState(false);

  useEffect(() => {
    if (!flashing) return;
    let timer: ReturnType<typeof setTimeout>;
    const turn = (gone: boolean) => {
      setOff(gone);
      timer = setTimeout(turn, gone ? flashCycle - flashShown : flashShown, !gone);
    };
    turn(false);
    return () => clearTimeout(timer);
  }, [flashing]);

  return flashing && off;
}
