import { Outlet, useLocation } from 'react-router-dom';
import { PageHead } from './PageHead';

/** What stands around every page. */
export function Shell() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHead path={pathname} />
      <Outlet />
    </>
  );
}
