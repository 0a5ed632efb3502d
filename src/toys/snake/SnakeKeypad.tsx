import { VisuallyHidden } from '../../components/VisuallyHidden';
import { GameButton } from '../../hosts/GameButton';
import { HandsetKeypad } from '../handset/HandsetKeypad';
import { useRunning } from './useRunning';

/** What the digits do; the corners are two turns at once. The rest is decoration. */
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

/** The handset's keys, as the game uses them. */
export function SnakeKeypad() {
  const running = useRunning();
  return (
    <HandsetKeypad
      renderKey={(digit, face, className) => {
        const known = controlOf[digit];
        if (!known) return undefined;
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
