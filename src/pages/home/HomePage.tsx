import { siteName, siteTagline } from '../../content/site';

export function HomePage() {
  return (
    <>
      <h1 tabIndex={-1}>{siteName}</h1>
      <p>{siteTagline}</p>
    </>
  );
}
