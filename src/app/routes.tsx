import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from './ErrorScreen';
import type { RouteHandle } from './RouteHandle';
import { Shell } from './Shell';

/** The route table. */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        // When a page throws, the shell stays.
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
            path: 'theme-park',
            handle: { focus: 'host' } satisfies RouteHandle,
            lazy: async () => ({
              Component: (await import('../pages/theme-park/ThemeParkPage')).ThemeParkPage,
            }),
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
            path: 'run',
            lazy: async () => ({ Component: (await import('../pages/run/RunPage')).RunPage }),
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
            path: 'teletext',
            lazy: async () => ({
              Component: (await import('../pages/teletext/TeletextPage')).TeletextPage,
            }),
          },
          {
            path: 'musictv',
            lazy: async () => ({
              Component: (await import('../pages/musictv/MusicTvPage')).MusicTvPage,
            }),
          },
          {
            path: 'aol',
            lazy: async () => ({ Component: (await import('../pages/aol/AolPage')).AolPage }),
          },
          {
            path: 'magic8ball',
            lazy: async () => ({
              Component: (await import('../pages/magic8ball/Magic8BallPage')).Magic8BallPage,
            }),
          },
          {
            path: 'virtual-pet',
            lazy: async () => ({
              Component: (await import('../pages/virtual-pet/VirtualPetPage')).VirtualPetPage,
            }),
          },
          {
            path: '50p',
            lazy: async () => ({
              Component: (await import('../pages/coin-wish/CoinWishPage')).CoinWishPage,
            }),
          },
          {
            path: 'mystic',
            lazy: async () => ({
              Component: (await import('../pages/mystic/MysticPage')).MysticPage,
            }),
          },
          {
            path: 'clippy',
            lazy: async () => ({
              Component: (await import('../pages/assistant/AssistantPage')).AssistantPage,
            }),
          },
          {
            path: 'win95-desktop',
            lazy: async () => ({
              Component: (await import('../pages/win95-desktop/DesktopPage')).DesktopPage,
            }),
          },
          {
            path: 'today',
            lazy: async () => ({ Component: (await import('../pages/today/TodayPage')).TodayPage }),
          },
          {
            path: 'settings',
            lazy: async () => ({
              Component: (await import('../pages/settings/SettingsPage')).SettingsPage,
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
