import { type ReactNode, useState } from 'react';
import styles from './ConsoleCard.module.css';

const play = (sound: 'click' | 'snow') => {
  import('../../audio/synth').then(
    (synth) => synth.play(sound),
    (error: unknown) => console.warn('No sound:', error),
  );
};

type Props = Readonly<{ name: string; handheld?: true | undefined; children: ReactNode }>;

/**
 * The television of a console. One knob switches it on and off, the other detunes it and tunes it
 * again. A handheld has a screen of its own and a switch.
 */
export function ConsoleSet({ name, handheld, children }: Props) {
  const [on, setOn] = useState(true);
  const [tuned, setTuned] = useState(true);
  const power = () => {
    setOn(!on);
    play('click');
  };
  const turn = () => {
    setTuned(!tuned);
    if (on) play(tuned ? 'snow' : 'click');
  };
  return (
    <div
      className={styles.telly}
      data-handheld={handheld}
      data-off={!on || undefined}
      data-snow={(on && !tuned) || undefined}
    >
      <div className={styles.screen}>
        <div className={styles.shown} inert={!on || !tuned}>
          {children}
        </div>
      </div>
      <span className={styles.knobs}>
        <button
          type="button"
          aria-pressed={on}
          aria-label={`The ${handheld ? 'screen' : 'telly'} of ${name}: on`}
          onClick={power}
        />
        {!handheld && (
          <button
            type="button"
            aria-pressed={tuned}
            aria-label={`The telly of ${name}: tuned in`}
            onClick={turn}
          />
        )}
      </span>
    </div>
  );
}
