import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/useHydrated';
import { stateIn, yearState } from '../../lib/addresses';

/** The year of the deep dive in the address, `?year=`. Undefined while hydrating. */
export function useYearParam(): number | undefined {
  const year = stateIn(yearState, useLocation());
  return useHydrated() && year !== undefined ? Number(year) : undefined;
}
