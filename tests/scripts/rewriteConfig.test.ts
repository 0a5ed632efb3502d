import { expect, test } from 'vitest';
import { rewriteConfig } from '../../scripts/vite/rewriteConfig';

const code = `import { defineConfig } from '../kit/rules/config';

/** Notes stay where they are. */
export const dotConfig = defineConfig({
  speed: { value: 1.5, unit: 'px', min: -2, max: 8, note: 'value: 3 in the note' }, // keep me
  'max-depth': { value: -1, unit: 'm', min: -9, max: 0, note: 'Negative.' },
  edges: {
    value: 'walls',
    options: ['walls', "it's open"],
    note: 'A choice.',
  },
  lives: whole(3, 'lives', [1, 9], { restart: true, note: 'A call, with 3 in the note.' }),
  loud: { value: true, note: 'A switch.' },
  derived: { value: 60 * 2, unit: 's', min: 0, max: 900, note: 'Not a literal.' },
});
`;

test('changes the literal of each value and nothing else', () => {
  const values = { speed: -0.5, 'max-depth': -3, edges: "it's open", lives: 7, loud: false };
  const rewritten = rewriteConfig(code, values);
  expect(rewritten).toEqual({
    ok: true,
    code: code
      .replace('value: 1.5', 'value: -0.5')
      .replace('value: -1,', 'value: -3,')
      .replace("value: 'walls'", "value: 'it\\'s open'")
      .replace('whole(3', 'whole(7')
      .replace('value: true', 'value: false'),
  });
});

test.each(['height', 'derived', 'note', 'constructor'])('refuses %s as a whole', (key) => {
  expect(rewriteConfig(code, { speed: 2, [key]: 1 })).toMatchObject({
    ok: false,
    refusal: expect.stringContaining(key),
  });
});

test('refuses a file without a config', () => {
  expect(rewriteConfig('export const x = 1;', { x: 2 })).toMatchObject({ ok: false });
  expect(rewriteConfig('export const = ;', { x: 2 })).toMatchObject({ ok: false });
});
