import { artists } from '../../content/artists';
import { checklistItems } from '../../content/checklist';
import { consoles } from '../../content/consoles';
import type { Entry } from '../../content/entry';
import { films } from '../../content/films';
import { gadgets } from '../../content/gadgets';
import { oldWebSites } from '../../content/oldWebSites';
import { pageAt } from '../../content/pages';
import { quizCategories } from '../../content/quiz/categories';
import { snacks } from '../../content/snacks';
import { timeline } from '../../content/timeline';
import { toys } from '../../content/toys';
import { tvShows } from '../../content/tvShows';
import { yearStories } from '../../content/yearStories';
import type { SearchDocument } from '../../lib/search/SearchDocument';

function placeOf(path: string): string {
  const page = pageAt(path);
  if (!page) throw new Error(`No page at ${path} for a search result.`);
  return page.label;
}

function cards<T extends Entry>(
  path: string,
  entries: readonly T[],
  more: (entry: T) => readonly string[],
): SearchDocument[] {
  return entries.map((entry) => ({
    kind: 'card',
    href: `${path}#${entry.id}`,
    title: entry.name,
    line: entry.line,
    emoji: '',
    place: placeOf(path),
    text: [...more(entry), entry.description].join(' '),
  }));
}

/**
 * The search documents of the pages' content: cards, memories, years and questions. They are built
 * in the browser from that content, because a prebuilt index would ship it twice.
 */
export async function contentDocuments(): Promise<SearchDocument[]> {
  const questions = await Promise.all(
    quizCategories.map(async ({ id, name, emoji, load }) =>
      (await load()).map(
        ({ id: questionId, question, fact }): SearchDocument => ({
          kind: 'question',
          href: `/quiz?category=${id}#${questionId}`,
          title: question,
          line: name,
          emoji,
          place: placeOf('/quiz'),
          // A question is found by its fact, but the fact is not shown: it would give the answer
          // away.
          text: fact,
        }),
      ),
    ),
  );
  return [
    ...cards('/toys', toys, ({ year }) => [year]),
    ...cards('/gaming', consoles, ({ manufacturer, year, iconicGames }) => [
      manufacturer,
      year,
      ...iconicGames,
    ]),
    ...cards('/tech', gadgets, ({ category, era, quirks }) => [category, era, ...quirks]),
    ...cards('/tv-shows', tvShows, ({ channel, years }) => [channel, years]),
    ...cards('/music', artists, ({ genre, era, singles }) => [genre, era, ...singles]),
    ...cards('/movies', films, ({ genre, year }) => [genre, year]),
    ...cards('/snacks', snacks, ({ era, type }) => [era, type]),
    ...cards('/old-web', oldWebSites, ({ year, features }) => [year, ...features]),
    ...checklistItems.map(
      ({ id, text, category }): SearchDocument => ({
        kind: 'memory',
        href: `/lifestyle#${id}`,
        title: text,
        line: category,
        emoji: pageAt('/lifestyle')?.emoji ?? '',
        place: placeOf('/lifestyle'),
        text: '',
      }),
    ),
    ...timeline.map(({ year, event, icon }): SearchDocument => {
      const { story, happened } = yearStories[year];
      return {
        kind: 'year',
        href: `/?year=${year}`,
        title: String(year),
        line: event,
        emoji: icon,
        place: 'Time Machine',
        text: [story, ...happened.map(({ text }) => text)].join(' '),
      };
    }),
    ...questions.flat(),
  ];
}
