import { useEffect, useState } from 'react';

/** How long an act is shown, in ms: six frames. */
const shownFor = 3000;

/** Whether the latest act is still being shown. */
export function useActScene(count: number): boolean {
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setOver(count), shownFor);
    return () => clearTimeout(timer);
  }, [count]);
  return count > over;
}
