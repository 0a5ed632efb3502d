import type { GameRun } from '../../../scenes/kit/Game';
import { startControlOf } from '../../../scenes/kit/rules/controls';
import type { PauseReason } from '../../../scenes/kit/run/Run';
import type { createCountdown } from './countdown';
import type { createHeldControls } from './heldControls';
import { hintOf } from './hintOf';
import type { createRewinder } from './rewinder';

/** What the effects of the session's reducer act on. */
type Parts = Readonly<{
  run: GameRun;
  heldControls: ReturnType<typeof createHeldControls>;
  rewinder: ReturnType<typeof createRewinder>;
  countdown: ReturnType<typeof createCountdown>;
  say: (sentence: string) => void;
  restart: () => void;
  takeUp: () => void;
  onSelect: (() => void) | undefined;
}>;

type Act = (
  parts: Parts,
  /** The control that the event was about. */
  control: string,
  /** Why a pause is asked for; for a press, `player`. */
  reason: PauseReason,
) => void;

/** How each effect is carried out. */
export const carryOut = {
  press: ({ heldControls }, control) => heldControls.press(control),
  /** Presses the game's own START. */
  'press start': ({ run, heldControls }) =>
    heldControls.press(startControlOf(run.game.controls)?.id ?? ''),
  'remember press': ({ heldControls }, control) => heldControls.miss(control),
  release: ({ heldControls }, control) => heldControls.release(control),
  'start rewinding': ({ rewinder }) => rewinder.hold(),
  'stop rewinding': ({ rewinder }) => rewinder.release(),
  'leave by select': ({ onSelect }) => onSelect?.(),
  restart: ({ restart }) => restart(),
  'take up': ({ takeUp }) => takeUp(),
  'start counting': ({ countdown }) => countdown.start(),
  'stop counting': ({ countdown }) => countdown.stop(),
  pause({ run, say }, _, reason) {
    run.pause(reason);
    say('Paused.');
  },
  /** Stops time for the countdown of a first run. */
  'count in'({ run, countdown, say }) {
    run.pause('first run');
    countdown.start();
    say(`${hintOf(run.game)}.`);
  },
  resume({ run, countdown, say }) {
    countdown.stop();
    run.resume();
    say('Playing on.');
  },
} satisfies Readonly<Record<string, Act>>;
