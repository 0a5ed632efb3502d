import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { Recording } from '../../scenes/kit/rules/Recording';
import { decodeReplay } from '../../scenes/kit/rules/replayText';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { bytesOfText, textOfBytes } from '../../scenes/kit/rules/textOfBytes';
import { plainPlan, planner } from '../../scenes/theme-park/bot/planner';
import { themeParkConfig } from '../../scenes/theme-park/config';
import { themePark } from '../../scenes/theme-park/game';
import { type BuildingId, kindOf } from '../../scenes/theme-park/rules/buildings';
import { type QueriedAction, query } from '../../scenes/theme-park/rules/query';
import { checksum } from '../../scenes/theme-park/rules/save/bytes';
import { readPark } from '../../scenes/theme-park/rules/save/readPark';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import { impossibility } from '../../scenes/theme-park/rules/scenario/impossible';
import type { Scenario } from '../../scenes/theme-park/rules/scenario/Scenario';
import { parseScenario, scenarioText } from '../../scenes/theme-park/rules/scenario/scenarioText';
import { scenarioOf, startScenario } from '../../scenes/theme-park/rules/scenario/startScenario';
import { themeParkRules } from '../../scenes/theme-park/rules/themeParkRules';
import { studyOf } from '../../scenes/theme-park/rules/tycoon/research';
import { budgets } from '../../scenes/theme-park/rules/tycoon/topics';
import { challengeOfDay } from '../../scenes/theme-park/season/challengeOfDay';
import { groundOf, scenarios } from '../../scenes/theme-park/season/scenarios';
import { refusalText } from '../../scenes/theme-park/texts';
import { expectConsistentPark } from './invariants';
import { act, hashOf, place, wait } from './play';

const constants = defaultsOf(themeParkConfig);
const second = 60;

/** The scenario alone, without what the panel says of it. */
function plain({ id: _id, story: _story, ...scenario }: (typeof scenarios)[number]): Scenario {
  return scenario;
}

/** Lets somebody who builds what they like play a scenario. @returns the park */
function playedPlainly(scenario: Scenario, seconds: number) {
  const park = startScenario(constants, scenario);
  const build = planner(plainPlan);
  for (let tick = 0; tick < seconds * second; tick += 1) {
    stepRules(themeParkRules, park, build(park), () => {});
  }
  return park;
}

test('the season has twelve parks, each with its own name, ground and seed, and each can be played', () => {
  expect(scenarios).toHaveLength(12);
  for (const key of ['id', 'name', 'story'] as const) {
    expect(new Set(scenarios.map((each) => each[key])).size).toBe(12);
  }
  expect(new Set(scenarios.map(({ ground }) => ground.join(''))).size).toBe(12);
  for (const scenario of scenarios) expect(impossibility(scenario, constants)).toBeUndefined();
});

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  '“%s”',
  (id, scenario) => {
    test('its recorded run wins gold in time', () => {
      const text = readFileSync(new URL(`season/${id}.txt`, import.meta.url), 'utf8').trim();
      const replay = decodeReplay(themePark, text);
      if (!replay.ok) throw new Error(replay.refusal);
      const { config, seed, actions, ticks } = replay.value;
      const state = startScenario(constants, scenario);
      expect(config).toEqual(state.config);
      const recording = new Recording(themePark, {
        config,
        seed,
        actions,
        ticks,
        state,
      });
      recording.stepTo(ticks);
      expect(recording.verify(replay.value)).toBe(true);
      expect(state.town?.play).toMatchObject({ medal: 3, isOver: true });
      expect(state.day).toBeLessThanOrEqual(scenario.minutes * 60);
      expectConsistentPark(state);
    });

    test('survives its link unchanged', () => {
      const parsed = parseScenario(scenarioText(plain(scenario)), constants);
      expect(parsed).toEqual({ ok: true, value: plain(scenario) });
    });
  },
);

test('a player without a plan wins bronze in the first park within five minutes', () => {
  expect(playedPlainly(scenarios[0], 300).town?.play.medal).toBeGreaterThanOrEqual(1);
});

test('the same player wins no gold in the last park', () => {
  const [last] = scenarios.slice(-1);
  const park = playedPlainly(last, last.minutes * 60 + 1);
  expect(park.town?.play).toMatchObject({ isOver: true });
  expect(park.town?.play.medal).toBeLessThan(3);
});

test('nothing is built on water, rock or an old wood, and an old wood is pleasant to walk by', () => {
  const ground = groundOf('water 0 0 1 1, rock 1 0 1 1, wood 2 0 1 1');
  const park = startScenario(constants, { ...scenarios[0], ground });
  for (const column of [0, 1, 2]) {
    expect(query(park, place('path', column, 0))).toMatchObject({ ok: false, reason: 'terrain' });
  }
  // A coaster reaches over it.
  expect(query(park, place('rollerCoaster', 2, 0))).toMatchObject({ reason: 'terrain' });
  expect(query(park, place('path', 3, 0)).ok).toBe(true);
  expect(park.charm[3]).toBeGreaterThan(0);
  expect(park.charm[4]).toBe(0);
});

test('a scenario that is saved in the middle goes on as if it had not been', () => {
  const park = playedPlainly(scenarios[10], 200);
  const read = readPark(writePark(park, { withPeople: true }), constants);
  if (!read.ok) throw new Error(read.refusal);
  const opened = read.value;
  expect(scenarioOf(opened)).toEqual(scenarioOf(park));
  expect(opened.config).toEqual(park.config);
  // What has just been built opens as if it had stood for long.
  park.town?.opensAt.fill(0);
  for (const each of [park, opened]) {
    for (let tick = 0; tick < 600; tick += 1) stepRules(themeParkRules, each, [], () => {});
  }
  expect(hashOf(opened)).toBe(hashOf(park));
});

test('there is a challenge for every day of three years, and it can be played', () => {
  const names = new Set<string>();
  for (let day = 20_000; day < 21_100; day += 1) {
    const challenge = challengeOfDay(day);
    expect(impossibility(challenge, constants), challenge.name).toBeUndefined();
    expect(challengeOfDay(day)).toEqual(challenge);
    names.add(challenge.name);
  }
  expect(names.size).toBe(1100);
});

describe('a link to a scenario is refused with a sentence if it is', () => {
  const good = plain(scenarios[3]);
  const refusalOf = (text: string): string => {
    const parsed = parseScenario(text, constants);
    return parsed.ok ? 'accepted' : parsed.refusal;
  };

  test('cut or altered, at any place', () => {
    const text = scenarioText(good);
    for (let at = 0; at < text.length; at += 1) {
      expect(refusalOf(text.slice(0, at))).toMatch(/^Th.+\.$/);
      const other = text[at] === 'A' ? 'B' : 'A';
      expect(refusalOf(text.slice(0, at) + other + text.slice(at + 1))).toMatch(/^Th.+\.$/);
    }
    expect(refusalOf('A'.repeat(5000))).toBe('The scenario’s link is damaged or too long.');
  });

  test('of a newer version', () => {
    const bytes = bytesOfText(scenarioText(good)) ?? new Uint8Array();
    bytes[2] = 9;
    new DataView(bytes.buffer).setUint32(bytes.length - 4, checksum(bytes, bytes.length - 4), true);
    expect(refusalOf(textOfBytes(bytes))).toBe(
      'The scenario was made with a newer version of this page.',
    );
  });

  const impossible: readonly [string, Partial<Scenario>, RegExp][] = [
    ['nameless', { name: ' ' }, /no name/],
    ['without a goal', { goal: 'none' }, /no goal/],
    ['won before it begins', { goal: 'till', medals: [100, 200, 300] }, /before the gate opens/],
    ['with equal medals', { medals: [20_000, 20_000, 30_000] }, /more than the one before/],
    ['for more guests than fit', { goal: 'guests', medals: [1, 2, 1201] }, /more than 1200 guests/],
    ['for more money than there is', { medals: [20_000, 30_000, 2e6] }, /No park earns/],
    ['without money', { money: 0 }, /begins with £500/],
    ['over at once', { minutes: 1 }, /2 to 60 minutes/],
    ['with its gate in the water', { ground: groundOf('water 10 18 1 1') }, /on grass/],
    [
      'with its gate walled in',
      {
        ground: groundOf('water 0 0 20 20, grass 10 18 1 1'),
      },
      /walled in/,
    ],
  ];
  test.each(impossible)('%s', (_what, change, sentence) => {
    expect(refusalOf(scenarioText({ ...good, ...change }))).toMatch(sentence);
  });
});

describe('a scenario with its own list of buildings', () => {
  const bits = (...ids: BuildingId[]): number =>
    ids.reduce((sum, id) => sum | (1 << kindOf(id)), 0);
  const scenario: Scenario = {
    ...plain(scenarios[0]),
    shut: bits('foodStall', 'rollerCoaster'),
    never: bits('carousel', 'coasterStation'),
  };

  test('opens what it says, by research where it says so, and the rest never', () => {
    const park = startScenario(constants, scenario);
    const answers = (): readonly unknown[] =>
      (['ferrisWheel', 'foodStall', 'rollerCoaster', 'carousel'] as const).map((id) => {
        const answer = query(park, place(id, 3, 3));
        return answer.ok || answer.reason;
      });
    expect(answers()).toEqual([true, 'unresearched', 'unresearched', 'never']);
    expect(refusalText('never', 0, kindOf('carousel'), 0)).toBe('This park has no Carousel.');
    act(park, { type: 'fund', level: budgets.length - 1 });
    wait(park, 5 * second);
    expect(answers()).toEqual([true, true, 'unresearched', 'never']);
    wait(park, 60 * second);
    expect(answers()).toEqual([true, true, true, 'never']);
    const { town } = park;
    expect(town && studyOf(town, park.config)).toBeUndefined();
    expect(query(park, place('coasterStation', 3, 9))).toMatchObject({ reason: 'never' });
  });

  test('survives its link and a save in the middle of research', () => {
    expect(parseScenario(scenarioText(scenario), constants)).toEqual({ ok: true, value: scenario });
    const park = startScenario(constants, scenario);
    wait(park, 20 * second);
    const read = readPark(writePark(park, { withPeople: true }), constants);
    if (!read.ok) throw new Error(read.refusal);
    expect(scenarioOf(read.value)).toEqual({ ...scenario, ground: scenario.ground });
    expect(read.value.town).toMatchObject({ open: park.town?.open, studied: park.town?.studied });
    wait(park, 300);
    wait(read.value, 300);
    expect(hashOf(read.value)).toBe(hashOf(park));
  });

  test('is refused as a save if it holds what it never had, or would let it be built', () => {
    const never = bits('ferrisWheel', 'coasterStation');
    const refusal = (built: readonly QueriedAction[], open: number): unknown => {
      const park = startScenario(constants, scenario);
      act(park, ...built);
      if (park.town) park.town.open = open;
      const config = { ...park.config, neverKinds: never };
      const read = readPark(writePark({ ...park, config }, { withPeople: false }), constants);
      return read.ok || read.refusal;
    };
    const damaged = 'The saved park is damaged.';
    expect(refusal([place('ferrisWheel', 3, 3)], ~never & 0xffff)).toBe(damaged);
    expect(refusal([], bits('path', 'ferrisWheel'))).toBe(damaged);
    expect(refusal([place('tree', 3, 3)], bits('path', 'tree'))).toBe(true);
  });

  test('is refused as a link if it is cut, altered or impossible', () => {
    const text = scenarioText(scenario);
    for (let at = 0; at < text.length; at += 1) {
      expect(parseScenario(text.slice(0, at), constants).ok).toBe(false);
      const other = text[at] === 'A' ? 'B' : 'A';
      expect(parseScenario(text.slice(0, at) + other + text.slice(at + 1), constants).ok).toBe(
        false,
      );
    }
    const refusal = (change: Partial<Scenario>) =>
      parseScenario(scenarioText({ ...scenario, ...change }), constants);
    const list = 'The scenario’s list of buildings is damaged.';
    expect(refusal({ shut: bits('path') })).toMatchObject({ refusal: list });
    expect(refusal({ never: 1 << 15 })).toMatchObject({ refusal: list });
    expect(refusal({ never: scenario.shut })).toMatchObject({ refusal: list });
    const rides = bits('carousel', 'ferrisWheel', 'rollerCoaster', 'coasterStation');
    expect(refusal({ shut: 0, never: rides })).toMatchObject({
      refusal: 'A scenario needs a ride.',
    });
  });

  test('leaves the text of a scenario without such a list unchanged, because its medals are stored under that text', () => {
    expect(scenarioText(plain(scenarios[11]))).toBe(
      'U0MBC0wAYQBzAHQAIABPAHIAZABlAHIAcwADCAIMQB8AACgjAADsLAAApDgAADAnAAB-DUUNRQ1FDUUCQQRBAUUCQQRBAUUCQQRBAUUCQQRBAUUNRQ1FDUUNRQ1FDUUNRQ1FDUL1QH7N',
    );
  });
});
