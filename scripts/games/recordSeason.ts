import { mkdirSync, writeFileSync } from 'node:fs';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { Recording } from '../../scenes/kit/rules/Recording';
import { encodeReplay } from '../../scenes/kit/rules/replayText';
import { planner } from '../../scenes/theme-park/bot/planner';
import { seasonPlans } from '../../scenes/theme-park/bot/seasonPlans';
import { type ThemeParkConfig, themeParkConfig } from '../../scenes/theme-park/config';
import { themePark } from '../../scenes/theme-park/game';
import { startScenario } from '../../scenes/theme-park/rules/scenario/startScenario';
import { scenarios } from '../../scenes/theme-park/season/scenarios';

const folder = new URL('../../tests/theme-park/season/', import.meta.url);

/**
 * Writes for each park of the season a run that wins its gold, as `tests/theme-park/season.test.ts`
 * plays it: `npx tsx scripts/games/recordSeason.ts`. Run it after a change of the Tycoon rules.
 */
mkdirSync(folder, { recursive: true });
for (const scenario of scenarios) {
  const state = startScenario(defaultsOf(themeParkConfig) as ThemeParkConfig, scenario);
  const config = { ...state.config };
  const { seed } = scenario;
  const recording = new Recording(themePark, { config, seed, state });
  const play = planner(seasonPlans[scenario.id]);
  const ticks = scenario.minutes * 60 * 60;
  while (state.tick < ticks && !state.town?.play.isOver) recording.step(play(state));
  const text = encodeReplay(themePark, recording.replay(true));
  writeFileSync(new URL(`${scenario.id}.txt`, folder), `${text}\n`);
  console.log(
    `${scenario.id}: medal ${state.town?.play.medal} after ${state.tick / 60} s, ${text.length} characters`,
  );
}
