import type { RouteObject } from 'react-router-dom';
import { Shell } from './Shell';

/** The route table. A route stands here from the change on that lands its page. */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('../pages/home/HomePage')).HomePage }),
      },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('./NotFoundPage')).NotFoundPage }),
      },
    ],
  },
];
