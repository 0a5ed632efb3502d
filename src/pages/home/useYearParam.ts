import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../components/useHydrated';
import { timelineRange } from '../../content/timeline';

/** The year that the address asks for; undefined where it is malformed or out of range. */
export function parseYear(text: string | null): number | undefined {
  if (text === null || !/^\d{4}$/.test(text)) return undefined;
  const year = Number(text);
  return year >= timelineRange.first && year <= timelineRange.last ? year : undefined;
}

/** The year of the deep dive that is open: that of `?year=`. None while hydrating. */
export function useYearParam(): number | undefined {
  const [params] = useSearchParams();
  const year = parseYear(params.get('year'));
  return useHydrated() ? year : undefined;
}
