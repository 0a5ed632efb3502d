import { Recording } from '../../../../scenes/kit/rules/Recording';
import type { ThemeParkConfig } from '../../../../scenes/theme-park/config';
import type { Scenario } from '../../../../scenes/theme-park/rules/scenario/Scenario';
import { startScenario } from '../../../../scenes/theme-park/rules/scenario/startScenario';
import type { GameSession } from '../../../hosts/session/GameSession';

/** Begins a scenario in place of the park at hand. It changes the constants of its own park only. */
export function beginScenario({ run }: GameSession, scenario: Scenario): void {
  const state = startScenario(run.config as ThemeParkConfig, scenario);
  const config = { ...run.config, rules: 'tycoon' };
  run.adopt(run.game, new Recording(run.game, { config, seed: 0, state, partial: true }), {
    config,
    practice: true,
  });
}
