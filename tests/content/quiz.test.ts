import { describe, expect, it } from 'vitest';
import { quizCategories } from '../../src/content/quiz/categories';
import { extraTimeQuestions } from '../../src/content/quiz/extraTime/extraTimeQuestions';
import type { QuizQuestion } from '../../src/content/quiz/QuizQuestion';
import { gamingSources } from '../../src/content/quiz/sources/gamingSources';
import { generalSources } from '../../src/content/quiz/sources/generalSources';
import { moviesSources } from '../../src/content/quiz/sources/moviesSources';
import { musicSources } from '../../src/content/quiz/sources/musicSources';
import { tvShowsSources } from '../../src/content/quiz/sources/tvShowsSources';
import { dailyTen, type QuizBank } from '../../src/lib/quiz/dailyTen';
import { quizCategoryIds } from '../../src/lib/quiz/quizRecord';
import { canBeLookedUp } from './factSources';

const sources = {
  general: generalSources,
  gaming: gamingSources,
  tvshows: tvShowsSources,
  music: musicSources,
  movies: moviesSources,
};

const loaded = await Promise.all(
  quizCategories.map(async ({ id, name, load }) => {
    const questions = await load();
    const extra = await extraTimeQuestions[id]();
    const all: readonly QuizQuestion[] = [...questions, ...extra];
    return { id, name, questions, extra, all, sources: sources[id] };
  }),
);
const everyQuestion = loaded.flatMap(({ all }) => all);

const words = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}£]+/gu, ' ')} `;

/** How the length of a question's right answer compares with the wrong ones. */
function lengths({ options, correctAnswer }: QuizQuestion) {
  const right = options[correctAnswer].length;
  const wrong = options.filter((_, place) => place !== correctAnswer).map(({ length }) => length);
  return { longest: right > Math.max(...wrong), shortest: right < Math.min(...wrong) };
}

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
      expect(new Set(everyQuestion.map((question) => question[key])).size).toBe(300);
    }
  });

  it('deals a day of ten from the real questions', () => {
    const bank = Object.fromEntries(loaded.map(({ id, all }) => [id, all]));
    expect(dailyTen(bank as QuizBank, '2026-11-21')).toHaveLength(10);
  });
});

describe.each(loaded)('$name', ({ questions, extra, all, sources }) => {
  it('has twenty questions, and forty for Extra time', () => {
    expect(questions).toHaveLength(20);
    expect(extra).toHaveLength(40);
  });

  it('spreads the right answers over all four positions, twenty by twenty', () => {
    for (const twenty of [questions, extra.slice(0, 20), extra.slice(20)]) {
      for (const place of [0, 1, 2, 3]) {
        expect(twenty.filter(({ correctAnswer }) => correctAnswer === place)).toHaveLength(5);
      }
    }
  });

  it('gives no answer away by its length', () => {
    for (const list of [questions, extra]) {
      const told = list.map(lengths);
      expect(told.filter(({ longest }) => longest).length).toBeLessThanOrEqual(list.length * 0.3);
      expect(told.filter(({ shortest }) => shortest).length).toBeLessThanOrEqual(list.length * 0.3);
    }
  });

  it('has a source for each question, and no other sources', () => {
    expect(Object.keys(sources).sort()).toEqual(all.map(({ id }) => id).sort());
    for (const source of Object.values(sources)) {
      expect(source).toMatch(/^[\p{Lu}\p{N}‘“][^|]{3,}$/u);
      expect(source).not.toMatch(/https?:|www\./);
      expect(canBeLookedUp(source), source).toBe(true);
    }
  });

  it.each(all)('$id is well formed', ({ id, question, options, fact }) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(question).toMatch(/^[“A-Z(…].*\?$/);
    expect(new Set(options.map(words)).size).toBe(4);
    for (const option of options) expect(option).toMatch(/^\S(.*\S)?$/);
    expect(fact).toMatch(/[.!?]$/);
    expect(fact.length).toBeLessThanOrEqual(190);
    expect(question.length).toBeLessThanOrEqual(110);
  });

  it.each(all)(
    '$id is not answered by a neighbouring question',
    ({ id, options, correctAnswer }) => {
      const answer = words(options[correctAnswer]);
      const neighbours = all.filter((other) => other.id !== id);
      expect(
        neighbours.filter((other) => words(`${other.question} ${other.fact}`).includes(answer)),
      ).toEqual([]);
    },
  );
});
