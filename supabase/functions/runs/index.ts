/**
 * The judge of runs as an edge function of a hosted Supabase project, in the place of our server's
 * `server/runs/createRuns.ts`. docs/deploying.md says how it is deployed.
 */
import postgres from 'npm:postgres@3';
// Written by `node --import tsx scripts/build/edgeJudge.ts`.
import { judgeRun } from './judge/judgeRun.js';

/** The parts of Deno that are used. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): void;
};

const sql = postgres(Deno.env.get('SUPABASE_DB_URL') ?? '', { prepare: false });
const origin = Deno.env.get('SITE_ORIGIN') ?? '';
const headers = {
  'access-control-allow-origin': origin,
  'access-control-allow-headers': 'content-type',
  'cache-control': 'no-store',
};
const reply = (status: number, body: object) => Response.json(body, { status, headers });
const refusals: Record<string, [number, string]> = {
  known: [409, 'This run stands in the tables already.'],
  name: [422, 'That name cannot be taken: please choose another.'],
  muted: [403, 'You may not send runs for a while.'],
};

Deno.serve(async (request) => {
  const today = Math.floor(Date.now() / 86_400_000);
  if (request.method === 'OPTIONS') return new Response(null, { headers });
  if (request.method === 'GET') return reply(200, { today });
  if (request.headers.get('origin') !== origin)
    return reply(403, { error: 'Runs are sent from the pages of this site only.' });
  const text = await request.text();
  if (text.length > 61_000) return reply(413, { error: 'The recording is too long.' });
  let sent: { recording?: unknown; name?: unknown } = {};
  try {
    sent = Object(JSON.parse(text));
  } catch {
    // Nothing is sent then.
  }
  const { recording, name } = sent;
  if (typeof recording !== 'string' || typeof name !== 'string')
    return reply(400, { error: 'A submission is a name and a recording.' });
  const verdict = await judgeRun(recording, today);
  if (!verdict.ok) return reply(422, { error: verdict.refusal });
  const { game, category, score, ticks, daily, digest } = verdict.run;
  const address = request.headers.get('x-forwarded-for')?.split(',')[0] ?? '';
  const [row] =
    await sql`select * from private.enter_run(${game}, ${category}, ${score}, ${ticks}, ${name}, ${daily}, ${recording}, ${digest}, ${address})`;
  const refused = refusals[row.outcome];
  if (refused) return reply(refused[0], { error: refused[1] });
  return reply(200, { id: Number(row.id), game, category, score, daily, today });
});
