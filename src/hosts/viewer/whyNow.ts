import type { Game } from '../../../scenes/kit/Game';
import type { BaseEvent } from '../../../scenes/kit/rules/contract';
import { Recording } from '../../../scenes/kit/rules/Recording';
import type { Replay } from '../../../scenes/kit/rules/Replay';
import type { Figures } from '../../../scenes/kit/Story';
import { storyOf } from '../../../scenes/stories';

/** Why a run that has ended did, in a sentence; undefined where nothing was lost. */
export async function whyNow(game: Game, replay: Replay): Promise<string | undefined> {
  const story = await storyOf(game.id);
  const deaths = new Set<string>(story.deaths);
  const recording = new Recording(game, replay);
  let died = -1;
  recording.stepTo(replay.ticks, ({ type }: BaseEvent) => {
    if (deaths.has(type)) died = recording.state.tick;
  });
  return died < 0 ? undefined : story.why?.(recording as never, died)?.sentence;
}

/** The figures of a run that has ended; undefined for a game that has none. */
export async function figuresNow(game: Game, replay: Replay): Promise<Figures | undefined> {
  const story = await storyOf(game.id);
  return story.figures?.(replay);
}
