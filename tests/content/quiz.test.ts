import { describe, expect, it } from 'vitest';
import { quizCategories } from '../../src/content/quiz/categories';
import { dailyTen, type QuizBank } from '../../src/lib/quiz/dailyTen';
import { quizCategoryIds } from '../../src/lib/quiz/quizRecord';

const loaded = await Promise.all(
  quizCategories.map(async (category) => ({ ...category, questions: await category.load() })),
);
const everyQuestion = loaded.flatMap(({ questions }) => questions);

const words = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}£]+/gu, ' ')} `;

describe('the quiz', () => {
  it('has the five categories in their order', () => {
    expect(quizCategories.map(({ id, name }) => [id, name])).toEqual([
      ['general', '90s General Knowledge'],
      ['gaming', '90s Gaming'],
      ['tvshows', '90s TV Shows'],
      ['music', '90s Music'],
      ['movies', '90s Movies'],
    ]);
    expect(quizCategoryIds).toEqual(quizCategories.map(({ id }) => id));
  });

  it('never repeats an id, a question or a fact', () => {
    for (const key of ['id', 'question', 'fact'] as const) {
      expect(new Set(everyQuestion.map((question) => question[key])).size).toBe(100);
    }
  });

  it('deals a day of ten from the real questions', () => {
    const bank = Object.fromEntries(loaded.map(({ id, questions }) => [id, questions]));
    expect(dailyTen(bank as QuizBank, '2026-11-21')).toHaveLength(10);
  });
});

describe.each(loaded)('$name', ({ questions }) => {
  it('has twenty questions', () => {
    expect(questions).toHaveLength(20);
  });

  it('spreads the right answers over all four places', () => {
    for (const place of [0, 1, 2, 3]) {
      expect(questions.filter(({ correctAnswer }) => correctAnswer === place)).toHaveLength(5);
    }
  });

  it.each(questions)('$id is well formed', ({ id, question, options, fact }) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(question).toMatch(/^["A-Z(].*\?$/);
    expect(new Set(options.map(words)).size).toBe(4);
    for (const option of options) expect(option).toMatch(/^\S(.*\S)?$/);
    expect(fact).toMatch(/[.!?]$/);
    expect(fact.length).toBeLessThanOrEqual(190);
    expect(question.length).toBeLessThanOrEqual(110);
  });

  it.each(questions)('$id is not given away by a neighbour', ({ id, options, correctAnswer }) => {
    const answer = words(options[correctAnswer]);
    const neighbours = questions.filter((other) => other.id !== id);
    expect(
      neighbours.filter((other) => words(`${other.question} ${other.fact}`).includes(answer)),
    ).toEqual([]);
  });
});
