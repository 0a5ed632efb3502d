import { useCallback, useEffect, useState } from 'react';
import { play, prepare } from '../../audio/synth';
import { toast } from '../../components/toast';
import { ConversationWindow } from './ConversationWindow';
import { SignIn } from './SignIn';
import { SigningIn } from './SigningIn';
import { readSession, writeSession } from './session';

type Stage = Readonly<{ kind: 'signed-out' } | { kind: 'signing-in' | 'signed-in'; name: string }>;

/** The messenger from its sign-in to the conversation; a name lasts for the tab. */
export function MessengerToy() {
  const [stage, setStage] = useState<Stage>({ kind: 'signed-out' });

  useEffect(() => {
    const name = readSession();
    if (name) setStage({ kind: 'signed-in', name });
    const abort = new AbortController();
    prepare(abort.signal);
    return () => abort.abort();
  }, []);

  const name = stage.kind === 'signed-out' ? '' : stage.name;
  const enter = useCallback(() => {
    writeSession(name);
    setStage({ kind: 'signed-in', name });
    toast(`Welcome ${name}!`, { kind: 'success' });
    play('signIn');
  }, [name]);
  const leave = useCallback(() => {
    writeSession(undefined);
    setStage({ kind: 'signed-out' });
  }, []);

  if (stage.kind === 'signed-out') {
    return <SignIn onSubmit={(chosen) => setStage({ kind: 'signing-in', name: chosen })} />;
  }
  if (stage.kind === 'signing-in') {
    return <SigningIn name={name} onDone={enter} onCancel={leave} />;
  }
  return <ConversationWindow key={name} name={name} onSignOut={leave} />;
}
