import { catalogue, type GameEntry } from '../../../scenes/catalogue';
import { checklistItems } from '../../content/checklist';
import { quizCategories } from '../../content/quiz/categories';
import { parseTicks } from '../../lib/checklist/parseTicks';
import { parseQuizRecord } from '../../lib/quiz/quizRecord';
import { streakOn } from '../../lib/quiz/streak';
import { utcDay } from '../../lib/quiz/utcDay';
import { readStored } from '../../lib/storage';
import { bestScore, loadRecords, records } from '../../stores/records';
import { unfinishedRun } from '../../stores/runs';
import type { Visit } from './visitOffers';

const isGame = (entry: (typeof catalogue)[number]): entry is GameEntry => entry.kind === 'game';

/** Reads what the site's pages have stored in this browser. It is sent nowhere. */
export function readVisit(now: number): Visit {
  const games = catalogue.filter(isGame);
  loadRecords();
  const scores = records.getState();
  const { record } = parseQuizRecord(readStored('quiz-record'));
  const ticks = parseTicks(readStored('lifestyle-checked'), checklistItems);
  const left = quizCategories.filter(({ id }) => !record.best[id]);
  const today = utcDay(now);
  return {
    unfinished: games.filter(({ id }) => unfinishedRun(id, 'page') !== undefined),
    best: games.flatMap(({ id, title, route }) => {
      const categories = Object.keys(scores[id] ?? {});
      const score = Math.max(
        0,
        ...categories.map((category) => bestScore(scores, id, category) ?? 0),
      );
      return score > 0 ? [{ title, route, score }] : [];
    }),
    quiz: {
      played: quizCategories.length - left.length,
      left,
      streak: streakOn(record.daily?.streak ?? null, today),
      doneToday: record.daily?.streak.lastDay === today,
    },
    checklist: { ticked: ticks.ids.length, total: checklistItems.length },
  };
}
