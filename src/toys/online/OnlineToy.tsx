import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { prepare } from '../../audio/synth';
import { CdRomStep } from './CdRomStep';
import { ConnectingStep } from './ConnectingStep';
import { LoginStep } from './LoginStep';
import styles from './Online.module.css';
import { readPreferences, writePreferences } from './preferences';
import { SignedOn } from './SignedOn';

type Step = Readonly<
  { kind: 'cdrom' | 'login' } | { kind: 'connecting' | 'signed-on'; name: string }
>;

type Props = Readonly<{
  /** Called on closing, where it is a window; without it closing leads to Home. */
  onClose?: () => void;
}>;

/**
 * The online service from its free disc to its Main Lobby. It fills its container, which must have
 * a height; 500 by 340 pixels show everything.
 */
export function OnlineToy({ onClose }: Props) {
  const [step, setStep] = useState<Step>({ kind: 'cdrom' });
  /** Whether a step was changed: focus follows the steps, but is not taken on the first render. */
  const [moved, setMoved] = useState(false);
  const desk = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (step.kind !== 'cdrom')
      desk.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [step.kind]);

  useEffect(() => {
    const abort = new AbortController();
    prepare(abort.signal);
    return () => abort.abort();
  }, []);

  const go = (next: Step) => {
    setMoved(true);
    setStep(next);
  };
  const close = onClose ?? (() => void navigate('/'));
  const toLogin = useCallback(() => setStep({ kind: 'login' }), []);

  const signOn = (name: string) => {
    writePreferences({ ...readPreferences(), name });
    go({ kind: 'connecting', name });
  };

  const name = 'name' in step ? step.name : '';
  const connected = useCallback(() => setStep({ kind: 'signed-on', name }), [name]);

  return (
    <div ref={desk} className={styles.desk}>
      {step.kind === 'cdrom' && (
        <CdRomStep takesFocus={moved} onInsert={() => go({ kind: 'login' })} onCancel={close} />
      )}
      {step.kind === 'login' && (
        <LoginStep onSignOn={signOn} onBack={() => go({ kind: 'cdrom' })} />
      )}
      {step.kind === 'connecting' && (
        <ConnectingStep name={name} onDone={connected} onCancel={toLogin} />
      )}
      {step.kind === 'signed-on' && <SignedOn name={name} onSignOff={toLogin} onClose={close} />}
    </div>
  );
}
