import { GameButton } from '../../hosts/GameButton';
import { HandsetKeypad } from '../handset/HandsetKeypad';
import { useRunning } from './useRunning';

/** What the digits do; the corners are two turns at once. The rest is decoration. */
const controlOf: Readonly<Record<string, readonly [control: string, label: string]>> = {
  1: ['up-left', '1, up and left'],
  2: ['up', '2, up'],
  3: ['up-right', '3, up and right'],
  4: ['left', '4, left'],
  5: ['start', '5, start'],
  6: ['right', '6, right'],
  7: ['down-left', '7, down and left'],
  8: ['down', '8, down'],
  9: ['down-right', '9, down and right'],
};

/** The handset's keys, as the game uses them. */
export function SnakeKeypad() {
  const running = useRunning();
  return (
    <HandsetKeypad
      renderKey={(digit, face, className) => {
        const known = controlOf[digit];
        if (!known) return undefined;
        const [control, label] = known;
        return (
          <GameButton
            key={digit}
            control={control}
            className={className}
            aria-label={label}
            disabled={!running && control !== 'start'}
          >
            {face}
          </GameButton>
        );
      }}
    />
  );
}
