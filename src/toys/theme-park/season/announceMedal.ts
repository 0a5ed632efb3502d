import { medalNames } from '../../../../scenes/theme-park/narrate';
import { goals } from '../../../../scenes/theme-park/rules/scenario/Scenario';
import { scenarioOf } from '../../../../scenes/theme-park/rules/scenario/startScenario';
import type { ThemeParkState } from '../../../../scenes/theme-park/rules/ThemeParkState';
import { toast } from '../../../components/toast';
import { saveMedal } from './medalStore';
import { goalText } from './scenarioTexts';

/** Keeps a medal that has just been won, and says so. */
export function announceMedal(park: Readonly<ThemeParkState>): void {
  const scenario = scenarioOf(park);
  const play = park.town?.play;
  if (!scenario || !play || play.medal === 0) return;
  saveMedal(scenario, play.medal);
  toast(`${medalNames[play.medal]}: ${play.name}`, {
    description: `${goalText(goals[play.goal], play.medals[play.medal - 1])}.`,
  });
}
