import { neons } from '../../../../../scenes/hero/config';
import { watchPointer } from '../../../../../src/hosts/watchPointer';
import type { Candidate } from '../Candidate';
import { heroRun } from './heroRun';

/** The same rules with an element for each shape, whose transform is written every frame. */
export const domNodes: Candidate = async (area, count) => {
  const run = heroRun(count);
  const { state } = run;
  run.dispatch({ type: 'field', width: area.clientWidth, height: area.clientHeight });
  watchPointer(area, run);
  const shapes = Array.from({ length: count }, (_, shape) => {
    const element = document.createElement('div');
    element.className = 'shape';
    element.style.width = element.style.height = `${state.width[shape]}px`;
    element.style.background = neons[state.color[shape]].hex;
    area.append(element);
    return element;
  });
  let last = performance.now();
  const frame = (now: number): void => {
    requestAnimationFrame(frame);
    run.advance(now - last);
    last = now;
    const { motion, turn, spin, tick } = state;
    for (let shape = 0; shape < count; shape += 1) {
      shapes[shape].style.transform =
        `translate(${motion[shape]}px, ${motion[count + shape]}px) ` +
        `rotate(${turn[shape] + spin[shape] * tick}turn)`;
    }
  };
  requestAnimationFrame(frame);
};
