import { describe, expect, test } from 'vitest';
import { narrateThemePark, thoughtText } from '../../scenes/theme-park/narrate';
import { kindOf, noKind, pathKind } from '../../scenes/theme-park/rules/buildings';
import { account } from '../../scenes/theme-park/rules/ledger';
import { query } from '../../scenes/theme-park/rules/query';
import { readPark } from '../../scenes/theme-park/rules/save/readPark';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { mind } from '../../scenes/theme-park/rules/thoughts';
import type { Town } from '../../scenes/theme-park/rules/tycoon/freshTown';
import { isShowOn } from '../../scenes/theme-park/rules/tycoon/services';
import { layFireworks } from '../../scenes/theme-park/view/layFireworks';
import { QuadList, quadStride } from '../../scenes/theme-park/view/QuadList';
import { spriteCount } from '../../scenes/theme-park/view/sprites';
import { viewportOf } from '../../scenes/theme-park/viewport';
import { thoughtsOf } from '../../src/toys/theme-park/thoughtsOf';
import { act, at, guest, newPark, path, place, wait } from './play';

const second = 60;
const launch = { type: 'launch' } as const;

function park(): ThemeParkState & { town: Town } {
  const state = newPark({ rules: 'tycoon', startingMoney: 5000 });
  act(state, ...path(10, 17, 10, 8), place('carousel', 9, 10));
  return state as ThemeParkState & { town: Town };
}

describe('fireworks', () => {
  test('cost money, last for a while, and are not ready again at once', () => {
    const state = park();
    const { money } = state;
    const [event] = act(state, launch);
    expect(narrateThemePark(event, state)).toBe('Fireworks! Everybody outside looks up.');
    expect(money - state.money).toBe(state.config.showCost);
    expect(state.ledger[account.marketing]).toBe(-state.config.showCost);
    expect(query(state, launch)).toMatchObject({ ok: false, reason: 'notReady' });
    wait(state, (state.config.showDays - 1) * second);
    expect(isShowOn(state, state.town)).toBe(true);
    wait(state, 2 * second);
    expect(isShowOn(state, state.town)).toBe(false);
    expect(query(state, launch).ok).toBe(false);
    wait(state, (state.config.showRest - state.config.showDays) * second);
    expect(query(state, launch).ok).toBe(true);
  });

  test('are refused without the money, and under Classic rules', () => {
    const state = park();
    state.money = 10;
    expect(query(state, launch)).toMatchObject({ reason: 'money' });
    expect(query(newPark(), launch)).toMatchObject({ reason: 'tycoonOnly' });
  });

  test('lift the mood of those outside, who say so, and of nobody inside', () => {
    const moods = (shows: boolean): readonly number[] => {
      const state = park();
      const outside = guest(state, at(state, 10, 15), { mood: 4000 });
      const inside = guest(state, at(state, 9, 10), { mood: 4000, inside: 1 });
      state.visitors.goal[inside] = at(state, 9, 10);
      state.visitors.stay[inside] = 100;
      state.inside[at(state, 9, 10)] += 1;
      if (shows) act(state, launch);
      wait(state, 2 * second);
      if (shows) expect(state.visitors.thought[outside]).toBe(mind.fireworks);
      return [state.guests.mood[outside], state.guests.mood[inside]];
    };
    const [outside, inside] = moods(true);
    const [usual, usualInside] = moods(false);
    expect(outside).toBeGreaterThan(usual + 100);
    expect(inside).toBe(usualInside);
    expect(thoughtText(mind.fireworks, 0)).toBe('Ooh! Aah! Look at that one!');
  });

  test('count as one thought in the list, whatever the guests were about to do', () => {
    const state = park();
    for (const [seen, about] of [pathKind, kindOf('carousel'), kindOf('tree')].entries()) {
      guest(state, at(state, 10, 10));
      state.visitors.thought[seen] = seen < 2 ? mind.fireworks : mind.great;
      state.visitors.about[seen] = about;
    }
    expect(thoughtsOf(state)).toMatchObject([
      { thought: mind.fireworks, about: noKind, count: 2 },
      { thought: mind.great, about: kindOf('tree'), count: 1 },
    ]);
  });

  test('are kept in a save', () => {
    const state = park();
    act(state, launch);
    const reopened = (): ReturnType<typeof readPark> =>
      readPark(writePark(state, { withPeople: true }), state.config);
    const read = reopened();
    expect(read.ok && read.value.town?.show).toBe(state.town.show);
    state.town.show = state.config.showRest + 1;
    expect(reopened().ok).toBe(false);
  });

  test('are drawn over what is in view, and stand still where motion is reduced', () => {
    const view = viewportOf({});
    const laid = (seconds: number): readonly number[] => {
      const list = new QuadList(new Float32Array(spriteCount * 8));
      layFireworks(list, view, seconds);
      return [...list.data.subarray(0, list.count * quadStride)];
    };
    expect(laid(1).length).toBeGreaterThan(50 * quadStride);
    expect(laid(1)).not.toEqual(laid(1.3));
    expect(laid(1)).toEqual(laid(1));
    expect(laid(-1)).toHaveLength(laid(1).length);
  });
});
