import { expect, it } from 'vitest';
import { facebookShareLink, whatsAppShareLink, xShareLink } from '../../src/services/share';

const url = 'https://example.org/lifestyle';
const text = 'I scored 79/119 (66%) & more';

const query = (link: string) => Object.fromEntries(new URL(link).searchParams);

it('gives the social network the link of the page and a quote', () => {
  const link = facebookShareLink({ url, quote: text });
  expect(link).toMatch(/^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?/);
  expect(query(link)).toEqual({ u: url, quote: text });
});

it('gives the microblog an intent with text and url', () => {
  const link = xShareLink({ text, url });
  expect(link).toMatch(/^https:\/\/twitter\.com\/intent\/tweet\?/);
  expect(query(link)).toEqual({ text, url });
});

it('gives the messenger a text and nothing else', () => {
  const link = whatsAppShareLink({ text });
  expect(link).toMatch(/^https:\/\/wa\.me\/\?/);
  expect(query(link)).toEqual({ text });
});
