import { inboxMessages, letterLimits, penFriends } from '../../content/online/mail';
import { fieldsOf } from '../../lib/storage';
import { cutText } from './screenName';

export type Folder = 'inbox' | 'sent' | 'deleted';

/** A letter that this visitor has written or received. */
export type StoredLetter = Readonly<{
  id: string;
  folder: 'inbox' | 'sent';
  from: string;
  to: string;
  subject: string;
  body: string;
  /** When it was sent, in ms since 1970. */
  at: number;
  /** It was answered, or will never be. */
  settled: boolean;
}>;

/** The stored mailbox. Letters that are the same for everybody are stored by their ids. */
export type Mailbox = Readonly<{
  read: readonly string[];
  deleted: readonly string[];
  letters: readonly StoredLetter[];
}>;

export type Draft = Readonly<{ to: string; subject: string; body: string }>;

/** A letter as shown in a list or a window. */
export type Letter = Readonly<{
  id: string;
  from: string;
  to?: string;
  subject: string;
  preview: string;
  time: string;
  isNew: boolean;
  body: string;
}>;

export const emptyMailbox: Mailbox = { read: [], deleted: [], letters: [] };
/** The most stored letters. The oldest are dropped. */
const maxLetters = 60;
const version = 1;
const noSubject = '(no subject)';

function ids(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  const valid = list.filter((id): id is string => typeof id === 'string' && id.length <= 40);
  return [...new Set(valid)].slice(-2 * maxLetters);
}

function text(value: unknown, most: number): string | undefined {
  return typeof value === 'string' && value.length <= most ? value : undefined;
}

function parseLetter(value: unknown): StoredLetter | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  const [id, from, to] = [fields.id, fields.from, fields.to].map((one) =>
    text(one, letterLimits.to),
  );
  const subject = text(fields.subject, letterLimits.subject);
  const body = text(fields.body, letterLimits.body);
  const folder = fields.folder === 'sent' || fields.folder === 'inbox' ? fields.folder : undefined;
  const { at } = fields;
  if (!id || from === undefined || to === undefined || !folder) return undefined;
  if (subject === undefined || body === undefined) return undefined;
  if (typeof at !== 'number' || Number.isNaN(new Date(at).getTime())) return undefined;
  return { id, folder, from, to, subject, body, at, settled: fields.settled !== false };
}

/** Parses a stored mailbox. Invalid letters are dropped. */
export function parseMailbox(stored: unknown): Mailbox {
  const fields = fieldsOf(stored, version);
  const list: unknown[] = Array.isArray(fields.letters) ? fields.letters : [];
  const letters = new Map<string, StoredLetter>();
  for (const letter of list.map(parseLetter)) if (letter) letters.set(letter.id, letter);
  return {
    read: ids(fields.read),
    deleted: ids(fields.deleted),
    letters: [...letters.values()].slice(-maxLetters),
  };
}

/** The mailbox in its stored form. */
export function storedMailbox(mailbox: Mailbox): unknown {
  return { version, ...mailbox };
}

const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** The letters of a folder, the newest first. */
export function lettersIn({ read, deleted, letters }: Mailbox, folder: Folder): Letter[] {
  const own = letters.toReversed().map((letter) => ({
    id: letter.id,
    folder: letter.folder,
    from: letter.from,
    to: letter.to,
    subject: letter.subject,
    preview: letter.body.trim().split('\n')[0].slice(0, 60),
    time: clock.format(letter.at),
    isNew: letter.folder === 'inbox' && !read.includes(letter.id),
    body: letter.body,
  }));
  const everybodys = inboxMessages.map((message) => ({
    ...message,
    folder: 'inbox' as const,
    isNew: message.isNew && !read.includes(message.id),
  }));
  return [...own, ...everybodys].filter(({ id, folder: place }) =>
    deleted.includes(id) ? folder === 'deleted' : folder === place,
  );
}

export function markRead(mailbox: Mailbox, id: string): Mailbox {
  return mailbox.read.includes(id) ? mailbox : { ...mailbox, read: [...mailbox.read, id] };
}

export function deleteLetter(mailbox: Mailbox, id: string): Mailbox {
  if (mailbox.deleted.includes(id)) return mailbox;
  return { ...mailbox, deleted: [...mailbox.deleted, id] };
}

export function restoreLetter(mailbox: Mailbox, id: string): Mailbox {
  return { ...mailbox, deleted: mailbox.deleted.filter((other) => other !== id) };
}

/** Whether two names are the same, ignoring how they are written. */
function same(one: string, other: string): boolean {
  const folded = [one, other].map((name) => name.normalize('NFKC').trim().toLowerCase());
  return folded[0] === folded[1];
}

function withLetters(mailbox: Mailbox, more: readonly Omit<StoredLetter, 'id'>[]): Mailbox {
  const last = mailbox.letters.reduce(
    (most, { id }) => Math.max(most, Number(id.slice(4)) || 0),
    0,
  );
  const added = more.map((letter, index) => ({ ...letter, id: `own-${last + 1 + index}` }));
  const letters = [...mailbox.letters, ...added].slice(-maxLetters);
  return { ...mailbox, letters };
}

/** Whether a letter can be sent: it has a recipient and a text. */
export function isSendable({ to, body }: Draft): boolean {
  return to.trim() !== '' && body.trim() !== '';
}

/**
 * Sends a letter for which `isSendable` is true. A letter to oneself arrives at once.
 * @param now ms since 1970
 */
export function sendLetter(mailbox: Mailbox, draft: Draft, from: string, now: number): Mailbox {
  const letter = {
    from,
    to: cutText(draft.to.trim(), letterLimits.to),
    subject: cutText(draft.subject.trim(), letterLimits.subject) || noSubject,
    body: cutText(draft.body, letterLimits.body),
    at: now,
  };
  const toSelf = same(letter.to, from);
  return withLetters(mailbox, [
    { ...letter, folder: 'sent', settled: toSelf },
    ...(toSelf ? [{ ...letter, folder: 'inbox' as const, settled: true }] : []),
  ]);
}

/** Adds the answers that arrive with a sign-on. @param now ms since 1970 */
export function deliverReplies(mailbox: Mailbox, now: number): Mailbox {
  const waiting = mailbox.letters.filter(({ folder, settled }) => folder === 'sent' && !settled);
  if (waiting.length === 0) return mailbox;
  const replies = waiting.flatMap((letter) => {
    const friend = Object.keys(penFriends).find((name) => same(name, letter.to));
    if (!friend) return [];
    const subject = replySubject(letter.subject);
    const body = penFriends[friend];
    const addressed = { from: friend, to: letter.from, subject, body };
    return [{ ...addressed, folder: 'inbox' as const, at: now, settled: true }];
  });
  const letters = mailbox.letters.map((letter) => ({ ...letter, settled: true }));
  return withLetters({ ...mailbox, letters }, replies);
}

function replySubject(subject: string): string {
  return cutText(/^re:/i.test(subject) ? subject : `RE: ${subject}`, letterLimits.subject);
}

/** A draft that answers a letter and quotes it. */
export function replyTo({ from, subject, body }: Letter): Draft {
  const quoted = body
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  // Limits the quotation, so that there is space for an answer.
  const kept = cutText(quoted, letterLimits.body / 2);
  return { to: from, subject: replySubject(subject), body: `\n\n${kept}` };
}
