import { ticksPerSecond } from '../kit/rules/FixedStep';
import { Recording } from '../kit/rules/Recording';
import type { Replay } from '../kit/rules/Replay';
import { scoreWords, timedScore } from '../kit/rules/timedScore';
import type { Figures } from '../kit/Story';
import { finesse } from './finesse';
import { blockFall } from './game';
import { lineWords } from './narrate';
import type { Button } from './rules/BlockFallAction';
import { blockFallRules } from './rules/blockFallRules';

/** The buttons that bring a piece over its place. */
const steering: ReadonlySet<Button> = new Set(['left', 'right', 'cw', 'ccw', 'half']);

/** Time, pace, holds and faults of a finished run, and its best clear. */
export function figures(replay: Replay): Figures {
  let presses = 0;
  let faults = 0;
  let holds = 0;
  let pieces = 0;
  let mostPoints = 0;
  let best: Figures['best'];
  const faultsOf = finesse(Number(replay.config.columns));
  const rules: typeof blockFallRules = {
    ...blockFallRules,
    // The presses of a run are in its actions only.
    step(state, actions, emit) {
      for (const action of actions) {
        if (action.type === 'press' && steering.has(action.button)) presses++;
      }
      blockFallRules.step(state, actions, emit);
    },
  };
  const recording = new Recording({ ...blockFall, rules }, replay);
  const { state } = recording;
  recording.stepTo(replay.ticks, (event) => {
    if (event.type === 'spawned') presses = 0;
    else if (event.type === 'held') holds++;
    else if (event.type === 'locked') pieces++;
    else if (event.type === 'dropped') faults += faultsOf(state, presses);
    else if (event.type === 'cleared' && event.points > mostPoints) {
      mostPoints = event.points;
      const at = scoreWords(timedScore(state.tick));
      const sentence = `${lineWords[event.count]} at ${at}, for ${event.points} points.`;
      best = { tick: state.tick, sentence };
    }
  });
  const seconds = Math.max(1, state.tick) / ticksPerSecond;
  return {
    rows: [
      { label: 'Time', value: scoreWords(timedScore(state.tick)) },
      { label: 'Pieces a second', value: (pieces / seconds).toFixed(2) },
      { label: 'Lines', value: `${state.lines}` },
      { label: 'Holds', value: `${holds}` },
      { label: 'Unnecessary presses', value: `${faults}` },
    ],
    best,
  };
}
