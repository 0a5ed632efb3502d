import type { QuizQuestion } from './QuizQuestion';

export type QuizCategoryId = 'general' | 'gaming' | 'tvshows' | 'music' | 'movies';

export interface QuizCategory {
  readonly id: QuizCategoryId;
  readonly name: string;
  readonly emoji: string;
  /** Loads the questions, so that the chooser need not load any. */
  readonly load: () => Promise<readonly QuizQuestion[]>;
}

/** In the order of the chooser. */
export const quizCategories: readonly QuizCategory[] = [
  {
    id: 'general',
    name: '90s General Knowledge',
    emoji: '❓',
    load: async () => (await import('./generalQuestions')).generalQuestions,
  },
  {
    id: 'gaming',
    name: '90s Gaming',
    emoji: '🎮',
    load: async () => (await import('./gamingQuestions')).gamingQuestions,
  },
  {
    id: 'tvshows',
    name: '90s TV Shows',
    emoji: '📺',
    load: async () => (await import('./tvShowsQuestions')).tvShowsQuestions,
  },
  {
    id: 'music',
    name: '90s Music',
    emoji: '🎵',
    load: async () => (await import('./musicQuestions')).musicQuestions,
  },
  {
    id: 'movies',
    name: '90s Movies',
    emoji: '🎬',
    load: async () => (await import('./moviesQuestions')).moviesQuestions,
  },
];
