import { expect, test } from 'vitest';
import { bindingLimits, plans } from '../../scripts/bench/scale/plans';
import { type RoomModel, simulateRooms } from '../../scripts/bench/scale/simulateRooms';

const model: RoomModel = {
  visitorsPerDay: 1_000_000,
  busyHourShare: 0.1,
  messengerShare: 0.05,
  stay: 300,
  silence: 30,
  roomSize: Number.POSITIVE_INFINITY,
  roomBurst: 120,
  roomPerSecond: 25,
  seed: 1997,
};

test('the same seed gives the same result, another seed another', () => {
  expect(simulateRooms(model)).toEqual(simulateRooms(model));
  expect(simulateRooms({ ...model, seed: 2 })).not.toEqual(simulateRooms(model));
});

test('the peak number of people is a little above arrivals times stay', () => {
  const expected = ((1_000_000 * 0.1 * 0.05) / 3600) * 300;
  const { people } = simulateRooms(model);
  // The peak of an hour lies above its mean, by a few times the spread.
  expect(people).toBeGreaterThan(expected);
  expect(people).toBeLessThan(expected + 5 * Math.sqrt(expected));
});

test('without visitors every figure is 0', () => {
  expect(simulateRooms({ ...model, visitorsPerDay: 0 })).toEqual({
    people: 0,
    rooms: 0,
    joins: 0,
    messages: 0,
    refusedShare: 0,
    deliveries: 0,
    presence: 0,
  });
});

test('a full room refuses messages over its limit', () => {
  const { messages, refusedShare } = simulateRooms({ ...model, visitorsPerDay: 10_000_000 });
  expect(messages).toBeLessThanOrEqual(25 + 120 / 10);
  expect(refusedShare).toBeGreaterThan(0.7);
});

test('many rooms deliver less than a third of what one room delivers', () => {
  const one = simulateRooms(model);
  const many = simulateRooms({ ...model, roomSize: 100 });
  expect(many.rooms).toBeGreaterThanOrEqual(Math.ceil(many.people / 100));
  expect(many.rooms).toBeLessThan(10);
  expect(many.deliveries).toBeLessThan(one.deliveries / 3);
});

test('bindingLimits sorts the exceeded limits, the worst first', () => {
  const [free] = plans;
  const peaks = { ...simulateRooms({ ...model, visitorsPerDay: 0 }), people: 300, deliveries: 900 };
  expect(free && bindingLimits(peaks, free)).toEqual([
    { limit: 'messages', times: 9 },
    { limit: 'connections', times: 1.5 },
  ]);
});
