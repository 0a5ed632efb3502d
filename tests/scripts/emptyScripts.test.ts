import { expect, test } from 'vitest';
import { withoutEmpty } from '../../scripts/vite/emptyScripts';

test('a script that imports an empty one gets its style sheets', () => {
  const manifest = {
    page: { file: 'page.js', css: ['page.css'], imports: ['shared', 'other'] },
    shared: { file: 'shared.js', css: ['shared.css'] },
    other: { file: 'other.js' },
  };
  expect(withoutEmpty(manifest, new Set(['shared.js']))).toEqual({
    page: { file: 'page.js', css: ['page.css', 'shared.css'], imports: ['other'] },
    other: { file: 'other.js' },
  });
});
