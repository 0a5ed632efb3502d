import { Recording } from '../../../../scenes/kit/rules/Recording';
import { createRun } from '../../../../scenes/kit/run/createRun';
import { themePark } from '../../../../scenes/theme-park/game';
import { mountView } from '../../../../scenes/theme-park/ThemeParkScene';
import type { Candidate } from '../../hero/page/Candidate';
import { crowdedPark } from '../../themeParkCandidates';

const columns = 60;

/** The park's own scene with a run of a crowded park: steps, economy and all drawing. */
export const ourPicture: Candidate = async (area, visitors) => {
  const state = crowdedPark('classic', Math.max(1, visitors), columns);
  state.visitors.count = visitors;
  // No visitors are added during the measurement.
  state.config.spawnPercent = 0;
  const run = createRun(themePark, { seed: () => 1 });
  const { config } = state;
  run.adopt(themePark, new Recording(themePark, { config, seed: 0, state }), {
    config,
    practice: true,
  });
  const box = area.getBoundingClientRect();
  const view = await mountView.mount(area, run, new AbortController().signal, {
    reducedMotion: false,
  });
  view.resize(box.width, box.height, devicePixelRatio);
};
