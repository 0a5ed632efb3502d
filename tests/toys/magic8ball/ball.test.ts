import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerText, ballAnswers, suggestedQuestions } from '../../../src/content/magic8ball';
import { createShakeDetector } from '../../../src/lib/shakeDetector';
import { parseHistory } from '../../../src/toys/magic8ball/history';

test('has the classic twenty answers: ten yes, five unsure, five no', () => {
  const count = (kind: string) => ballAnswers.filter((answer) => answer.kind === kind).length;
  expect([count('yes'), count('unsure'), count('no')]).toEqual([10, 5, 5]);
  expect(ballAnswers.map(answerText)).toEqual([
    'It is certain',
    'It is decidedly so',
    'Without a doubt',
    'Yes definitely',
    'You may rely on it',
    'As I see it, yes',
    'Most likely',
    'Outlook good',
    'Yes',
    'Signs point to yes',
    'Reply hazy, try again',
    'Ask again later',
    'Better not tell you now',
    'Cannot predict now',
    'Concentrate and ask again',
    'Don’t count on it',
    'My reply is no',
    'My sources say no',
    'Outlook not so good',
    'Very doubtful',
  ]);
  expect(new Set(suggestedQuestions).size).toBe(8);
});

test('any stored value gives a history of at most eight valid entries', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(parseHistory(stored)).toEqual([]);
    }),
  );
  const good = { question: '<b>why</b>', answer: 19 };
  const asked = [good, { question: ' ', answer: 3 }, { question: 'x', answer: 20 }, 7, null];
  expect(parseHistory({ version: 1, asked })).toEqual([good]);
  expect(parseHistory({ version: 2, asked })).toEqual([]);
  expect(parseHistory({ version: 1, asked: Array(50).fill(good) })).toHaveLength(8);
});

test('three jolts in a row are a shake; walking, a single knock and stillness are not', () => {
  const walk = createShakeDetector();
  for (let at = 0; at < 20_000; at += 16) {
    expect(walk({ x: 0, y: 9.8 + 4 * Math.sin(at / 90), z: 1 }, at)).toBe(false);
  }
  const knock = createShakeDetector();
  const knocks = [0, 30, 0, 0, 0].map((x, index) => knock({ x, y: 0, z: 9.8 }, index * 1000));
  expect(knocks).not.toContain(true);
  const shaken = createShakeDetector();
  const felt = Array.from({ length: 12 }, (_, index) =>
    shaken({ x: index % 2 ? 20 : -20, y: 0, z: 9.8 }, index * 100),
  );
  expect(felt.filter(Boolean)).toHaveLength(1);
  expect(createShakeDetector()({ x: Number.NaN, y: 0, z: 0 }, 0)).toBe(false);
});
