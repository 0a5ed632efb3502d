import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { KlondikeConfig } from '../../../scenes/klondike/config';
import type { KlondikeSummary } from '../../../scenes/klondike/game';
import { cardName, dollars, pileName } from '../../../scenes/klondike/narrate';
import { isSafeHome } from '../../../scenes/klondike/rules/cards';
import { isStuck, usefulMoves } from '../../../scenes/klondike/rules/hints';
import type { KlondikeAction } from '../../../scenes/klondike/rules/KlondikeAction';
import {
  columnCount,
  type KlondikeState,
  movesMade,
  pile,
  scoreOf,
  secondsPlayed,
} from '../../../scenes/klondike/rules/KlondikeState';
import { canMove, isOpen, topOf } from '../../../scenes/klondike/rules/moves';
import { notebookOf } from '../../../scenes/klondike/tableNotes';
import { lastRunPath } from '../../hosts/AfterRun';
import { GameScreen } from '../../hosts/GameScreen';
import { chooseModes } from '../../hosts/modes';
import { StandardOverlays } from '../../hosts/overlays';
import { useBook, useGame, useRunStatus } from '../../hosts/useGame';
import { useReplaced } from '../../hosts/useReplaced';
import { GameTable } from '../retro/GameTable';
import { PushButton } from '../retro/PushButton';
import styles from './solitaire.module.css';
import { type Lamp, useLamp } from './useLamp';

const lampWords: Readonly<Record<Lamp, string>> = {
  yes: 'Can be won',
  no: 'Cannot be won any more',
  notKnown: 'Nobody knows',
  thinking: 'Thinking…',
  off: 'Off',
};

/** Time between two cards that move to the foundations by themselves, in ms. */
const homeMs = 110;

/**
 * The next card that moves to a foundation by itself: any at the end of a game, before that only
 * one that no other card needs.
 */
function homeward(state: KlondikeState): KlondikeAction | undefined {
  const open = isOpen(state);
  for (const from of [pile.waste, 0, 1, 2, 3, 4, 5, 6]) {
    const card = topOf(state, from);
    if (card < 0) continue;
    const to = pile.foundation + Math.floor(card / 13);
    if (!canMove(state, from, to, 1)) continue;
    if (open || isSafeHome(state.foundations, card)) return { type: 'move', from, to, count: 1 };
  }
  return undefined;
}

/** Klondike: menus, cards, score, and the solver's lamp. */
export function KlondikeTable({ onSimple }: Readonly<{ onSimple: () => void }>) {
  const { session } = useGame();
  const navigate = useNavigate();
  const { lamp, next, whereLost } = useLamp(session);
  const summary = useRunStatus((status) => status?.summary as KlondikeSummary | undefined);
  const phase = useRunStatus((status) => status?.phase);
  const generation = useRunStatus((status) => status?.generation);
  const watching = useRunStatus((status) => status?.watching ?? false);
  const canWatch = useBook((book) => book?.canWatch ?? false);
  const bringBack = useReplaced(session);
  const [clock, setClock] = useState({ score: 0, seconds: 0 });
  const [text, setText] = useState('');
  const [lostAt, setLostAt] = useState<number>();
  const [finishing, setFinishing] = useState(false);
  const run = session?.run;
  const config = run?.config as KlondikeConfig | undefined;
  const state = run?.state as KlondikeState | undefined;

  useEffect(() => {
    if (!run) return;
    const read = () => {
      const now = run.state as KlondikeState;
      setClock((before) => {
        const after = { score: scoreOf(now), seconds: secondsPlayed(now) };
        return before.score === after.score && before.seconds === after.seconds ? before : after;
      });
    };
    read();
    const timer = setInterval(read, 250);
    return () => clearInterval(timer);
  }, [run, phase, generation, summary]);

  useEffect(() => {
    if (!run) return;
    const notebook = notebookOf(run);
    const forget = () => {
      if (notebook.read().hint) notebook.change({ hint: undefined });
      setText('');
      setLostAt(undefined);
    };
    const undos = [
      run.onEvent(forget),
      run.status.subscribe((now, before) => {
        if (now.generation === before.generation) return;
        forget();
        setFinishing(false);
      }),
    ];
    return () => {
      for (const undo of undos) undo();
    };
  }, [run]);

  // Cards that move by themselves go one after the other, so that they can be followed.
  const moves = summary?.moves;
  useEffect(() => {
    if (!run || watching || phase !== 'playing') return;
    const now = run.state as KlondikeState;
    if (!finishing && !now.config.autoHome) return;
    const timer = setTimeout(() => {
      const action = homeward(run.state as KlondikeState);
      if (action) run.dispatch(action as never);
      else setFinishing(false);
    }, homeMs);
    return () => clearTimeout(timer);
  }, [run, moves, phase, finishing, watching, generation]);

  const tell = (sentence: string) => {
    setText(sentence);
    session?.say(sentence);
  };
  const choose = (values: Partial<KlondikeConfig>) => {
    if (!session || !config) return;
    const { draw, scoring, timed, winnable, autoHome } = { ...config, ...values };
    chooseModes(session, { draw, scoring, timed, winnable, autoHome });
  };
  const undo = (count = 1) => run?.dispatch({ type: 'undo', count } as never);
  const hint = () => {
    if (!run || !state || state.won) return;
    const useful = usefulMoves(state).at(0);
    const [from, to, count] = next
      ? next.draws > 0
        ? [pile.stock, -1, 1]
        : [next.from, next.to, next.count]
      : useful?.type === 'move'
        ? [useful.from, useful.to, useful.count]
        : [pile.stock, -1, 1];
    notebookOf(run).change({ hint: { from, to, count } });
    const why = next ? 'To win, begin with this: ' : '';
    if (from === pile.stock) return tell(`${why}draw from the stock.`);
    const card =
      from < columnCount
        ? state.columns[from * 19 + state.counts[from] - count]
        : topOf(state, from);
    tell(`${why}${cardName(card)} to ${pileName(to)}.`);
  };
  const judge = async () => {
    if (!state) return;
    const made = movesMade(state);
    tell('Looking for the move that lost it…');
    const found = await whereLost();
    if (!found || movesMade(state) !== made) return;
    const { lastWinnable, firstLost } = found;
    if (firstLost === 0) return tell('This deal could not be won from the start.');
    if (lastWinnable < 0) return tell('It is not known where this game was lost.');
    setLostAt(lastWinnable);
    tell(
      firstLost === lastWinnable + 1
        ? `The game was lost at move ${firstLost} of ${made}.`
        : `The game was lost between moves ${lastWinnable + 1} and ${Math.min(firstLost, made)} of ${made}.`,
    );
  };

  const stuck = state !== undefined && phase === 'playing' && isStuck(state);
  const lost = (stuck || lamp === 'no') && phase !== 'over';
  const canFinish = state !== undefined && phase === 'playing' && isOpen(state);
  const made = state ? movesMade(state) : 0;
  return (
    <GameTable
      label="Solitaire"
      menus={[
        {
          label: 'Game',
          items: [
            { label: 'Deal', act: () => session?.restart() },
            { label: 'Bring back the last game', off: !bringBack, act: () => bringBack?.() },
            { label: 'Undo', off: made === 0, act: () => undo() },
            { label: 'Hint', off: phase === 'over', act: hint },
            { label: 'Watch the last game', off: !canWatch, act: () => session?.watchLast() },
            {
              label: 'Send the last game',
              off: !canWatch,
              act: () => {
                const path = session && lastRunPath(session);
                if (path) void navigate(path);
              },
            },
            {
              label: 'Today’s deal',
              act: () => void navigate('/win95-desktop?open=solitaire&daily'),
            },
            'line',
            { label: 'Klondike', checked: true, act: () => {} },
            { label: 'Simple', checked: false, act: onSimple },
          ],
        },
        {
          label: 'Options',
          items: [
            ...(['one', 'three'] as const).map((draw) => ({
              label: draw === 'one' ? 'Draw One' : 'Draw Three',
              checked: (config?.draw ?? 'one') === draw,
              act: () => choose({ draw }),
            })),
            'line',
            ...(['standard', 'vegas', 'none'] as const).map((scoring) => ({
              label: { standard: 'Standard scoring', vegas: 'Vegas', none: 'No scoring' }[scoring],
              checked: (config?.scoring ?? 'standard') === scoring,
              act: () => choose({ scoring }),
            })),
            'line',
            {
              label: 'Timed game',
              checked: config?.timed ?? true,
              act: () => choose({ timed: !config?.timed }),
            },
            {
              label: 'Only deals that can be won',
              checked: config?.winnable ?? true,
              act: () => choose({ winnable: !config?.winnable }),
            },
            {
              label: 'Move safe cards to their foundations',
              checked: config?.autoHome ?? false,
              act: () => choose({ autoHome: !config?.autoHome }),
            },
          ],
        },
      ]}
    >
      <div className={styles.felt}>
        <GameScreen>
          <StandardOverlays />
        </GameScreen>
      </div>
      <div className={styles.foot}>
        <span className={styles.lamp} data-lamp={lamp} role="img" aria-label={lampWords[lamp]} />
        <span className={styles.says}>
          {text || (stuck ? 'No move is left.' : lampWords[lamp])}
          {phase === 'over' && summary?.won && ' You won!'}
        </span>
        <PushButton disabled={made === 0} onClick={() => undo()}>
          Undo
        </PushButton>
        <PushButton disabled={phase === 'over'} onClick={hint}>
          Hint
        </PushButton>
        {canFinish && <PushButton onClick={() => setFinishing(true)}>Finish</PushButton>}
        {lost && lostAt === undefined && (
          <PushButton onClick={() => void judge()}>Where was it lost?</PushButton>
        )}
        {lostAt !== undefined && (
          <PushButton onClick={() => undo(made - lostAt)}>Go back there</PushButton>
        )}
        {(phase === 'over' || watching) && (
          <PushButton onClick={() => session?.restart()}>Deal</PushButton>
        )}
        <span className={styles.figures}>
          {config?.scoring !== 'none' && (
            <span>Score: {config?.scoring === 'vegas' ? dollars(clock.score) : clock.score}</span>
          )}{' '}
          <span>Time: {clock.seconds}</span>
        </span>
      </div>
    </GameTable>
  );
}
