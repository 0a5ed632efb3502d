import type { Actions } from './Extra';

/** What can be sent: never a file of the visitor's. */
export function FileItems({ onExtra }: Pick<Actions, 'onExtra'>) {
  return (
    <>
      <button type="button" onClick={() => onExtra('drawing')}>
        A drawing…
      </button>
      <button type="button" onClick={() => onExtra('sticker')}>
        A sticker…
      </button>
      <button type="button" onClick={() => onExtra('run')}>
        A run’s link…
      </button>
    </>
  );
}

export function GameItems({ onGame }: Pick<Actions, 'onGame'>) {
  return (
    <>
      <button type="button" onClick={() => onGame('noughts')}>
        Noughts and crosses
      </button>
      <button type="button" onClick={() => onGame('four')}>
        Four in a row
      </button>
      <button type="button" onClick={() => onGame('snake')}>
        Snake race
      </button>
    </>
  );
}
