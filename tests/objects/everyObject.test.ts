import { describe, expect, test } from 'vitest';
import { sheets } from '../../scripts/built/objectPictures';
import { parseRecipe } from '../../src/audio/recipe';
import { pictureOf } from '../../src/lib/objectPicture';
import type { ObjectPlay, Secret } from '../../src/objects/kit/ObjectPlay';
import { cards, objects } from './allObjects';
import { Hand, poseOf } from './hand';

test.for(Object.entries(cards))(
  'every card of %s has an object, and every object a card',
  ([category, entries]) => {
    const made = objects.filter((object) => object.category === category).map(({ id }) => id);
    expect(made.toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
  },
);

test('no two objects have the same id', () => {
  expect(new Set(objects.map(({ id }) => id)).size).toBe(objects.length);
});

test('the address of every card names a sheet with its view, apart from the others, and its shapes after it', () => {
  const viewed: string[] = [];
  for (const [name, svg] of Object.entries(sheets)) {
    const views = [
      ...svg.matchAll(
        /<view id="([^"]+)" viewBox="0 (\d+) 100 100"\/><g transform="translate\(0 (\d+)\)"><./g,
      ),
    ];
    viewed.push(...views.map(([, id]) => `/objects/${name}.svg#${id}`));
    expect(views.map(([, , top]) => top)).toEqual(views.map(([, , , top]) => top));
    expect(new Set(views.map(([, , top]) => top)).size).toBe(views.length);
    expect(views.length, name).toBeLessThanOrEqual(5);
  }
  const addresses = objects.map(({ category, id }) => pictureOf(`/${category}#${id}`));
  expect(viewed.toSorted()).toEqual(addresses.toSorted());
});

test('at least thirty objects hide a second thing', () => {
  expect(objects.filter(({ play }) => play.secret).length).toBeGreaterThanOrEqual(30);
});

/** Does what uncovers the secret of an object. */
function seek(play: ObjectPlay, secret: Secret): Hand {
  const hand = new Hand(play, { hour: () => (secret[0] === 'midnight' ? 0 : 15) });
  const { travel, angle } = hand.body.numbers;
  const radians = (angle * Math.PI) / 180;
  const along = (way: number): readonly [number, number] => [
    50 + Math.cos(radians) * way,
    50 + Math.sin(radians) * way,
  ];
  switch (secret[0]) {
    case 'times':
      for (let time = 0; time < secret[1]; time += 1) hand.gesture(play).wait();
      return hand;
    case 'midnight':
      return hand.gesture(play);
    case 'keys':
      for (const key of secret[1]) hand.body.key(key);
      return hand;
    case 'hold':
      hand.grip.grab(50, 50, hand.time);
      for (const until = hand.time + secret[1] + 0.2; hand.time < until; hand.time += 1 / 60) {
        hand.body.step(1 / 60);
      }
      return hand.release();
    case 'backwards':
      if (play.gesture !== 'turn') return hand.drag([0, -10, -20, -30, -40].map(along)).release();
      return hand
        .drag(
          Array.from({ length: 48 }, (_, step) => [
            50 + 30 * Math.cos(step * -0.3),
            50 + 30 * Math.sin(step * -0.3),
          ]),
        )
        .release();
    case 'speed':
      if (play.gesture === 'shake') {
        return hand
          .drag(Array.from({ length: 60 }, (_, step) => [step % 2 ? 90 : 10, 50]))
          .release();
      }
      if (play.gesture === 'turn') {
        return hand
          .drag(
            Array.from({ length: 200 }, (_, step) => [
              50 + 30 * Math.cos(step * 1.2),
              50 + 30 * Math.sin(step * 1.2),
            ]),
          )
          .release();
      }
      return hand.drag([0, travel, travel * 2].map(along)).release();
  }
}

describe.for(objects)('$category/$id', ({ play, drawing }) => {
  test('answers its gesture with a sentence, and comes to rest in its end state', () => {
    const hand = new Hand(play);
    const before = poseOf(play, hand.body);
    hand.gesture(play);
    expect(hand.said).toHaveLength(1);
    expect(hand.said[0].length).toBeGreaterThan(8);
    const changed = new Set([JSON.stringify(before)]);
    for (let frame = 0; frame < 720 && hand.body.moving; frame++) {
      changed.add(JSON.stringify(poseOf(play, hand.body)));
      hand.body.step(1 / 60);
    }
    expect(hand.body.moving).toBe(false);
    expect(changed.size).toBeGreaterThan(1);
    const { n, open } = hand.body.kept;
    expect({ n, open }).toEqual({ n: 1, open: play.ends === 'stays' || play.ends === 'toggles' });
  });

  test('activating it by key gives the same end state, at once with reduced motion', () => {
    const hand = new Hand(play);
    hand.grip.activate();
    hand.wait();
    const still = new Hand(play, { still: () => true });
    const before = poseOf(play, still.body);
    still.grip.activate();
    expect(still.body.moving).toBe(false);
    expect(still.said).toEqual(hand.said);
    expect(hand.said).toHaveLength(1);
    expect(hand.body.moving).toBe(false);
    expect(hand.body.kept).toMatchObject({ n: 1 });
    const after = poseOf(play, still.body);
    expect(after).not.toEqual(before);
    const byHand = new Hand(play, { still: () => true });
    byHand.gesture(play);
    expect(byHand.body.moving).toBe(false);
    expect(byHand.said).toEqual(hand.said);
    expect(byHand.body.moment).toMatchObject({ p: 1, x: 0, y: 0, lift: 0 });
  });

  test('its secret is found by doing it, and not by a single press', () => {
    if (!play.secret) return;
    const { secret } = play;
    const found = { type: 'found', says: secret.at(-1) };
    expect(seek(play, secret).events).toContainEqual(found);
    const once = new Hand(play);
    once.grip.activate();
    expect(once.wait().events).not.toContainEqual(found);
  });

  test('its pose names parts of its drawing, and its sounds can be parsed', () => {
    const { body } = new Hand(play);
    for (const name of Object.keys(poseOf(play, body))) {
      expect(drawing, name).toContain(`<g class="${name}"`);
    }
    expect(parseRecipe(play.sound).notes.length).toBeGreaterThan(0);
    if (play.tick !== undefined) parseRecipe(play.tick);
    const shapes = drawing.match(/<(path|circle|ellipse|rect|text)/g) ?? [];
    expect(shapes.length).toBeGreaterThanOrEqual(3);
  });
});
