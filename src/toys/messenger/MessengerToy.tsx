import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { play, prepare } from '../../audio/synth';
import { lazyPart } from '../../components/lazyPart';
import { toast } from '../../components/toast';
import { openRoom } from '../../services/chat/ChatMessage';
import { SignIn } from './SignIn';
import { SigningIn } from './SigningIn';
import { readSession, writeSession } from './session';

const loadConversation = () => import('./PrivateRoom');
/** What follows the sign-in loads while the visitor signs in. */
const PrivateRoom = lazyPart(async () => (await loadConversation()).PrivateRoom);
const ConversationWindow = lazyPart(async () => (await loadConversation()).ConversationWindow);

type Stage = Readonly<{ kind: 'signed-out' } | { kind: 'signing-in' | 'signed-in'; name: string }>;

const never = () => () => {};

type Props = Readonly<{
  /** The key of a private room that a link leads to. */
  roomKey?: string;
  /** Called when the visitor goes into a private room, or back. Without it the toy remembers. */
  onRoom?: (key: string | undefined) => void;
}>;

/** The messenger from its sign-in to the conversation. A name lasts as long as the tab. */
export function MessengerToy({ roomKey, onRoom }: Props) {
  const [ownKey, setOwnKey] = useState<string>();
  const inside = onRoom ? roomKey : ownKey;
  const goTo = onRoom ?? setOwnKey;
  const remembered = useSyncExternalStore(never, readSession, () => undefined);
  const [chosen, setStage] = useState<Stage>();
  const stage: Stage =
    chosen ?? (remembered ? { kind: 'signed-in', name: remembered } : { kind: 'signed-out' });

  useEffect(() => {
    const abort = new AbortController();
    prepare(abort.signal);
    return () => abort.abort();
  }, []);

  const name = stage.kind === 'signed-out' ? '' : stage.name;
  useEffect(() => {
    if (name !== '') void loadConversation().catch(() => undefined);
  }, [name]);
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
    return (
      <SignIn
        invited={inside !== undefined}
        onSubmit={(entered) => setStage({ kind: 'signing-in', name: entered })}
      />
    );
  }
  if (stage.kind === 'signing-in') {
    return <SigningIn name={name} onDone={enter} onCancel={leave} />;
  }
  if (inside !== undefined) {
    return (
      <Suspense>
        <PrivateRoom
          key={`${name} ${inside}`}
          name={name}
          roomKey={inside}
          onRoom={goTo}
          onSignOut={leave}
        />
      </Suspense>
    );
  }
  return (
    <Suspense>
      <ConversationWindow key={name} name={name} room={openRoom} onRoom={goTo} onSignOut={leave} />
    </Suspense>
  );
}
