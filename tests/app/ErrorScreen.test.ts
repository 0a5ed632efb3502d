import { expect, it } from 'vitest';
import { ErrorScreen } from '../../src/app/ErrorScreen';
import { staticMarkup } from './staticMarkup';

it('shows the heading and the error message as text', () => {
  const html = staticMarkup(ErrorScreen, new Error('<b>tape</b> is knotted'));
  expect(html).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/);
  expect(html).toMatch(/role="alert">&lt;b&gt;tape&lt;\/b&gt; is knotted</);
});

it('has a link to Home and a Retry button', () => {
  const html = staticMarkup(ErrorScreen, 'out of tape');
  expect(html).toMatch(/role="alert">out of tape</);
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Back Home<\/a>/);
  expect(html).toMatch(/<button type="button"[^>]*>Retry<\/button>/);
});
