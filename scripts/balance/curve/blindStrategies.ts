import type { Bot, MakeBot } from '../../../scenes/kit/bot/GameBot';
import type { HeadlessGame } from '../../../scenes/kit/Game';
import type { BaseAction } from '../../../scenes/kit/rules/contract';
import { buttonsOf, startControlOf } from '../../../scenes/kit/rules/controls';
import { below, seedRng } from '../../../scenes/kit/rules/rng';

/** A way to play that does not look at the game. */
export type BlindStrategy = Readonly<{ name: string; make: MakeBot }>;

/** Blind strategies of one kind. The report shows the best of them. */
export type BlindStrategyKind = Readonly<{ name: string; strategies: readonly BlindStrategy[] }>;

/** A button: its name, and the actions of pressing and releasing it. */
type Key = Readonly<{ name: string; press: BaseAction; release: BaseAction | undefined }>;

/** Ticks from one press to the next, and how long a key is held. */
const beat = 12;
const heldTicks = 6;

function keysOf(game: HeadlessGame): readonly Key[] {
  const start = startControlOf(game.controls);
  return buttonsOf(game.controls.filter((control) => control !== start)).flatMap(
    ({ controls, press, release }) => (press ? [{ name: controls[0], press, release }] : []),
  );
}

/** Starts the run, then presses by the number of the tick. @param press called from 0 on */
function starting(start: BaseAction, press: (tick: number) => readonly BaseAction[]): Bot {
  let tick = 0;
  return ({ phase }) => (phase === 'ready' ? [start] : press(tick++));
}

/** Presses a key at each beat; which one, `keyAt` says. */
function tapping(keyAt: (beat: number) => Key): (tick: number) => readonly BaseAction[] {
  let key: Key | undefined;
  return (tick) => {
    if (tick % beat === 0) {
      key = keyAt(tick / beat);
      return [key.press];
    }
    return tick % beat === heldTicks && key?.release ? [key.release] : [];
  };
}

/** All ways to play without looking that two keys allow, and random presses. */
export function blindStrategiesOf(game: HeadlessGame): readonly BlindStrategyKind[] {
  const start = startControlOf(game.controls)?.press;
  if (!start) return [];
  const keys = keysOf(game);
  const pairs = keys.flatMap((one) =>
    keys.filter((other) => other !== one).map((other) => [one, other] as const),
  );
  const strategy = (
    name: string,
    makePress: (seed: number) => (tick: number) => readonly BaseAction[],
  ) => ({
    name,
    make: (seed: number) => starting(start, makePress(seed)),
  });
  return [
    { name: 'nothing pressed', strategies: [strategy('', () => () => [])] },
    {
      name: 'one key held',
      strategies: keys.map(({ name, press }) =>
        strategy(name, () => (tick) => (tick === 0 ? [press] : [])),
      ),
    },
    {
      name: 'one key tapped',
      strategies: keys.map((key) => strategy(key.name, () => tapping(() => key))),
    },
    {
      name: 'one held, one tapped',
      strategies: pairs.map(([held, tapped]) =>
        strategy(`${held.name}, ${tapped.name}`, () => {
          const tap = tapping(() => tapped);
          return (tick) => (tick === 0 ? [held.press, ...tap(tick)] : tap(tick));
        }),
      ),
    },
    {
      name: 'two keys in turn',
      strategies: pairs
        .filter(([one, other]) => keys.indexOf(one) < keys.indexOf(other))
        .map((pair) =>
          strategy(`${pair[0].name}, ${pair[1].name}`, () => tapping((count) => pair[count % 2])),
        ),
    },
    {
      name: 'random keys',
      strategies: [
        strategy('', (seed) => {
          const rng = seedRng(seed);
          return tapping(() => keys[below(rng, keys.length)]);
        }),
      ],
    },
  ];
}
