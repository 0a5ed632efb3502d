import { describe, expect, test } from 'vitest';
import { parseRecipe } from '../../src/audio/recipe';
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
    hand.body.activate();
    hand.wait();
    const still = new Hand(play, { still: () => true });
    const before = poseOf(play, still.body);
    still.body.activate();
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
