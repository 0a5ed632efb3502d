import type { ThemeParkConfig } from '../../../scenes/theme-park/config';
import { parseScenario } from '../../../scenes/theme-park/rules/scenario/scenarioText';
import type { GameSession } from '../../hosts/session/GameSession';
import { openPark, refusalOf } from './openPark';
import { hasPark, parkInHash } from './parkLink';
import { beginScenario } from './season/beginScenario';
import { scenarioInHash, todayHash } from './season/scenarioLink';

/** What an address carries: how to open it, or why that is refused. */
type Found = Readonly<{ title: string; open: () => void } | { refusal: string }>;

const dayMs = 86_400_000;

/** Whether an address carries a park or a scenario. */
export function hashHolds(hash: string): boolean {
  return hash === todayHash || hasPark(hash) || scenarioInHash(hash) !== undefined;
}

/** Reads what an address carries. */
export async function readHash(session: GameSession, hash: string): Promise<Found> {
  if (hash === todayHash) {
    const { challengeOfDay } = await import('../../../scenes/theme-park/season/challengeOfDay');
    const scenario = challengeOfDay(Math.floor(Date.now() / dayMs));
    return { title: scenario.name, open: () => beginScenario(session, scenario) };
  }
  const carried = scenarioInHash(hash);
  if (carried !== undefined) {
    const parsed = parseScenario(carried, session.run.config as ThemeParkConfig);
    if (!parsed.ok) return { refusal: parsed.refusal };
    return { title: parsed.value.name, open: () => beginScenario(session, parsed.value) };
  }
  const text = await parkInHash(hash);
  const reason = text === undefined ? 'The link is damaged or too long.' : refusalOf(session, text);
  if (text === undefined || reason !== undefined) return { refusal: reason ?? '' };
  return { title: 'A park from a friend', open: () => void openPark(session, text) };
}
