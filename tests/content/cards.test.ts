import { existsSync } from 'node:fs';
import emojiNames from '@iconify-json/fluent-emoji-flat/chars.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { consoles } from '../../src/content/consoles';
import type { Span } from '../../src/content/entry';
import { gamingExtras } from '../../src/content/extras/gamingExtras';
import { snacksExtras } from '../../src/content/extras/snacksExtras';
import { films } from '../../src/content/films';
import { gadgets } from '../../src/content/gadgets';
import { oldWebSites } from '../../src/content/oldWebSites';
import { pageAt } from '../../src/content/pages';
import { timeline } from '../../src/content/timeline';
import { everyCard, everyText, kinds } from './everyText';

const counts = {
  toys: 9,
  tvShows: 12,
  artists: 12,
  oldWebSites: 9,
  films: 15,
  snacks: 15,
  consoles: 12,
  gadgets: 15,
} as const;

/**
 * Whether the span agrees with a text such as "1990–1996", "From 1992", "Until 1998" or "1990s".
 */
function spanFits(text: string, [from, to]: Span): boolean {
  const years = [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(Number);
  const decade = /\b((?:19|20)\d)0s\b/.exec(text);
  if (decade) return from >= Number(`${decade[1]}0`) && to <= Number(`${decade[1]}9`);
  const [first, second] = years;
  if (first === undefined) return false;
  if (text.startsWith('Until')) return to === first;
  if (second !== undefined && text.includes('–')) return from === first && to === second;
  return from === first;
}

function firstWords(text: string, count: number): string {
  return text.toLowerCase().split(/\s+/).slice(0, count).join(' ');
}

describe('cards', () => {
  it('have the specified numbers', () => {
    expect(
      Object.fromEntries(Object.entries(kinds).map(([kind, list]) => [kind, list.length])),
    ).toEqual(counts);
    for (const site of oldWebSites) expect(site.features).toHaveLength(4);
    for (const console of consoles) expect(console.iconicGames).toHaveLength(4);
    for (const gadget of gadgets) expect(gadget.quirks).toHaveLength(4);
  });

  it.each(Object.entries(kinds))('%s have unique slugs and names', (_kind, list) => {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    for (const { id } of list) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(everyCard.map((card) => [card.name, card] as const))(
    '%s: the span is ordered, plausible and agrees with the years in the text',
    (_name, card) => {
      const [from, to] = card.span;
      expect(from).toBeGreaterThanOrEqual(1970);
      expect(to).toBeLessThanOrEqual(2010);
      expect(from).toBeLessThanOrEqual(to);
      expect(spanFits(card.shownYears, card.span), `${card.shownYears} as ${from} to ${to}`).toBe(
        true,
      );
    },
  );

  it('are described in two or three sentences, and listed in at most sixty characters', () => {
    for (const { name, description, line } of everyCard) {
      const sentences = description.match(/[.?!](?=\s|$)/g) ?? [];
      const count = sentences.length - (description.match(/\b[A-Z]\.(?=\s)/g) ?? []).length;
      expect(count, name).toBeGreaterThanOrEqual(2);
      expect(count, name).toBeLessThanOrEqual(3);
      expect(line.length, name).toBeLessThanOrEqual(60);
    }
  });

  it('never begin alike', () => {
    const openings = everyCard.map(({ description }) => firstWords(description, 2));
    expect(openings.filter((words, i) => openings.indexOf(words) !== i)).toEqual([]);
  });

  it('never repeat a feature, game list or quirk', () => {
    const lines = [...oldWebSites.flatMap((s) => s.features), ...gadgets.flatMap((g) => g.quirks)];
    expect(new Set(lines).size).toBe(lines.length);
    for (const { iconicGames } of consoles) expect(new Set(iconicGames).size).toBe(4);
  });

  it('show only emoji and objects that the site has a drawing of', () => {
    const drawn = new Set(Object.keys(emojiNames));
    const shown = [
      ...timeline.map(({ icon }) => icon),
      ...snacksExtras.prices.callouts.map(({ emoji }) => emoji),
      ...gamingExtras.consoleWars.sides.map(({ emoji }) => emoji),
    ];
    for (const emoji of shown) {
      if (emoji.startsWith('/')) {
        expect(existsSync(`src/objects${emoji.replace('#', '/')}.ts`), emoji).toBe(true);
        continue;
      }
      const points = Array.from(emoji, (char) => char.codePointAt(0)?.toString(16));
      const code = points.filter((hex) => hex !== 'fe0f').join('-');
      expect(drawn.has(code), `${emoji} ${code}`).toBe(true);
    }
  });

  it('lead to the toys that the site has of them', () => {
    const led = everyCard.flatMap(({ id, toy }) => (toy ? [[id, toy.path]] : []));
    expect(Object.fromEntries(led)).toEqual({
      tamagotchi: '/virtual-pet',
      'game-boy': '/arcadeboy',
      'teletext-telly': '/teletext',
      'windows-95-pc': '/win95-desktop',
      'dial-up-modem': '/aol',
      'nokia-5110': '/snake',
      'nokia-3310': '/sms',
      'msn-messenger': '/messenger',
    });
    for (const [, path = ''] of led) expect(pageAt(path), path).toBeDefined();
  });

  it('leave few years without a film', () => {
    const years = new Set(films.map(({ span: [from] }) => from));
    expect(years.size).toBeGreaterThanOrEqual(14);
  });
});

describe('every text', () => {
  it('is not empty, is trimmed, and has proper quotation marks', () => {
    for (const text of everyText) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/['"]|\.\.\.| {2}/);
    }
  });

  it('has British spelling', () => {
    const american = /\b(color\w*|favorite\w*|center|theater|gray|mom|pajamas|aluminum)\b/gi;
    const found = everyText.flatMap(
      (text) => text.replaceAll(/game[ -]boy[ -]color/gi, '').match(american) ?? [],
    );
    expect(found).toEqual([]);
  });
});
