import type { Peaks } from './simulateRooms';

/** What a plan of the hosted service allows at once or per second. */
export type Plan = Readonly<{
  name: string;
  connections: number;
  messages: number;
  joins: number;
  presence: number;
}>;

/** The values of https://supabase.com/docs/guides/realtime/limits in 2026. */
export const plans: readonly Plan[] = [
  { name: 'Free', connections: 200, messages: 100, joins: 100, presence: 20 },
  { name: 'Pro', connections: 500, messages: 500, joins: 500, presence: 50 },
  {
    name: 'Pro without spend cap',
    connections: 10_000,
    messages: 2_500,
    joins: 2_500,
    presence: 1_000,
  },
];

/** The limits that these peaks exceed and the factor for each, the largest first. */
export function bindingLimits(
  peaks: Peaks,
  plan: Plan,
): readonly { limit: string; times: number }[] {
  return [
    { limit: 'connections', times: peaks.people / plan.connections },
    { limit: 'messages', times: peaks.deliveries / plan.messages },
    { limit: 'joins', times: peaks.joins / plan.joins },
    { limit: 'presence', times: peaks.presence / plan.presence },
  ]
    .filter(({ times }) => times > 1)
    .toSorted((a, b) => b.times - a.times);
}
