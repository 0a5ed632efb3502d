import { watchPointer } from '../../../../../src/hosts/watchPointer';
import type { Candidate } from '../Candidate';
import { heroRun } from './heroRun';

/** The hero's rules without drawing: every other candidate adds its drawing to this. */
export const bareLoop: Candidate = async (area, count) => {
  const run = heroRun(count);
  run.dispatch({ type: 'field', width: area.clientWidth, height: area.clientHeight });
  watchPointer(area, run);
  let last = performance.now();
  const frame = (now: number): void => {
    requestAnimationFrame(frame);
    run.advance(now - last);
    last = now;
  };
  requestAnimationFrame(frame);
};
