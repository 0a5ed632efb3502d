import { z } from 'zod';
import { dayOf } from '../../scenes/kit/rules/daily';
import {
  type Answer,
  createSubmissionApp,
  refuse,
  type SubmissionOptions,
} from '../createSubmissionApp';
import type { RunVerdict } from './judgeRun';

export type RunsOptions = SubmissionOptions &
  Readonly<{
    /** Judges a recording; undefined if too many are waiting. */
    judge: (text: string, day: number) => Promise<RunVerdict | undefined>;
    /** Runs of one address in a minute. */
    perMinute?: number;
    /** Milliseconds since 1970. */
    now?: () => number;
  }>;

/**
 * The longest recording that is read, in characters, and the maximum size of a request with one.
 */
const maxTextLength = 60_000;
const maxBytes = maxTextLength + 1_000;

const submission = z.object({
  recording: z.string().min(1).max(maxTextLength),
  name: z.string().min(1).max(120),
});

const entryRefusals: Readonly<Record<string, Answer>> = {
  known: refuse(409, 'known', 'This run is in the tables already.'),
  name: refuse(422, 'name', 'That name cannot be used. Please choose another.'),
  muted: refuse(403, 'muted', 'You may not send runs for a while.'),
};

/**
 * POST /api/runs: accepts a name and a recording, and judges the run before it enters the tables.
 */
export function createRuns(options: RunsOptions) {
  const { query, judge, perMinute = 20, now = Date.now } = options;

  async function accept(body: unknown, address: string): Promise<Answer> {
    const parsed = submission.safeParse(body);
    if (!parsed.success) return refuse(400, 'malformed', 'Send a name and a recording.');
    const { recording, name } = parsed.data;
    const day = dayOf(now());
    const verdict = await judge(recording, day);
    if (!verdict) {
      return refuse(
        503,
        'busy',
        'Many runs are being judged at the moment. Please send it again later.',
        5,
      );
    }
    if (!verdict.ok) return refuse(422, 'refused', verdict.refusal);
    const { game, category, score, ticks, daily, digest } = verdict.run;
    const [row] = await query<{ outcome: string; id: string | number | null }>(
      'select * from private.enter_run($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [game, category, score, ticks, name, daily, recording, digest, address],
    );
    const refused = entryRefusals[row.outcome];
    if (refused) return refused;
    const entered = { id: Number(row.id), game, category, score, daily, today: day };
    return { status: 200, outcome: 'entered', body: entered };
  }

  return createSubmissionApp(options, {
    event: 'run',
    path: '/api/runs',
    allowHeaders: ['content-type'],
    maxBytes,
    perMinute,
    // The server's day, for pages whose clock may be wrong.
    state: () => ({ today: dayOf(now()) }),
    accept,
    sentences: {
      type: 'Send JSON.',
      limited: 'You are sending runs too quickly. Please wait a minute.',
      origin: "Runs can be sent only from this site's own pages.",
      size: 'The recording is too long.',
      method: 'Use POST to send a run.',
    },
    unavailable: refuse(
      503,
      'database',
      'The tables cannot be reached at the moment. Please send it again.',
      10,
    ),
  });
}
