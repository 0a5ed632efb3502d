import { describe, expect, test } from 'vitest';
import {
  backgroundOf,
  characterOf,
  foregroundOf,
  isMosaic,
} from '../../scenes/teletext/rules/cell';
import { fold } from '../../scenes/teletext/rules/charset';
import { decodeFrame } from '../../scenes/teletext/rules/decodeFrame';
import { columns, promptRow } from '../../scenes/teletext/rules/grid';
import { toPageNumber } from '../../scenes/teletext/rules/Page';
import { readText } from '../../scenes/teletext/rules/readText';
import { pages } from '../../src/content/pages';
import { bamboozle } from '../../src/content/teletext/bamboozle';
import { bamboozleRound } from '../../src/content/teletext/bamboozlePages';
import { siteNumbers, yearNumber } from '../../src/content/teletext/siteNumbers';
import { timeline } from '../../src/content/timeline';
import { toys } from '../../src/content/toys';
import { findHitRegions } from '../../src/toys/teletext/hitRegions';
import { sitePages } from '../../src/toys/teletext/service/sitePages';
import { everyFrame, everyPage, service } from './service';

const textOf = (number: number, place = 0, reveal = false) => {
  const frame = service.get(number)?.page.subpages[place]?.frame;
  if (!frame) throw new Error(`no page ${number.toString(16)}/${place + 1}`);
  return readText(decodeFrame(frame), reveal);
};
const joined = (number: number) =>
  (service.get(number)?.page.subpages ?? [])
    .map((_, place) => textOf(number, place, true).slice(1, 23).join(' '))
    .join(' ')
    .replace(/\s+/g, ' ');

describe('the specified pages', () => {
  test.each([0x100, 0x200, 0x300, 0x390, 0x400, 0x500, 0x600, 0x700, 0x800])(
    '%i exists',
    (number) => {
      expect(service.has(number)).toBe(true);
    },
  );

  test('the index lists them with their names', () => {
    const index = textOf(0x100).join('\n');
    for (const listed of [
      /News \.+ 200/,
      /Sport \.+ 300/,
      /Bamboozle \.+ 390/,
      /Holidays \.+ 400/,
      /Finance \.+ 500/,
      /TV Listings \.+ 600/,
      /Weather \.+ 700/,
      /Lifestyle \.+ 800/,
    ]) {
      expect(index).toMatch(listed);
    }
  });

  test('every page except the index and subtitles ends in MAIN MENU 100', () => {
    for (const { page, subpage } of everyFrame) {
      const line = readText(decodeFrame(subpage.frame))[23];
      const expected = page.number !== 0x100 && page.number !== 0x888;
      expect(line?.includes('MAIN MENU 100'), page.description).toBe(expected);
    }
  });

  test('red leads to 100, green to 390, yellow to 400 and blue to 100 on each of them', () => {
    for (const number of [0x100, 0x200, 0x300, 0x390, 0x400, 0x500, 0x600, 0x700, 0x800]) {
      for (const { links } of service.get(number)?.page.subpages ?? []) {
        expect(links.slice(0, 4)).toEqual([0x100, 0x390, 0x400, 0x100]);
      }
    }
  });

  test('Bamboozle asks its question, and shows answer and hint only on REVEAL', () => {
    const hidden = textOf(bamboozle.page).join(' ').replace(/\s+/g, ' ');
    expect(hidden).toContain(bamboozle.question);
    expect(hidden).toContain('CLICK FOR ANSWER');
    expect(hidden).not.toContain(bamboozle.correctAnswer);
    expect(hidden).not.toContain(bamboozle.hint);
    const shown = textOf(bamboozle.page, 0, true).join(' ');
    expect(shown).toContain(bamboozle.correctAnswer);
    expect(shown).toContain(bamboozle.hint);
  });
});

test('the round has twelve questions with one right colour each; every other leads to the start', () => {
  expect(bamboozleRound.length).toBe(12);
  let number = Number.parseInt(bamboozleRound.first, 16);
  const wrong = Number.parseInt(bamboozleRound.wrong, 16);
  for (const right of bamboozleRound.rightAnswers) {
    const links = service.get(number)?.page.subpages[0]?.links.slice(0, 4) ?? [];
    expect(links.filter((link) => link === wrong)).toHaveLength(3);
    number = links[right] ?? 0;
  }
  expect(number).toBe(Number.parseInt(bamboozleRound.won, 16));
  expect(service.get(wrong)?.page.subpages[0]?.links[0]).toBe(
    Number.parseInt(bamboozleRound.first, 16),
  );
  // Each button is right for some question.
  expect(new Set(bamboozleRound.rightAnswers).size).toBe(4);
});

describe('the whole site', () => {
  test('every page of the site except teletext has a number from 110 on', () => {
    for (const { path } of pages) {
      const number = siteNumbers[path];
      expect(number, path).toBeDefined();
      if (path !== '/teletext') expect(Number(number)).toBeGreaterThanOrEqual(110);
      const entry = service.get(Number.parseInt(number ?? '', 16));
      expect(entry, path).toBeDefined();
      if (path !== '/teletext') expect(entry?.path).toBe(path);
    }
    const numbers = Object.values(siteNumbers);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('the directory lists them all', () => {
    for (const { path } of pages.filter((page) => page.path !== '/teletext')) {
      expect(joined(0x110)).toContain(` ${siteNumbers[path]}`);
    }
  });

  test('a content page has each of its cards, word for word', () => {
    const text = joined(0x120);
    for (const { name, description } of toys) {
      expect(text).toContain(fold(name));
      expect(text).toContain(fold(description).slice(0, 30));
      expect(text).toContain(fold(description).slice(-30));
    }
  });

  test('each of the sixteen years has a page that links to its neighbours', () => {
    expect(timeline).toHaveLength(16);
    for (const { year, event } of timeline) {
      const entry = service.get(toPageNumber(Number(yearNumber(year))));
      expect(entry?.path).toBe(`/?year=${year}`);
      expect(joined(entry?.page.number ?? 0)).toContain(fold(event));
    }
    expect(yearNumber(1997)).toBe('197');
    expect(yearNumber(2004)).toBe('184');
  });

  test('has ten questions of the day, each with its answer behind REVEAL', () => {
    expect(service.get(0x140)?.page.subpages).toHaveLength(10);
    const hidden = textOf(0x140).join('\n');
    const shown = textOf(0x140, 0, true).join('\n');
    expect(hidden).not.toMatch(/^ +[A-D]: /m);
    expect(shown).toMatch(/^ +[A-D]: /m);
  });

  test("shows this browser's records, or a sentence without any", () => {
    expect(joined(0x142)).toMatch(/Snake II, classic\W+120/);
    const none = [...sitePages({ questions: [], records: [] })];
    expect(JSON.stringify(none.find(({ number }) => number === '142'))).toContain('None yet');
    expect(JSON.stringify(none.find(({ number }) => number === '140'))).toContain('not here yet');
  });
});

describe('every frame', () => {
  test('links only to existing pages', () => {
    for (const { page, subpage } of everyFrame) {
      for (const link of subpage.links) {
        expect(service.has(link), `${page.description}: ${link.toString(16)}`).toBe(true);
      }
    }
  });

  test('has only numbers of existing pages in yellow', () => {
    const coming = new Set(Object.values(siteNumbers).map((number) => Number.parseInt(number, 16)));
    for (const { page, subpage } of everyFrame) {
      // The answers of the round have numbers of their own.
      if (!/^\d+$/.test(page.number.toString(16))) continue;
      const cells = decodeFrame(subpage.frame);
      const hitRegions = findHitRegions(cells, () => true);
      for (const region of hitRegions.values()) {
        if (!('page' in region)) continue;
        const known = service.has(region.page) || coming.has(region.page);
        expect(known, `${page.description}: ${region.page.toString(16)}`).toBe(true);
      }
    }
  });

  test('has a contrast of at least 4.5 to 1 for every letter', () => {
    const luminance = (color: number) =>
      (color & 1 ? 0.2126 : 0) + (color & 2 ? 0.7152 : 0) + (color & 4 ? 0.0722 : 0);
    const pale: string[] = [];
    for (const { page, subpage } of everyFrame) {
      decodeFrame(subpage.frame).forEach((cell, at) => {
        if (isMosaic(cell) || characterOf(cell) === 0x20) return;
        const [a, b] = [luminance(foregroundOf(cell)), luminance(backgroundOf(cell))];
        const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (contrast < 4.5) pale.push(`${page.description}, row ${Math.floor(at / columns)}`);
      });
    }
    expect(pale).toEqual([]);
  });

  test('leaves its header to the service, and its prompts are words', () => {
    for (const { page, subpage } of everyFrame) {
      expect(subpage.frame.subarray(0, columns).every((code) => code === 0x20)).toBe(true);
      if (page.number === 0x888) continue;
      const prompts = readText(decodeFrame(subpage.frame))[promptRow] ?? '';
      expect(prompts.trim().length, page.description).toBeGreaterThan(8);
    }
  });

  test('has a number of its own', () => {
    const numbers = everyPage.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThan(70);
  });
});
