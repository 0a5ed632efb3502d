import { describe, expect, test } from 'vitest';
import { structuredData, structuredDataElement } from '../../scripts/build/structuredData';
import { films } from '../../src/content/films';
import { pages } from '../../src/content/pages';

const origin = 'https://kid.example';
const types = (path: string) => structuredData(path, origin).map((thing) => thing['@type']);

describe('the structured data of a page', () => {
  test('has the type and the fields of the page', () => {
    expect(types('/')).toEqual(['WebSite']);
    expect(types('/movies')).toEqual(['BreadcrumbList', 'ItemList']);
    expect(types('/quiz')).toEqual(['BreadcrumbList', 'Quiz']);
    expect(types('/snake')).toEqual(['BreadcrumbList', 'VideoGame']);
    expect(types('/no/such/page')).toEqual([]);
  });

  test('lists every card by its name and its place on the page', () => {
    const [, list] = structuredData('/movies', origin);
    expect(list).toMatchObject({ numberOfItems: 15 });
    expect(list?.itemListElement).toEqual(
      films.map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${origin}/movies#${id}`,
      })),
    );
  });

  test('is JSON that cannot close its script element', () => {
    for (const { path } of pages) {
      const element = structuredDataElement(path, origin);
      const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(element)?.[1];
      expect(JSON.parse(json ?? ''), path).toMatchObject({ '@context': 'https://schema.org' });
    }
  });
});
