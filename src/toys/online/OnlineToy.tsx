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
  /** What closing it means where it is a window; by default one goes to Home. */
  onClose?: () => void;
}>;

/**
 * The online service, from its disc through the letterbox to its Main Lobby. It fills the box that it
 * stands in, which must have a height of its own; 500 by 340 pixels show it all.
 */
export function OnlineToy({ onClose }: Props) {
  const [step, setStep] = useState<Step>({ kind: 'cdrom' });
  /** Focus follows from step to step, and is not taken by the first picture of a page. */
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
