import { useEffect, useRef, useState } from 'react';
import { toast } from '../../components/toast';
import { settings } from '../../stores/settings';
import { useSettings } from '../../stores/useSettings';
import styles from './DialUpButton.module.css';

/**
 * A button that plays a modem's call. The call always starts muted, and stops when the page is
 * left.
 */
export function DialUpButton() {
  const [calling, setCalling] = useState(false);
  const siteMuted = useSettings((state) => state.muted);
  const call = useRef<AbortController>(undefined);
  const muted = !calling || siteMuted;

  useEffect(() => () => call.current?.abort(), []);

  const hangUp = () => {
    call.current?.abort();
    setCalling(false);
  };

  const dial = async () => {
    settings.setState({ muted: false });
    if (calling) return;
    const controller = new AbortController();
    call.current = controller;
    setCalling(true);
    try {
      const { startDialUp } = await import('../../audio/dialUp/startDialUp');
      const playing = await startDialUp(controller.signal);
      if (playing || controller.signal.aborted) return;
    } catch (error) {
      console.warn('No dial-up sound:', error);
    }
    setCalling(false);
    toast('The line is dead', {
      description: 'This device cannot play sound here.',
      kind: 'error',
    });
  };

  return (
    <button
      type="button"
      className={styles.modem}
      data-calling={!muted || undefined}
      onClick={() => (muted ? void dial() : hangUp())}
    >
      <span className={styles.lights} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      {muted ? 'Unmute dial-up sound' : 'Mute dial-up sound'}
    </button>
  );
}
