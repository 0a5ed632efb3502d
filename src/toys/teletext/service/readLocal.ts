import { catalogue } from '../../../../scenes/catalogue';
import { checklistItems } from '../../../content/checklist';
import { quizCategories } from '../../../content/quiz/categories';
import { parseTicks } from '../../../lib/checklist/parseTicks';
import { dailyTen, type QuizBank } from '../../../lib/quiz/dailyTen';
import { parseQuizRecord } from '../../../lib/quiz/quizRecord';
import { utcDay } from '../../../lib/quiz/utcDay';
import { readStored } from '../../../lib/storage';
import { loadRecords, records } from '../../../stores/records';
import type { Local, RecordLine } from './sitePages';

/** Reads the parts of the service that depend on the day and on this browser. Browser only. */
export async function readLocal(): Promise<Local> {
  return { questions: await todaysQuestions(), records: recordLines() };
}

async function todaysQuestions(): Promise<Local['questions']> {
  try {
    const bank = await Promise.all(quizCategories.map(async ({ id, load }) => [id, await load()]));
    return dailyTen(Object.fromEntries(bank) as QuizBank, utcDay(Date.now()));
  } catch (error) {
    console.warn('The quiz of the day could not be fetched.', error);
    return [];
  }
}

function recordLines(): readonly RecordLine[] {
  loadRecords();
  const games = Object.entries(records.getState()).flatMap(([game, categories]): RecordLine[] => {
    if (game.endsWith(' medals')) return [];
    const title = catalogue.find(({ id }) => id === game)?.title ?? game;
    return Object.entries(categories).map(([category, { score }]) => [
      category ? `${title}, ${category}` : title,
      score.toLocaleString('en-GB'),
    ]);
  });
  const quiz = parseQuizRecord(readStored('quiz-record')).record;
  const rounds = quizCategories.flatMap(({ id, name }): RecordLine[] => {
    const categories = [
      [name, quiz.best[id]],
      [`${name}, extra time`, quiz.best[`${id}-extra`]],
    ] as const;
    return categories.flatMap(([title, best]): RecordLine[] =>
      best ? [[`Quiz: ${title}`, `${best.correct}/${best.total}`]] : [],
    );
  });
  const streak: readonly RecordLine[] = quiz.daily
    ? [['Daily quiz, best run of days', String(quiz.daily.streak.best)]]
    : [];
  const { ids } = parseTicks(readStored('lifestyle-checked'), checklistItems);
  const ticks: readonly RecordLine[] =
    ids.length > 0 ? [['Lifestyle list', `${ids.length}/${checklistItems.length}`]] : [];
  return [...games, ...rounds, ...streak, ...ticks];
}
