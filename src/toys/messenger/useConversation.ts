import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { embeddedKey } from '../../content/embeddedKey';
import type { Chat, ChatStatus, Person, Presence, SendOutcome } from '../../services/chat/Chat';
import type { ChatMessage, MessageType, Room } from '../../services/chat/ChatMessage';
import { openChat } from '../../services/chat/openChat';
import { converse, startConversation } from './conversation';
import { keepLeft, leftIn, newKey } from './left';
import { useTypists } from './useTypists';

type Options = Readonly<{
  name: string;
  presence: Presence | undefined;
  room: Room;
  /** What another window says in a game. */
  onGame: (payload: unknown) => void;
  /** A row that came the moment it was written. */
  onLive: (row: ChatMessage) => void;
}>;

/** The room as one visitor sees it, and the visitor's actions. */
export function useConversation({ name, presence, room, onGame, onLive }: Options) {
  const [conversation, dispatch] = useReducer(converse, name, (who) =>
    startConversation(who, leftIn(room, who).unsent),
  );
  const [status, setStatus] = useState<ChatStatus>('connecting');
  const [people, setPeople] = useState<readonly Person[]>([]);
  const { typists, heard, stopped } = useTypists();
  const chat = useRef<Chat>(undefined);
  const tellLive = useEffectEvent(onLive);
  const tellGame = useEffectEvent(onGame);
  const presenceNow = useEffectEvent(() => presence);

  useEffect(() => {
    const opened = openChat({
      name,
      presence: presenceNow(),
      room,
      embeddedKey,
      listener: {
        messages(rows, live) {
          dispatch({ kind: 'received', rows, live });
          if (!live) return;
          for (const row of rows) {
            stopped(row.username);
            tellLive(row);
          }
        },
        removed: (id) => dispatch({ kind: 'removed', id }),
        status: setStatus,
        people: setPeople,
        typing: heard,
        game: (payload) => tellGame(payload),
      },
    });
    chat.current = opened;
    return () => opened.close();
  }, [name, room, heard, stopped]);

  useEffect(() => chat.current?.setPresence(presence), [presence]);

  const { unsent } = conversation;
  useEffect(() => keepLeft(room, name, { unsent }), [room, name, unsent]);

  /** @param key of an earlier try to send the same message */
  const send = useCallback(async (message: string, type: MessageType, key = newKey()) => {
    if (!chat.current) return undefined;
    dispatch({ kind: 'sending', key, message, type });
    const outcome: SendOutcome = await chat.current.send(message, type);
    if ('row' in outcome) dispatch({ kind: 'sent', key, row: outcome.row });
    else dispatch({ kind: 'refused', key, refusal: outcome.refusal });
    return outcome;
  }, []);
  const discard = useCallback((key: string) => dispatch({ kind: 'discarded', key }), []);
  const typing = useCallback(() => chat.current?.typing(), []);
  const game = useCallback((payload: object) => chat.current?.game(payload), []);
  const report = useCallback(
    async (id: number, reason: string) => chat.current?.report(id, reason),
    [],
  );

  return { conversation, status, people, typists, send, discard, typing, game, report };
}
