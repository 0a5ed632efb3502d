import { Recording } from '../../../../scenes/kit/rules/Recording';
import type { Replay } from '../../../../scenes/kit/rules/Replay';
import { poundsText } from '../../../../scenes/theme-park/texts';
import type { GameSession } from '../../../hosts/session/GameSession';
import { duelStore } from './duelStore';
import { openingDays, parkOf } from './opening';

/** Ticks of the other park that one economy tick here may cost at most. */
const maxCatchUp = 3_600;

function resultOf(own: number, other: number): string {
  const by = poundsText(Math.abs(own - other));
  if (own === other) return 'The duel is a draw.';
  return own > other ? `You won the duel by ${by}.` : `The other park won the duel by ${by}.`;
}

/**
 * Begins a new park with the start and rules of a recorded one, and compares their money, economy
 * tick by economy tick, until the opening minutes or the recording end. The park goes on after that.
 * @returns what ends it
 */
export function startDuel(
  run: Pick<GameSession['run'], 'game' | 'state' | 'status' | 'adopt' | 'onEvent'>,
  replay: Replay,
  say: (text: string) => void,
): () => void {
  const { game } = run;
  const { config, seed } = replay;
  const other = new Recording(game, replay);
  run.adopt(game, new Recording(game, { config, seed }), {
    config: { ...config },
    practice: false,
  });
  const { generation } = run.status.getState();
  const days = openingDays(parkOf(run));
  const secondsPerDay = 900 / days;
  const report = (): void => {
    const { day } = parkOf(run);
    const rest = replay.ticks - other.state.tick;
    const isOver = day >= days || (rest <= 0 && day >= parkOf(other).day);
    const own = game.score(run.state);
    const score = game.score(other.state);
    const result = isOver ? resultOf(own, score) : undefined;
    const left = Math.ceil(Math.max(0, days - day) * secondsPerDay);
    duelStore.setState({ left, own, other: score, result }, true);
    if (result === undefined) return;
    stop();
    say(result);
  };
  const undo = run.onEvent(({ type }) => {
    if (type !== 'ticked') return;
    const { day } = parkOf(run);
    for (let ticks = 0; ticks < maxCatchUp; ticks += 1) {
      if (parkOf(other).day >= day || other.state.tick >= replay.ticks) break;
      other.stepHeld();
    }
    report();
  });
  const unsubscribe = run.status.subscribe((status) => {
    // Another park was opened.
    if (status.generation === generation) return;
    stop();
    duelStore.setState(undefined, true);
  });
  function stop(): void {
    undo();
    unsubscribe();
  }
  report();
  return () => {
    stop();
    duelStore.setState(undefined, true);
  };
}
