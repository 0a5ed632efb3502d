import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cannedLines, lobbyPatterns, lobbyUsers } from '../../src/content/online/lobby';
import { keywords } from '../../src/content/online/service';
import { pages } from '../../src/content/pages';
import { findKeyword } from '../../src/toys/online/findKeyword';
import { respond } from '../../src/toys/online/respond';

const first = () => 0;
const everySaid = [...lobbyPatterns.flatMap(({ says }) => says), ...cannedLines];

describe('replies in the lobby', () => {
  test.each([
    ['hello everyone', 'hiya!!'],
    ['99/f/hull', 'shh u shouldnt tell ppl that on here, could be any1!'],
    ['I am 12', 'shh u shouldnt tell ppl that on here, could be any1!'],
    ['whats ur number', 'NEVER ask 4 that on here, lobbyhost will boot u'],
    ['i love fish fingers', 'fish fingers is wicked'],
    ['I hate mondays!', 'what did mondays ever do 2 u'],
    ['g2g', 'cya! dont forget 2 hang up'],
    ['WHY IS NOBODY HERE', 'y r u shouting'],
    ['is there life on mars?', 'dunno, ask kev'],
  ])('to “%s”: “%s”', (said, says) => {
    expect(respond(said, first).text).toBe(says);
  });

  test('the user who knows the topic replies, or the one whose name is mentioned', () => {
    expect(respond('my modem is slow', first).user).toBe('ModemMatt');
    expect(respond('anyone seen kev', first).user).toBe('QuizMasterKev');
    expect(respond('did you see buffy, vicky', first).user).toBe('xX_Vicky_Xx');
  });

  test('a line without a matching pattern gets a canned reply', () => {
    expect(cannedLines).toContain(respond('mmm', first).text);
  });

  test('no two replies in a row are the same, and every user is in the list', () => {
    const said = fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 6 });
    const fraction = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(said, fraction, (lines, part) => {
        let before: ReturnType<typeof respond> | undefined;
        for (const line of lines) {
          const next = respond(line, () => part, before);
          expect(lobbyUsers.includes(next.user) && next.text !== before?.text).toBe(true);
          before = next;
        }
      }),
      { numRuns: 40 },
    );
  });

  test('quoted text is used exactly as it was written', () => {
    expect(respond('i like <img src=x> $& {1}', first).text).toBe('<img src=x> $& {1} is wicked');
  });

  test('no pattern has state (flags g or y), and every reply is unique', () => {
    for (const { when } of lobbyPatterns) expect(when.flags).not.toMatch(/[gy]/);
    expect(new Set(everySaid).size).toBe(everySaid.length);
    expect(lobbyUsers).toHaveLength(8);
  });
});

describe('findKeyword', () => {
  test('finds every page by its label and by its path', () => {
    for (const page of pages) {
      expect(findKeyword(page.label), page.label).toEqual({ kind: 'page', page });
      if (page.path !== '/') expect(findKeyword(page.path)).toEqual({ kind: 'page', page });
    }
  });

  test.each([
    ['  SNAKE ', '/snake'],
    ['Keyword: quiz', '/quiz'],
    ['tv shows', '/tv-shows'],
    ['TELLY', '/tv-shows'],
    ['sweets', '/snacks'],
    ['welcome', '/'],
  ])('for %j finds %s', (text, path) => {
    expect(findKeyword(text)).toMatchObject({ kind: 'page', page: { path } });
  });

  test("finds the service's own rooms", () => {
    expect(findKeyword('Mail')).toEqual({ kind: 'mail' });
    expect(findKeyword('main lobby')).toEqual({ kind: 'lobby' });
  });

  test('is undefined for anything else', () => {
    for (const text of ['', '  ', '?!', 'constructor', '__proto__', '<b>', 'zzzz', '/']) {
      expect(findKeyword(text), text).toBeUndefined();
    }
    for (const path of Object.values(keywords)) expect(path).toMatch(/^\/[a-z0-9-]*$/);
  });
});
