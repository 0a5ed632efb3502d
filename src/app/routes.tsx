import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from './ErrorScreen';
import type { RouteHandle } from './RouteHandle';
import { Shell } from './Shell';

/** The route table. A route stands here from the change on that lands its page. */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        // A page that throws leaves the shell standing.
        ErrorBoundary: ErrorScreen,
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('../pages/home/HomePage')).HomePage }),
          },
          {
            path: 'toys',
            lazy: async () => ({ Component: (await import('../pages/toys/ToysPage')).ToysPage }),
          },
          {
            path: 'tv-shows',
            lazy: async () => ({
              Component: (await import('../pages/tv-shows/TvShowsPage')).TvShowsPage,
            }),
          },
          {
            path: 'music',
            lazy: async () => ({ Component: (await import('../pages/music/MusicPage')).MusicPage }),
          },
          {
            path: 'movies',
            lazy: async () => ({
              Component: (await import('../pages/movies/MoviesPage')).MoviesPage,
            }),
          },
          {
            path: 'gaming',
            lazy: async () => ({
              Component: (await import('../pages/gaming/GamingPage')).GamingPage,
            }),
          },
          {
            path: 'tech',
            lazy: async () => ({ Component: (await import('../pages/tech/TechPage')).TechPage }),
          },
          {
            path: 'snacks',
            lazy: async () => ({
              Component: (await import('../pages/snacks/SnacksPage')).SnacksPage,
            }),
          },
          {
            path: 'old-web',
            lazy: async () => ({
              Component: (await import('../pages/old-web/OldWebPage')).OldWebPage,
            }),
          },
          {
            path: 'lifestyle',
            lazy: async () => ({
              Component: (await import('../pages/lifestyle/LifestylePage')).LifestylePage,
            }),
          },
          {
            path: 'quiz',
            lazy: async () => ({ Component: (await import('../pages/quiz/QuizPage')).QuizPage }),
          },
          {
            path: 'snake',
            handle: { focus: 'host' } satisfies RouteHandle,
            lazy: async () => ({
              Component: (await import('../pages/snake/SnakePage')).SnakePage,
            }),
          },
          {
            path: 'arcadeboy',
            handle: { focus: 'host' } satisfies RouteHandle,
            lazy: async () => ({
              Component: (await import('../pages/arcadeboy/ArcadeBoyPage')).ArcadeBoyPage,
            }),
          },
          {
            path: 'sms',
            lazy: async () => ({ Component: (await import('../pages/sms/SmsPage')).SmsPage }),
          },
          {
            path: 'messenger',
            lazy: async () => ({
              Component: (await import('../pages/messenger/MessengerPage')).MessengerPage,
            }),
          },
          {
            path: '*',
            lazy: async () => ({ Component: (await import('./NotFoundPage')).NotFoundPage }),
          },
        ],
      },
    ],
  },
];
