import { expect, test } from 'vitest';
import { Recording } from '../../scenes/kit/rules/Recording';
import { createRun } from '../../scenes/kit/run/createRun';
import { themePark } from '../../scenes/theme-park/game';
import { advise, advisedForks, ideasFor } from '../../scenes/theme-park/rules/advise';
import { queryAction } from '../../scenes/theme-park/rules/coaster/queryLay';
import { foresee } from '../../scenes/theme-park/rules/whatIf';
import { act, hashOf, newPark, path, place, wait } from './play';

test('the adviser names the changes that pay in a fork of the park, the best first', () => {
  const park = newPark({ rules: 'tycoon', startingMoney: 20_000 });
  act(park, ...path(10, 17, 10, 8), place('carousel', 11, 15));
  wait(park, 60 * 60);
  const before = hashOf(park);
  const ideas = ideasFor(park);
  expect(ideas.length).toBeGreaterThan(10);
  expect(ideas.length).toBeLessThanOrEqual(advisedForks);
  for (const idea of ideas) expect(queryAction(park, idea).ok).toBe(true);
  const advice = advise(park);
  expect(hashOf(park)).toBe(before);
  expect(advice.length).toBeGreaterThan(0);
  expect(advice.map(({ pounds }) => pounds)).toEqual(
    advice.map(({ pounds }) => pounds).sort((a, b) => b - a),
  );
  const [{ action, pounds }] = advice;
  const futures = foresee(park, action);
  if (!futures.ok) throw new Error(futures.reason);
  const [withIt, without] = [futures.with.money.at(-1) ?? 0, futures.without.money.at(-1) ?? 0];
  expect(pounds).toBe(withIt - without);
});

test('the adviser says nothing about a park without a path', () => {
  expect(advise(newPark())).toEqual([]);
});

test('a park that was opened half-way can go back to any tick since then, and goes on from there', () => {
  const run = createRun(themePark, { seed: () => 3 });
  const opened = newPark();
  act(opened, ...path(10, 17, 10, 8), place('carousel', 11, 15));
  opened.tick = 0;
  const config = { ...run.config };
  run.adopt(run.game, new Recording(run.game, { config, seed: 0, state: opened }), {
    config,
    practice: true,
  });
  const live = (ticks: number): void => {
    for (let tick = 0; tick < ticks; tick += 1) run.advance(1000 / 60);
  };
  live(600);
  const then = hashOf(run.state);
  const tick = run.state.tick;
  run.dispatch(place('tree', 2, 2));
  live(9000);
  const recording = run.fork(tick);
  run.adopt(run.game, recording, { config, practice: true });
  expect(hashOf(run.state)).toBe(then);
  live(60);
  expect(run.state.tick).toBe(tick + 60);
});
