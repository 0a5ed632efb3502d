import { useEffect, useRef } from 'react';
import type { ViewRun } from '../../../../scenes/kit/run/Run';
import type { ReactView, ReactViewProps } from '../../../../scenes/kit/view/View';
import type { PairsTypes } from './game';

type PairsRun = ViewRun<PairsTypes>;
type Props = ReactViewProps<PairsRun>;

/** Buttons whose texts are written when they change. React renders them once. */
function PairsBoard({ run, onFrame }: Props) {
  const board = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      onFrame(() => {
        const { cards, found, first, second } = run.state;
        for (const [card, button] of [...(board.current?.children ?? [])].entries()) {
          const open = found[card] === 1 || card === first || card === second;
          const text = open ? String(cards[card]) : '?';
          if (button.textContent !== text) button.textContent = text;
        }
      }),
    [run, onFrame],
  );
  return (
    <div ref={board}>
      {Array.from(run.state.cards, (_, card) => (
        <button key={card} type="button" onClick={() => run.dispatch({ type: 'turn', card })}>
          ?
        </button>
      ))}
    </div>
  );
}

export const pairsView: ReactView<PairsRun> = {
  kind: 'react',
  Component: PairsBoard,
};
