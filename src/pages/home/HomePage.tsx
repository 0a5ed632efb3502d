import { siteName, siteTagline } from '../../content/site';

export function HomePage() {
  return (
    <main>
      <h1>{siteName}</h1>
      <p>{siteTagline}</p>
    </main>
  );
}
