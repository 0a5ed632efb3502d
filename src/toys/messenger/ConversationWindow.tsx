import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { play } from '../../audio/synth';
import { toast } from '../../components/toast';
import { useCopied } from '../../components/useCopied';
import type { Wink } from '../../content/winks';
import { saveFile } from '../../lib/saveFile';
import type { Presence } from '../../services/chat/Chat';
import type { ChatMessage, MessageType, Room } from '../../services/chat/ChatMessage';
import { useMotionReduced } from '../../stores/useMotionReduced';
import { AboutMessage } from './AboutMessage';
import { ActionBar } from './ActionBar';
import { Composer } from './Composer';
import styles from './ConversationWindow.module.css';
import { conversationText } from './conversationText';
import type { Extra } from './Extra';
import { ExtrasDialog } from './ExtrasDialog';
import { effectOf, nudgeToken } from './effects';
import { findSaid } from './findSaid';
import { keepLeft, leftIn } from './left';
import { MenuBar } from './MenuBar';
import { MessageList } from './MessageList';
import { maskWords } from './maskWords';
import { PeoplePanel } from './PeoplePanel';
import { isMuted, toggleMuted } from './preferences';
import { StatusLine } from './StatusLine';
import { TitleBar } from './TitleBar';
import { useArrival } from './useArrival';
import { useConversation } from './useConversation';
import { useEffectQueue } from './useEffectQueue';
import { useGames } from './useGames';
import { usePreferences } from './usePreferences';
import { useVisibleHeight } from './useVisibleHeight';
import windowStyles from './Window.module.css';
import { WinkStage } from './WinkStage';

type Props = Readonly<{
  name: string;
  room: Room;
  /** Goes into the private room of a key, or back to the open one. */
  onRoom: (key: string | undefined) => void;
  onSignOut: () => void;
}>;

/** The room: the conversation, its people, and the composer. */
export function ConversationWindow({ name, room: place, onRoom, onSignOut }: Props) {
  const [preferences, setPreferences] = usePreferences();
  const [presence, setPresence] = useState<Presence | undefined>('online');
  const [about, setAbout] = useState<ChatMessage>();
  const [peopleOpen, setPeopleOpen] = useState(false);
  const [extra, setExtra] = useState<Extra>();
  const { copy } = useCopied();
  const effects = useEffectQueue();
  const reduced = useMotionReduced();
  const frame = useRef<HTMLElement>(null);
  const peopleId = useId();
  useVisibleHeight(frame);

  const isIgnored = useCallback((who: string) => isMuted(preferences, who), [preferences]);
  const onLive = (row: ChatMessage) => {
    if (row.username === name || isIgnored(row.username)) return;
    const effect = effectOf(row, name);
    if (effect) effects.add([effect]);
    else if (!document.hasFocus()) play('message');
  };
  const hearGame = useRef<(payload: unknown) => void>(undefined);
  const room = useConversation({
    name,
    presence,
    room: place,
    onGame: (payload) => hearGame.current?.(payload),
    onLive,
  });
  const games = useGames({ name, people: room.people, tell: room.game });
  useEffect(() => {
    hearGame.current = games.hear;
  }, [games.hear]);
  const arrival = useArrival(room.people, isIgnored);

  const write = () =>
    frame.current?.querySelector<HTMLElement>('textarea')?.focus({ preventScroll: true });
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    write();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, []);

  const { messages, unsent, loaded } = room.conversation;
  const heard = useMemo(
    () => messages.filter(({ username }) => !isIgnored(username)),
    [messages, isIgnored],
  );
  const shown = (text: string) => (preferences.masked ? maskWords(text) : text);

  const send = async (message: string, type: MessageType, key?: string) => {
    const outcome = await room.send(message, type, key);
    if (!outcome) return;
    if ('refusal' in outcome) {
      toast('Failed to send message', { kind: 'error', description: outcome.refusal });
    } else if (type === 'nudge') {
      toast('You sent a nudge!');
    }
  };

  const asText = (now: Date) => {
    const said = heard.map((message) => ({
      ...message,
      username: shown(message.username),
      message: shown(message.message),
    }));
    return conversationText(said, now);
  };
  const save = () => {
    const now = new Date();
    const file = `conversation-${now.toISOString().slice(0, 10)}.txt`;
    saveFile(new File([asText(now)], file, { type: 'text/plain' }));
  };

  const mute = (who: string) => setPreferences(toggleMuted(preferences, who));
  const { current } = effects;
  const isPrivate = place.key !== undefined;
  const title = isPrivate ? `${shown(place.openedBy ?? '')}’s private room` : 'Everybody';
  const here = room.people.filter(({ self }) => !self).length + 1;

  return (
    <section
      ref={frame}
      className={`${windowStyles.window} ${styles.window}`}
      aria-label="Messenger, conversation"
      data-effect={current?.kind === 'nudge' ? 'nudge' : undefined}
      data-still={reduced || undefined}
    >
      <TitleBar title={`${title} – Conversation`} onClose={onSignOut} />
      <MenuBar
        masked={preferences.masked}
        onMask={(masked) => setPreferences({ ...preferences, masked })}
        isPrivate={isPrivate}
        onSave={save}
        onCopy={() => void copy(asText(new Date()))}
        onWrite={() => requestAnimationFrame(write)}
        onNudge={() => void send(nudgeToken, 'nudge')}
        onExtra={setExtra}
        onGame={(game) => void games.invite(game)}
        onLeaveRoom={() => onRoom(undefined)}
        onSignOut={onSignOut}
      />
      <ActionBar onExtra={setExtra} onGame={(game) => void games.invite(game)} />
      <div className={styles.body}>
        <div className={styles.talk}>
          <div className={styles.recipient}>
            <p>
              To: <b>{title}</b>{' '}
              <span>{isPrivate ? 'whoever has the link' : '<the-room@90skid.example>'}</span>
            </p>
            <button
              type="button"
              className={styles.here}
              aria-expanded={peopleOpen}
              aria-controls={peopleId}
              onClick={() => setPeopleOpen(!peopleOpen)}
            >
              {here} here
            </button>
          </div>
          {games.loaded && (
            <games.loaded.Panel table={games.loaded.table} isIgnored={isIgnored} shown={shown} />
          )}
          <MessageList
            name={name}
            messages={heard}
            unsent={unsent}
            loaded={loaded}
            masked={preferences.masked}
            onAbout={setAbout}
            onReplay={effects.replay}
            onRetry={({ message, type, key }) => void send(message, type, key)}
            onDiscard={room.discard}
          />
          <StatusLine
            status={room.status}
            typists={room.typists.filter((who) => !isIgnored(who)).map(shown)}
          />
          {here === 1 && room.status === 'online' && loaded && (
            <p className={styles.alone}>
              <span>Nobody else is here. Whoever comes later can read what you write.</span>
              <button type="button" onClick={() => setExtra('invite')}>
                Invite a friend
              </button>
            </p>
          )}
          <Composer
            draft={leftIn(place, name).draft}
            onDraft={(draft) => keepLeft(place, name, { draft })}
            onText={(text) => void send(text, 'text')}
            onWink={(wink: Wink) => void send(wink.id, 'wink')}
            onNudge={() => void send(nudgeToken, 'nudge')}
            onSearch={(text) => {
              if (!findSaid(frame.current, text)) toast('Nobody has said that here');
            }}
            onTyping={room.typing}
          />
        </div>
        <div className={styles.side} data-open={peopleOpen || undefined}>
          <PeoplePanel
            id={peopleId}
            name={name}
            people={room.people}
            presence={presence}
            preferences={preferences}
            onPresence={setPresence}
            onMute={mute}
          />
        </div>
      </div>
      {arrival && (
        <p className={styles.arrival} role="status">
          <b>
            <bdi>{shown(arrival)}</bdi>
          </b>{' '}
          has just signed in
        </p>
      )}
      {current?.kind === 'wink' && (
        <WinkStage
          wink={current.wink}
          from={shown(current.from)}
          waiting={effects.waiting}
          onSkip={effects.skip}
          onSkipAll={effects.skipAll}
        />
      )}
      <AboutMessage
        key={about?.id}
        message={about}
        masked={preferences.masked}
        muted={about !== undefined && isIgnored(about.username)}
        onMute={mute}
        onReport={room.report}
        onClose={() => setAbout(undefined)}
      />
      <ExtrasDialog
        extra={extra}
        name={name}
        room={place}
        onSend={(message) => void send(message, 'text')}
        onRoom={onRoom}
        onClose={() => setExtra(undefined)}
      />
    </section>
  );
}
