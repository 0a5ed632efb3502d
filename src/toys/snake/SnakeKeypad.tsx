import { VisuallyHidden } from '../../components/VisuallyHidden';
import { GameButton } from '../../hosts/GameButton';
import { useGame, useRunStatus } from '../../hosts/useGame';
import { settings } from '../../stores/settings';
import { useSettings } from '../../stores/useSettings';
import { HandsetKeypad } from '../handset/HandsetKeypad';
import { useRunning } from './useRunning';

/** The controls of the digits. A corner digit makes two turns at once. */
const controlOf: Readonly<Record<string, readonly [control: string, meaning: string]>> = {
  1: ['up-left', 'up and left'],
  2: ['up', 'up'],
  3: ['up-right', 'up and right'],
  4: ['left', 'left'],
  5: ['start', 'start'],
  6: ['right', 'right'],
  7: ['down-left', 'down and left'],
  8: ['down', 'down'],
  9: ['down-right', 'down and right'],
};

/** Functions of the other keys, as on a real phone: key lock, backlight, silent mode. */
function useService(onLight: () => void) {
  const { session } = useGame();
  const running = useRunning();
  const paused = useRunStatus((status) => status?.paused !== undefined);
  const muted = useSettings((state) => state.muted);
  return {
    '*': {
      meaning: paused ? 'unlock keys' : 'lock keys',
      disabled: !running && !paused,
      press: () => (paused ? session?.resume() : session?.pause('player')),
    },
    0: { meaning: 'light', disabled: false, press: onLight },
    '#': {
      meaning: muted ? 'sound on' : 'silent',
      disabled: false,
      press: () => settings.setState({ muted: !muted }),
    },
  };
}

/** The handset's keys, as the game uses them. */
export function SnakeKeypad({ onLight }: Readonly<{ onLight: () => void }>) {
  const running = useRunning();
  const service = useService(onLight);
  return (
    <HandsetKeypad
      renderKey={(digit, face, className) => {
        const known = controlOf[digit];
        if (!known) {
          const { meaning, disabled, press } = service[digit as keyof typeof service];
          return (
            <button
              key={digit}
              type="button"
              className={className}
              disabled={disabled}
              onClick={press}
            >
              {face}
              <VisuallyHidden>, {meaning}</VisuallyHidden>
            </button>
          );
        }
        const [control, meaning] = known;
        return (
          <GameButton
            key={digit}
            control={control}
            className={className}
            disabled={!running && control !== 'start'}
          >
            {face}
            <VisuallyHidden>, {meaning}</VisuallyHidden>
          </GameButton>
        );
      }}
    />
  );
}
