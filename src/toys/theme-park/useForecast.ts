import { useEffect, useState } from 'react';
import { type Tool, usePark } from './ParkContext';
import { isBuilding } from './press';

/**
 * What a building would earn at the pointer's square, computed from two copies of the park in a
 * worker; undefined while the pointer moves.
 */
export function useForecast(): string | undefined {
  const { tool, state, viewport } = usePark();
  const [forecast, setForecast] = useState<Readonly<{ tool: Tool; text: string | undefined }>>();
  useEffect(() => {
    if (!isBuilding(tool) || tool === 'path' || tool === 'entrance') return;
    let stop: (() => void) | undefined;
    let gone = false;
    import('./watchForecast').then(
      ({ watchForecast }) => {
        if (gone) return;
        stop = watchForecast({ tool, state, viewport }, (text) => setForecast({ tool, text }));
      },
      (error: unknown) => console.warn('No forecast can be made.', error),
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [tool, state, viewport]);
  return forecast?.tool === tool ? forecast.text : undefined;
}
