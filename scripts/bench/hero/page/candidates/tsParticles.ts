import { tsParticles as engine } from '@tsparticles/engine';
import { loadSlim } from '@tsparticles/slim';
import { config, neons } from '../../../../../scenes/hero/config';
import type { Candidate } from '../Candidate';

/**
 * The usual library for this, configured for the same behaviour: shapes drift, turn, and flee
 * within 150 px.
 */
export const tsParticles: Candidate = async (area, count) => {
  await loadSlim(engine);
  const element = document.createElement('div');
  element.className = 'fill';
  area.append(element);
  await engine.load({
    element,
    options: {
      fullScreen: { enable: false },
      detectRetina: true,
      interactivity: {
        detectsOn: 'window',
        events: { onHover: { enable: true, mode: 'repulse' } },
        modes: { repulse: { distance: config.repulsionRadius.value, duration: 0.4 } },
      },
      particles: {
        number: { value: count, density: { enable: false } },
        paint: { fill: { enable: true, color: { value: neons.map(({ hex }) => hex) } } },
        shape: { type: ['circle', 'square', 'triangle', 'star', 'polygon', 'line'] },
        size: { value: { min: config.smallest.value / 2, max: config.largest.value / 2 } },
        rotate: { value: { min: 0, max: 360 }, animation: { enable: true, speed: 10 } },
        move: { enable: true, speed: 0.6, outModes: 'out' },
      },
    },
  });
};
