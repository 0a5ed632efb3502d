import { artists } from '../../src/content/artists';
import { assistantFacts, assistantTips } from '../../src/content/assistant';
import { checklistItems } from '../../src/content/checklist';
import { consoles } from '../../src/content/consoles';
import { gamingExtras } from '../../src/content/extras/gamingExtras';
import { moviesExtras } from '../../src/content/extras/moviesExtras';
import { musicExtras } from '../../src/content/extras/musicExtras';
import { oldWebExtras } from '../../src/content/extras/oldWebExtras';
import { snacksExtras } from '../../src/content/extras/snacksExtras';
import { techExtras } from '../../src/content/extras/techExtras';
import { toysExtras } from '../../src/content/extras/toysExtras';
import { tvExtras } from '../../src/content/extras/tvExtras';
import { films } from '../../src/content/films';
import { fortunes } from '../../src/content/fortunes';
import { gadgets } from '../../src/content/gadgets';
import { oldWebSites } from '../../src/content/oldWebSites';
import { callSteps } from '../../src/content/online/callSteps';
import { lobby, lobbyPatterns } from '../../src/content/online/lobby';
import { inboxMessages, penFriends } from '../../src/content/online/mail';
import { pageHeads } from '../../src/content/pageHeads';
import { quizCategories } from '../../src/content/quiz/categories';
import { extraTimeQuestions } from '../../src/content/quiz/extraTime/extraTimeQuestions';
import { snacks } from '../../src/content/snacks';
import { writtenPages } from '../../src/content/teletext/pages';
import { timeline } from '../../src/content/timeline';
import { timelineFactChecks } from '../../src/content/timelineFactChecks';
import { toys } from '../../src/content/toys';
import { trademarkNotice } from '../../src/content/trademarkNotice';
import { tvShows } from '../../src/content/tvShows';
import { yearStories } from '../../src/content/yearStories';

/** Every kind of card, with the text that shows its years. */
export const kinds = {
  toys: toys.map((entry) => ({ ...entry, shownYears: entry.year })),
  tvShows: tvShows.map((entry) => ({ ...entry, shownYears: entry.years })),
  artists: artists.map((entry) => ({ ...entry, shownYears: entry.era })),
  oldWebSites: oldWebSites.map((entry) => ({ ...entry, shownYears: entry.year })),
  films: films.map((entry) => ({ ...entry, shownYears: entry.year })),
  snacks: snacks.map((entry) => ({ ...entry, shownYears: entry.era })),
  consoles: consoles.map((entry) => ({ ...entry, shownYears: entry.year })),
  gadgets: gadgets.map((entry) => ({ ...entry, shownYears: entry.era })),
} as const;

export const everyCard = Object.values(kinds).flat();

export const extras = {
  gamingExtras,
  moviesExtras,
  musicExtras,
  oldWebExtras,
  snacksExtras,
  techExtras,
  toysExtras,
  tvExtras,
};

/** All strings in a value, at any depth. */
export function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/**
 * Every string that this part of the site can show, except song titles, which keep their own
 * spelling.
 */
export const everyText = stringsIn([
  kinds,
  extras,
  timeline,
  timelineFactChecks,
  yearStories,
  pageHeads,
  checklistItems,
  await Promise.all(quizCategories.map(({ load }) => load())),
  await Promise.all(Object.values(extraTimeQuestions).map((load) => load())),
  trademarkNotice,
  assistantFacts,
  assistantTips,
]);

/** The texts of toys, which follow rules of their own: teletext has no curly quotation marks. */
export const toyText = stringsIn([
  callSteps,
  lobby,
  lobbyPatterns.map(({ says }) => says),
  inboxMessages,
  penFriends,
  writtenPages,
  fortunes,
]);
