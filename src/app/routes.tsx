import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from './ErrorScreen';
import type { RouteHandle } from './RouteHandle';
import { Shell } from './Shell';

/** The route table. The module of a page exports it as `Component`. */
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
          { index: true, lazy: () => import('../pages/home/HomePage') },
          { path: 'toys', lazy: () => import('../pages/toys/ToysPage') },
          { path: 'tv-shows', lazy: () => import('../pages/tv-shows/TvShowsPage') },
          { path: 'music', lazy: () => import('../pages/music/MusicPage') },
          { path: 'movies', lazy: () => import('../pages/movies/MoviesPage') },
          { path: 'gaming', lazy: () => import('../pages/gaming/GamingPage') },
          { path: 'tech', lazy: () => import('../pages/tech/TechPage') },
          { path: 'snacks', lazy: () => import('../pages/snacks/SnacksPage') },
          { path: 'old-web', lazy: () => import('../pages/old-web/OldWebPage') },
          { path: 'lifestyle', lazy: () => import('../pages/lifestyle/LifestylePage') },
          { path: 'quiz', lazy: () => import('../pages/quiz/QuizPage') },
          {
            path: 'theme-park',
            handle: { focus: 'host' } satisfies RouteHandle,
            lazy: () => import('../pages/theme-park/ThemeParkPage'),
          },
          {
            path: 'snake',
            handle: { focus: 'host' } satisfies RouteHandle,
            lazy: () => import('../pages/snake/SnakePage'),
          },
          {
            path: 'arcadeboy',
            handle: { focus: 'host' } satisfies RouteHandle,
            lazy: () => import('../pages/arcadeboy/ArcadeBoyPage'),
          },
          { path: 'run', lazy: () => import('../pages/run/RunPage') },
          { path: 'sms', lazy: () => import('../pages/sms/SmsPage') },
          { path: 'messenger', lazy: () => import('../pages/messenger/MessengerPage') },
          { path: 'teletext', lazy: () => import('../pages/teletext/TeletextPage') },
          { path: 'musictv', lazy: () => import('../pages/musictv/MusicTvPage') },
          { path: 'aol', lazy: () => import('../pages/aol/AolPage') },
          { path: 'magic8ball', lazy: () => import('../pages/magic8ball/Magic8BallPage') },
          { path: 'virtual-pet', lazy: () => import('../pages/virtual-pet/VirtualPetPage') },
          { path: '50p', lazy: () => import('../pages/coin-wish/CoinWishPage') },
          { path: 'mystic', lazy: () => import('../pages/mystic/MysticPage') },
          { path: 'clippy', lazy: () => import('../pages/assistant/AssistantPage') },
          { path: 'win95-desktop', lazy: () => import('../pages/win95-desktop/DesktopPage') },
          { path: 'today', lazy: () => import('../pages/today/TodayPage') },
          { path: 'settings', lazy: () => import('../pages/settings/SettingsPage') },
          { path: '*', lazy: () => import('./NotFoundPage') },
        ],
      },
    ],
  },
];
