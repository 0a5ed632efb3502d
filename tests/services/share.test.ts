import { expect, it } from 'vitest';
import { facebookShareLink, whatsAppShareLink, xShareLink } from '../../src/services/share';

const url = 'https://example.org/lifestyle';
const text = 'I scored 79/119 (66%) & more';

const query = (link: string) => Object.fromEntries(new URL(link).searchParams);

it('the Facebook link has the address and a quote', () => {
  const link = facebookShareLink({ url, quote: text });
  expect(link).toMatch(/^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?/);
  expect(query(link)).toEqual({ u: url, quote: text });
});

it('the X link has text and address', () => {
  const link = xShareLink({ text, url });
  expect(link).toMatch(/^https:\/\/twitter\.com\/intent\/tweet\?/);
  expect(query(link)).toEqual({ text, url });
});

it('the WhatsApp link has the text only', () => {
  const link = whatsAppShareLink({ text });
  expect(link).toMatch(/^https:\/\/wa\.me\/\?/);
  expect(query(link)).toEqual({ text });
});
