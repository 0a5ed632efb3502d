import { query } from '../../../scenes/theme-park/rules/query';
import type { Future } from '../../../scenes/theme-park/rules/whatIf';
import { poundsText } from '../../../scenes/theme-park/texts';
import { askForFutures } from './askWorker';
import type { Park } from './ParkContext';
import { actionAt } from './press';

/** How often the hand is looked at, in ms: a square is asked about once it rests there that long. */
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
 * Asks a worker what the building at hand would earn, wherever the hand rests.
 * @param onForecast called with a sentence, or undefined once the hand has moved
 * @returns a cleanup function
 */
export function watchForecast(
  { tool, state, viewport }: Pick<Park, 'tool' | 'state' | 'viewport'>,
  onForecast: (text: string | undefined) => void,
): () => void {
  let abort: AbortController | undefined;
  /** Where the hand was when it was last looked at, and what it was last asked about. */
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
      onForecast(undefined);
    }
    const action = actionAt(tool, hand.column, hand.row);
    if (!isResting || asked === place || !action || !query(park, action).ok) return;
    asked = place;
    abort?.abort();
    abort = new AbortController();
    const { signal } = abort;
    askForFutures(park, action, signal).then(
      (futures) => {
        if (signal.aborted || !futures.ok) return;
        onForecast(forecastText(futures.without, futures.with));
      },
      (error: unknown) => console.warn('No forecast came.', error),
    );
  };
  const timer = setInterval(ask, restMs);
  return () => {
    clearInterval(timer);
    abort?.abort();
  };
}
