import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { config } from '../../scenes/hero/config';
import { HeroRun } from '../../scenes/hero/HeroRun';
import { defaultsOf } from '../../scenes/kit/rules/config';

describe('HeroRun', () => {
  it('moves the same distance in a second at 30, 60 and 144 frames a second', () => {
    const after = [30, 60, 144].map((rate) => {
      const run = new HeroRun();
      run.dispatch({ type: 'field', width: 1000, height: 600 });
      for (let frame = 0; frame < rate; frame += 1) run.advance(1000 / rate);
      return run.state;
    });
    for (const { tick, motion } of after) {
      expect(tick).toBe(60);
      expect(motion).toEqual(after[0].motion);
    }
  });

  it('drops the time for which a tab was asleep', () => {
    const run = new HeroRun();
    expect(run.advance(3_600_000)).toBeLessThanOrEqual(15);
  });

  it('allocates nothing per frame, with 80 and with 10,000 shapes', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    for (const count of [80, 10_000]) {
      const run = new HeroRun({ ...defaultsOf(config), count });
      run.dispatch({ type: 'field', width: 1400, height: 800 });
      run.dispatch({ type: 'point', x: 700, y: 400 });
      const frames = 400;
      const play = () => {
        for (let frame = 0; frame < frames; frame += 1) run.advance(16);
      };
      play();
      // Other work of the process affects some windows. The cost of each frame is in all of them.
      const windows = Array.from({ length: 8 }, () => {
        collect();
        const before = process.memoryUsage().heapUsed;
        play();
        return (process.memoryUsage().heapUsed - before) / frames;
      });
      expect(Math.min(...windows)).toBeLessThan(64);
    }
  });
});
