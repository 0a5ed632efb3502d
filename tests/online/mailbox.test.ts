import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inboxMessages, letterLimits, penFriends } from '../../src/content/online/mail';
import {
  deleteLetter,
  deliverReplies,
  emptyMailbox,
  isSendable,
  lettersIn,
  type Mailbox,
  markRead,
  parseMailbox,
  replyTo,
  restoreLetter,
  sendLetter,
  storedMailbox,
} from '../../src/toys/online/mailbox';

const now = Date.UTC(1997, 9, 14, 18, 30);
const draft = { to: 'Mum', subject: 'tea', body: 'coming!' };
const stored = (mailbox: Mailbox): unknown => JSON.parse(JSON.stringify(storedMailbox(mailbox)));

const drafts = fc.record({
  to: fc.string({ unit: 'grapheme', maxLength: 80 }),
  subject: fc.string({ unit: 'grapheme', maxLength: 120 }),
  body: fc.string({ unit: 'grapheme', maxLength: 3000 }),
});

describe('the inbox at the start', () => {
  test('has seven letters, five of them new', () => {
    const inbox = lettersIn(emptyMailbox, 'inbox');
    expect(inbox).toHaveLength(7);
    expect(inbox.filter(({ isNew }) => isNew)).toHaveLength(5);
    for (const letter of inbox) {
      for (const part of [letter.from, letter.subject, letter.preview, letter.time, letter.body]) {
        expect(part).not.toBe('');
      }
    }
    expect(Object.keys(penFriends).toSorted()).toEqual(
      inboxMessages.map(({ from }) => from).toSorted(),
    );
  });

  test('marks a letter as read', () => {
    const [first] = lettersIn(emptyMailbox, 'inbox');
    const read = markRead(markRead(emptyMailbox, first.id), first.id);
    expect(lettersIn(read, 'inbox').filter(({ isNew }) => isNew)).toHaveLength(4);
  });

  test('shows a letter in one folder at a time, also after deleting and restoring', () => {
    const [, second] = lettersIn(emptyMailbox, 'inbox');
    const without = deleteLetter(emptyMailbox, second.id);
    expect(lettersIn(without, 'inbox')).toHaveLength(6);
    expect(lettersIn(without, 'deleted').map(({ id }) => id)).toEqual([second.id]);
    expect(lettersIn(restoreLetter(without, second.id), 'inbox')).toEqual(
      lettersIn(emptyMailbox, 'inbox'),
    );
  });
});

describe('a sent letter', () => {
  test('needs a recipient and a body', () => {
    expect(isSendable(draft)).toBe(true);
    expect(isSendable({ ...draft, to: ' ' })).toBe(false);
    expect(isSendable({ ...draft, body: '\n ' })).toBe(false);
    expect(isSendable({ ...draft, subject: '' })).toBe(true);
  });

  test('is in the Sent folder, and is answered once at the next sign-on', () => {
    const sent = sendLetter(emptyMailbox, { ...draft, to: ' MUM ' }, 'Becky', now);
    expect(lettersIn(sent, 'sent').map(({ subject }) => subject)).toEqual(['tea']);
    expect(lettersIn(sent, 'inbox')).toHaveLength(7);
    const answered = deliverReplies(parseMailbox(stored(sent)), now);
    const [reply] = lettersIn(answered, 'inbox');
    expect(reply).toMatchObject({ from: 'Mum', subject: 'RE: tea', isNew: true });
    expect(reply.body).toBe(penFriends.Mum);
    expect(deliverReplies(answered, now)).toBe(answered);
  });

  test('to a stranger gets no answer', () => {
    const sent = sendLetter(emptyMailbox, { ...draft, to: 'constructor' }, 'Becky', now);
    expect(lettersIn(deliverReplies(sent, now), 'inbox')).toHaveLength(7);
  });

  test('to oneself arrives at once', () => {
    const sent = sendLetter(emptyMailbox, { ...draft, to: 'becky' }, 'Becky', now);
    expect(lettersIn(sent, 'inbox')[0]).toMatchObject({ from: 'Becky', isNew: true });
    expect(lettersIn(deliverReplies(sent, now), 'inbox')).toHaveLength(8);
  });

  test('is stored and read unchanged within its length limits', () => {
    fc.assert(
      fc.property(drafts, (written) => {
        fc.pre(isSendable(written));
        const sent = sendLetter(emptyMailbox, written, 'Becky', now);
        const kept = parseMailbox(stored(sent));
        expect(kept).toEqual(sent);
        const [letter] = lettersIn(kept, 'sent');
        expect(written.body.startsWith(letter.body)).toBe(true);
        expect(letter.body.length).toBeLessThanOrEqual(letterLimits.body);
        expect(letter.to?.length).toBeLessThanOrEqual(letterLimits.to);
      }),
    );
  });

  test('the oldest letters are dropped beyond sixty', () => {
    let mailbox = emptyMailbox;
    for (let n = 0; n < 80; n++) {
      mailbox = sendLetter(mailbox, { ...draft, subject: `number ${n}` }, 'Becky', now);
    }
    const sent = lettersIn(mailbox, 'sent');
    expect(sent).toHaveLength(60);
    expect(sent[0].subject).toBe('number 79');
    expect(new Set(sent.map(({ id }) => id)).size).toBe(60);
  });

  test('a reply quotes the letter and leaves room for text', () => {
    const [welcome] = lettersIn(emptyMailbox, 'inbox');
    const reply = replyTo({ ...welcome, body: 'one\ntwo' });
    expect(reply).toEqual({
      to: welcome.from,
      subject: `RE: ${welcome.subject}`,
      body: '\n\n> one\n> two',
    });
    expect(replyTo({ ...welcome, subject: 're: x' }).subject).toBe('re: x');
    const long = replyTo({ ...welcome, body: 'x\n'.repeat(2000) });
    expect(long.body.length).toBeLessThan(letterLimits.body - 500);
  });
});

describe('parseMailbox', () => {
  test('gives a valid mailbox for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const folder of ['inbox', 'sent', 'deleted'] as const) {
          lettersIn(parseMailbox(value), folder);
        }
      }),
    );
  });

  test('keeps good letters and drops bad ones', () => {
    const sent = sendLetter(emptyMailbox, draft, 'Becky', now);
    const [good] = sent.letters;
    const bad = [
      null,
      7,
      { ...good, id: 'own-9', at: Number.MAX_VALUE },
      { ...good, id: 'own-8', at: null },
      { ...good, id: 'own-7', folder: 'attic' },
      { ...good, id: 'own-6', body: 'x'.repeat(letterLimits.body + 1) },
      { ...good, id: 'own-5', to: ['Mum'] },
      good,
    ];
    const parsed = parseMailbox({
      version: 1,
      read: [1, 'mum'],
      deleted: 'all',
      letters: [...bad, good],
    });
    expect(parsed).toEqual({ read: ['mum'], deleted: [], letters: [good] });
    expect(parseMailbox({ version: 2, letters: [good] })).toEqual(emptyMailbox);
  });
});
