import { type MouseEvent, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/lateHeights.css';
import { LiveRegion } from '../components/LiveRegion';
import { AlbumHost } from '../objects/album/AlbumHost';
import { NavigationBar } from './NavigationBar';
import { NavigationProgress } from './NavigationProgress';
import { PageHead } from './PageHead';
import styles from './Shell.module.css';
import { SiteFeatures } from './SiteFeatures';
import { SiteFooter } from './SiteFooter';
import { ToastHost } from './ToastHost';
import { useArrival } from './useArrival';

/** Every loaded document starts with the history key "default"; tell those apart by path. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** The frame of every page: navigation bar, `main`, footer, notices and announcements. */
export function Shell() {
  const { pathname } = useLocation();
  const announcement = useArrival();
  const main = useRef<HTMLElement>(null);

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
    main.current?.scrollIntoView();
  };

  return (
    <>
      <PageHead path={pathname} />
      {/* biome-ignore lint/a11y/useValidAnchor: it leads within the page, without an entry in history */}
      <a className={styles.skip} href="#content" onClick={skip}>
        Skip to content
      </a>
      <NavigationBar />
      <NavigationProgress />
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
      <LiveRegion message={announcement} />
      <AlbumHost />
      <SiteFeatures />
      <ToastHost />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
