import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageHeads } from '../../src/content/pageHeads';
import * as addresses from '../../src/lib/addresses';

const { addressOfState, stateIn } = addresses;
const states = Object.entries(addresses).filter(
  (entry): entry is [string, addresses.AddressState] => typeof entry[1] === 'object',
);
const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://kid.example');
  return { pathname, search, hash };
};

test('the document lists every kind of address, with an example that works', () => {
  const document = readFileSync('docs/addresses.md', 'utf8');
  const rows = [...document.matchAll(/^\| [^|]+ \| `([^`]+)`\s+\| `(\w+)`\s*\|$/gm)];
  expect(rows.map(([, , name]) => name).sort()).toEqual(states.map(([name]) => name).sort());
  for (const [, address = '', name = ''] of rows) {
    const state = states.find(([known]) => known === name)?.[1];
    if (!state) throw new Error(name);
    const { pathname, ...place } = at(address);
    expect(stateIn(state, place), name).toBeDefined();
    if (state.path !== '*') expect(pathname, name).toBe(state.path);
  }
});

test('every state belongs to a page with a share picture', () => {
  const paths = states.map(([, { path }]) => (path === '*' ? '/' : path));
  expect(paths.filter((path) => !pageHeads[path]?.shareImage)).toEqual([]);
});

test('a value that is written into an address can be read from it', () => {
  for (const [, state] of states) {
    fc.assert(
      fc.property(fc.stringMatching(new RegExp(state.pattern.source)), (value) => {
        fc.pre(state.pattern.test(value) && !/[\r\t]/.test(value));
        expect(stateIn(state, at(addressOfState(state, value)))).toBe(value);
      }),
      { numRuns: 60 },
    );
  }
});

test('any address gives a valid value or nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (search, hash) => {
      for (const [, state] of states) {
        const found = stateIn(state, { search: `?${search}`, hash: `#${hash}` });
        if (found !== undefined) expect(state.pattern.test(found)).toBe(true);
      }
    }),
  );
});

test('a year outside the timeline and a page that no set can show give nothing', () => {
  expect(stateIn(addresses.yearState, at('/?year=2006'))).toBeUndefined();
  expect(stateIn(addresses.yearState, at('/?year=1990'))).toBe('1990');
  expect(stateIn(addresses.teletextPageState, at('/teletext?p=999'))).toBeUndefined();
  expect(stateIn(addresses.teletextPageState, at('/teletext?p=1F0'))).toBe('1F0');
});
