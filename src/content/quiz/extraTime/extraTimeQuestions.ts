import type { QuizCategoryId } from '../categories';
import type { QuizQuestion } from '../QuizQuestion';

/** Forty more questions a subject, each fetched when somebody asks for them. */
export const extraTimeQuestions: Readonly<
  Record<QuizCategoryId, () => Promise<readonly QuizQuestion[]>>
> = {
  general: async () => (await import('./generalExtraQuestions')).generalExtraQuestions,
  gaming: async () => (await import('./gamingExtraQuestions')).gamingExtraQuestions,
  tvshows: async () => (await import('./tvShowsExtraQuestions')).tvShowsExtraQuestions,
  music: async () => (await import('./musicExtraQuestions')).musicExtraQuestions,
  movies: async () => (await import('./moviesExtraQuestions')).moviesExtraQuestions,
};
