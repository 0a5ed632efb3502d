import { gamingSources } from './gamingSources';
import { generalSources } from './generalSources';
import { moviesSources } from './moviesSources';
import { musicSources } from './musicSources';
import type { QuizSources } from './QuizSources';
import { tvShowsSources } from './tvShowsSources';

/** The sources of all questions, Extra time included, by the question's id. */
export const everySource: QuizSources = {
  ...generalSources,
  ...gamingSources,
  ...tvShowsSources,
  ...musicSources,
  ...moviesSources,
};
