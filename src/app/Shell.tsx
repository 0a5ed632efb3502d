import { Outlet } from 'react-router-dom';

/** What stands around every page. */
export function Shell() {
  return <Outlet />;
}
