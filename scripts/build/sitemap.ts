type SitePage = Readonly<{ path: string }>;

export function sitemap(origin: string, pages: readonly SitePage[]): string {
  const urls = pages.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
