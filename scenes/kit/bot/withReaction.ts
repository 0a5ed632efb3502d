import type { BaseState } from '../rules/contract';
import { copy, copyInto } from '../rules/copy';
import type { Bot } from './GameBot';

/**
 * Gives a bot a reaction time: it sees the state of some ticks ago. Of the present it knows what
 * players know of their own figure without looking: it follows from their own keys. The wrapper
 * does not extrapolate what was seen, because what may be foreseen differs by game: a bot may carry
 * on by the rules what moves evenly, as `super-jump/bot/Patrols.ts` does, but nothing random and no
 * change that it has not seen. From the start until the reaction time has passed, it sees the first
 * tick.
 * @param bot called once a tick
 * @param ticks of 1/60 s; with 0 it is the bare bot
 */
export function withReaction<State extends BaseState>(bot: Bot<State>, ticks: number): Bot<State> {
  /** The last states, one more than the ticks, in a ring. */
  const ring: State[] = [];
  let count = 0;
  return (state) => {
    if (state.phase === 'ready') return bot(state);
    const last = ring[count % (ticks + 1)];
    if (last) copyInto<State>(last, state);
    else ring.push(copy(state as State));
    count += 1;
    return bot(count <= ticks ? ring[0] : ring[count % (ticks + 1)], state);
  };
}
