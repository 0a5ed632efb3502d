import type { QuizCategoryId } from '../categories';
import type { QuizQuestion } from '../QuizQuestion';

/** Forty more questions for each subject. Each subject loads when somebody asks for it. */
export const extraTimeQuestions: Readonly<
  Record<QuizCategoryId, () => Promise<readonly QuizQuestion[]>>
> = {
  general: async () => (await import('./generalExtraQuestions')).generalExtraQuestions,
  gaming: async () => (await import('./gamingExtraQuestions')).gamingExtraQuestions,
  tvshows: async () => (await import('./tvShowsExtraQuestions')).tvShowsExtraQuestions,
  music: async () => (await import('./musicExtraQuestions')).musicExtraQuestions,
  movies: async () => (await import('./moviesExtraQuestions')).moviesExtraQuestions,
};
