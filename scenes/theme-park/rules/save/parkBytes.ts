import { kindCount, noKind, specOf } from '../buildings';
import { chartPoints } from '../freshState';
import { goingHome, noGoal, type ThemeParkState } from '../ThemeParkState';
import { thoughts } from '../thoughts';
import { full } from '../tycoon/needs';
import type { Bytes } from './bytes';

/** More than a park can earn in a year. */
const maxPounds = 1e12;

function passPounds(bytes: Bytes, pounds: number): number {
  const passed = bytes.pass(pounds, 8);
  bytes.must(Number.isInteger(passed) && Math.abs(passed) <= maxPounds);
  return passed;
}

export function passTime(bytes: Bytes, park: ThemeParkState): void {
  park.speed = bytes.pass(park.speed, 1);
  bytes.must(park.speed >= 1 && park.speed <= 3);
  park.stopped = bytes.pass(park.stopped ? 1 : 0, 1) === 1;
  park.clock = bytes.pass(park.clock, 8);
  bytes.must(Number.isInteger(park.clock) && park.clock >= 0 && park.clock <= maxPounds);
  park.day = bytes.pass(park.day, 4);
  park.sinceStep = bytes.pass(park.sinceStep, 2);
  park.sinceEconomy = bytes.pass(park.sinceEconomy, 2);
}

export function passAccounts(bytes: Bytes, park: ThemeParkState): void {
  park.money = passPounds(bytes, park.money);
  park.satisfaction = bytes.pass(park.satisfaction, 1);
  bytes.must(park.satisfaction <= 100);
  park.objectives = bytes.pass(park.objectives, 4);
  park.visitors.nextId = bytes.pass(park.visitors.nextId, 4);
  for (let index = 0; index < 4; index += 1) park.rng[index] = bytes.pass(park.rng[index], 4);
  bytes.must(park.rng.some((word) => word !== 0));
  const prices = bytes.pass(park.prices.length, 1);
  bytes.must(prices <= park.prices.length);
  for (let kind = 0; kind < prices; kind += 1) {
    const price = bytes.pass(park.prices[kind], 2);
    // The highest price can differ between versions of this page.
    park.prices[kind] = kind === noKind ? 0 : Math.min(price, specOf(kind).tycoon.maxPrice);
  }
  const accounts = bytes.pass(park.ledger.length, 1);
  bytes.must(accounts <= park.ledger.length);
  for (let place = 0; place < accounts; place += 1) {
    park.ledger[place] = passPounds(bytes, park.ledger[place]);
  }
}

function passGuest(bytes: Bytes, { guests }: ThemeParkState, index: number): void {
  const { hunger, thirst, boredom, tiredness, mood, inside, last } = guests;
  for (const list of [hunger, thirst, boredom, tiredness, mood]) {
    list[index] = bytes.pass(list[index], 2);
    bytes.must(list[index] <= full);
  }
  for (const list of [guests.cash, guests.spent, guests.visits, guests.queued]) {
    list[index] = bytes.pass(list[index], 2);
  }
  for (const list of [inside, last]) list[index] = bytes.pass(list[index], 1);
  bytes.must(inside[index] <= 1 && last[index] < kindCount);
}

export function passPeople(bytes: Bytes, park: ThemeParkState): void {
  const { visitors } = park;
  const { id, at, from, goal, stay, thought, about } = visitors;
  const cells = park.columns * park.rows;
  const count = bytes.pass(visitors.count, 2);
  bytes.must(count <= at.length);
  visitors.count = count;
  for (let index = 0; index < count; index += 1) {
    id[index] = bytes.pass(id[index], 4);
    for (const list of [at, from, goal, stay]) list[index] = bytes.pass(list[index], 2);
    for (const list of [thought, about]) list[index] = bytes.pass(list[index], 1);
    bytes.must(at[index] < cells && from[index] < cells);
    bytes.must(goal[index] < cells || goal[index] === noGoal || goal[index] === goingHome);
    bytes.must(thought[index] < thoughts.length && about[index] < kindCount);
    if (park.guests.mood.length > 0) passGuest(bytes, park, index);
  }
}

export function passChart(bytes: Bytes, { chart }: ThemeParkState): void {
  chart.points = bytes.pass(chart.points, 4);
  for (let place = 0; place < Math.min(chart.points, chartPoints); place += 1) {
    chart.money[place] = passPounds(bytes, chart.money[place]);
    chart.visitors[place] = bytes.pass(chart.visitors[place], 2);
    chart.satisfaction[place] = bytes.pass(chart.satisfaction[place], 1);
  }
}
