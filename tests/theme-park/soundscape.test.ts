import { describe, expect, test } from 'vitest';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { weather } from '../../scenes/theme-park/rules/tycoon/Town';
import { listen, type ParkSound } from '../../scenes/theme-park/soundscape';
import { act, at, guest, newPark, path, place } from './play';

const view = { x: 400, y: 400, width: 600, height: 500, zoom: 1 };

/** What is heard of a park, by sound, rounded. */
function heardOf(park: ThemeParkState, looked = view) {
  const heard = new Map<ParkSound, Readonly<{ level: number; pan: number }>>();
  const round = (value: number): number => Number(value.toFixed(3));
  listen(park, looked, (sound, level, pan) =>
    heard.set(sound, { level: round(level), pan: round(pan) }),
  );
  return Object.fromEntries(heard) as Record<ParkSound, { level: number; pan: number }>;
}

function town() {
  const park = newPark({ rules: 'tycoon', startingMoney: 100_000 });
  act(park, ...path(10, 9, 10, 17), place('carousel', 9, 9), place('rollerCoaster', 4, 9));
  return park;
}

test('an empty park in fine weather is silent', () => {
  const silent = { level: 0, pan: 0 };
  expect(heardOf(newPark())).toEqual({
    scream: silent,
    organ: silent,
    crowd: silent,
    rain: silent,
  });
});

describe('a carousel', () => {
  test('is louder nearer to the middle of the view, and zoomed in', () => {
    const park = town();
    const middle = heardOf(park, { ...view, x: 380, y: 380 }).organ.level;
    const aside = heardOf(park, { ...view, x: 560, y: 380 }).organ.level;
    expect(middle).toBeGreaterThan(aside * 1.1);
    expect(heardOf(park, { ...view, x: 380, y: 380, zoom: 0.6 }).organ.level).toBeLessThan(middle);
  });

  test('is heard on the side where it stands, and not at all out of view', () => {
    const park = town();
    expect(heardOf(park, { ...view, x: 560 }).organ.pan).toBeLessThan(-0.4);
    expect(heardOf(park, { ...view, x: 200 }).organ.pan).toBeGreaterThan(0.4);
    expect(heardOf(park, { ...view, x: 760, zoom: 2 }).organ.level).toBe(0);
  });

  test('is silent while it is broken down', () => {
    const park = town();
    if (park.town) park.town.broken[at(park, 9, 9)] = 5;
    expect(heardOf(park).organ.level).toBe(0);
  });
});

test('people on a coaster make the screams louder, all others make the crowd louder', () => {
  const park = town();
  expect(heardOf(park).scream.level).toBe(0);
  guest(park, at(park, 10, 10));
  const alone = heardOf(park);
  expect(alone.scream.level).toBe(0);
  expect(alone.crowd.level).toBeGreaterThan(0);
  for (let rider = 0; rider < 8; rider += 1) guest(park, at(park, 5, 10));
  const full = heardOf(park);
  expect(full.scream.level).toBeGreaterThan(0.3);
  expect(full.scream.pan).toBeLessThan(-0.4);
  expect(full.crowd).toEqual(alone.crowd);
});

test('rain is heard all over, a little louder zoomed in', () => {
  const park = town();
  if (park.town) park.town.weather = weather.rain;
  const near = heardOf(park, { ...view, zoom: 1.6 }).rain;
  expect(near).toEqual({ level: 1, pan: 0 });
  expect(heardOf(park, { ...view, zoom: 0.4 }).rain.level).toBeLessThan(0.7);
});
