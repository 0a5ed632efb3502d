import { useEffect, useState } from 'react';
import { query } from '../../../scenes/theme-park/rules/query';
import type { Future } from '../../../scenes/theme-park/rules/whatIf';
import { poundsText } from '../../../scenes/theme-park/texts';
import { type Tool, usePark } from './ParkContext';
import { actionAt, isBuilding } from './press';

/**
 * How often the pointer's square is checked, in ms: a forecast is asked for once it rests that
 * long.
 */
const restMs = 450;

const last = (values: readonly number[]): number => values.at(-1) ?? 0;

function forecastText(without: Future, withIt: Future): string {
  const pounds = last(withIt.money) - last(without.money);
  const people = last(withIt.visitors) - last(without.visitors);
  const till = `Here it would leave ${poundsText(Math.abs(pounds))} ${pounds < 0 ? 'less' : 'more'} in ten minutes`;
  if (people === 0) return `${till}.`;
  return `${till}, with ${Math.abs(people)} ${people > 0 ? 'more' : 'fewer'} visitors.`;
}

/**
 * What a building would earn at the pointer's square, computed from two copies of the park in a
 * worker; undefined while the pointer moves.
 */
export function useForecast(): string | undefined {
  const { tool, state, viewport } = usePark();
  const [forecast, setForecast] = useState<Readonly<{ tool: Tool; text: string }>>();
  useEffect(() => {
    if (!isBuilding(tool) || tool === 'path' || tool === 'entrance') return;
    let abort: AbortController | undefined;
    /** The square at the last check, and the one that was asked about last. */
    let [seen, asked] = ['', ''];
    const ask = (): void => {
      const [park, hand] = [state(), viewport()?.hand];
      if (!park || !hand || hand.column < 0 || document.hidden) return;
      const place = `${hand.column} ${hand.row}`;
      const isResting = place === seen;
      seen = place;
      if (place !== asked && !isResting) {
        abort?.abort();
        asked = '';
        setForecast(undefined);
      }
      const action = actionAt(tool, hand.column, hand.row);
      if (!isResting || asked === place || !action || !query(park, action).ok) return;
      asked = place;
      abort?.abort();
      abort = new AbortController();
      const { signal } = abort;
      import('./askWorker')
        .then(({ askForFutures }) => askForFutures(park, action, signal))
        .then(
          (futures) => {
            if (signal.aborted || !futures.ok) return;
            setForecast({ tool, text: forecastText(futures.without, futures.with) });
          },
          (error: unknown) => console.warn('No forecast came.', error),
        );
    };
    const timer = setInterval(ask, restMs);
    return () => {
      clearInterval(timer);
      abort?.abort();
    };
  }, [tool, state, viewport]);
  return forecast?.tool === tool ? forecast.text : undefined;
}
