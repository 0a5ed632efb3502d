import { expect, test } from 'vitest';
import { games } from '../../scenes/games';
import { personalities } from '../../scenes/graveyard-ghosts/rules/targets';
import { survives } from '../../scenes/kit/rules/causeOf';
import { defaultsOf } from '../../scenes/kit/rules/config';
import type { BaseAction, BaseEvent } from '../../scenes/kit/rules/contract';
import { copy } from '../../scenes/kit/rules/copy';
import { Recording } from '../../scenes/kit/rules/Recording';
import { storyOf } from '../../scenes/stories';

/** A small generator, so that a run that fails can be played again. */
function numbers(seed: number): (below: number) => number {
  let word = seed * 2654435761 + 12345;
  return (below) => {
    word = (Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((word >>> 0) / 4294967296) * below;
  };
}

type Death = Readonly<{ tick: number; event: BaseEvent }>;

/** A player who presses random controls. @returns the run and its deaths */
async function playBadly(id: string, seed: number) {
  const game = await games[id]();
  const story = await storyOf(id);
  const draw = numbers(seed);
  const recording = new Recording(game as never, { config: defaultsOf(game.config), seed });
  const deaths: Death[] = [];
  const note = (event: BaseEvent): void => {
    const isDeath = (story.deaths as readonly string[]).includes(event.type);
    if (isDeath) deaths.push({ tick: recording.state.tick, event: { ...event } });
  };
  const { actions } = game.rules;
  const cells = 81;
  for (let tick = 0; tick < 20_000 && recording.state.phase !== 'over'; tick += 1) {
    let chosen: BaseAction[] = [];
    if (tick === 0 && actions[0].type === 'start') chosen = [actions[0]];
    else if (draw(1) < 0.08) {
      const action = actions[Math.floor(draw(actions.length))];
      chosen = [
        'cell' in action ? ({ ...action, cell: Math.floor(draw(cells)) } as never) : action,
      ];
    }
    recording.step(chosen as never, note);
  }
  return { game, story, recording, deaths };
}

const words: Readonly<Partial<Record<string, (death: Death, state: never) => RegExp>>> = {
  snake: ({ event }) =>
    ({ wall: /wall, going/, self: /your own body/, maze: /the maze/ })[
      (event as unknown as { cause: 'wall' }).cause
    ],
  'block-fall': ({ event }) =>
    event.type === 'rescued' ? /spare wells/ : /had no room|came to rest above the top/,
  'super-jump': ({ event }) =>
    (event as unknown as { cause?: string }).cause === 'fall'
      ? /^You fell out of the level/
      : /^A (walker|flyer) touched you/,
  'graveyard-ghosts': (_, state: { caughtBy: number }) =>
    new RegExp(`^The ${personalities[state.caughtBy]} caught you`),
  minesweeper: () => /^You opened a mine at/,
};

/** Every game that explains its deaths; of a game without words here any sentence will do. */
const explaining = new Set(Object.keys(words));
for (const id of Object.keys(games)) if ((await storyOf(id)).why) explaining.add(id);

test.each([...explaining])(
  'the sentence about a death in %s names its event, and the suggested action would have survived',
  async (id) => {
    let explained = 0;
    let avoidable = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const { game, story, recording, deaths } = await playBadly(id, seed);
      const fatal = new Set<string>(story.deaths);
      // Two events of one tick are one death; the last of them ended the run.
      const byTick = new Map(deaths.map((death) => [death.tick, death]));
      for (const death of [...byTick.values()].slice(-2)) {
        recording.seek(death.tick);
        const state = copy(recording.state);
        const cause = story.why?.(recording as never, death.tick);
        expect(cause?.event).toBe(death.event.type);
        expect(cause?.sentence).toMatch(words[id]?.(death, state as never) ?? /^[A-Z].+\.$/);
        explained += 1;
        if (!cause?.instead) continue;
        avoidable += 1;
        recording.seek(cause.instead.tick);
        const until = death.tick + (id === 'minesweeper' ? 0 : 30);
        const forked = copy(recording.state);
        expect(survives(game as never, forked, cause.instead.action, until, fatal)).toBe(true);
      }
    }
    expect(explained).toBeGreaterThan(8);
    expect(avoidable).toBeGreaterThan(0);
  },
);
