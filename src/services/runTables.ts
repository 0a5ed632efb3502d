/** A row of a table. */
export type RunRow = Readonly<{
  id: number;
  name: string;
  score: number;
  ticks: number;
  createdAt: string;
}>;

export type Period = 'day' | 'week' | 'ever';

export type TableQuery = Readonly<{
  game: string;
  category: string;
  period: Period;
  /** Days since 1970, UTC: today, and the Monday of this week. */
  day: number;
  week: number;
}>;

export type Sent = Readonly<
  | { ok: true; id: number; score: number; daily: number | null; today: number }
  /** Refused for good, with a sentence. */
  | { ok: false; error: string; later?: undefined }
  /** Not reached, or too busy: the same run may be sent later. */
  | { ok: false; error: string; later: true }
>;

const api: string = `${import.meta.env.VITE_API_URL ?? ''}/api/runs`;
const msPerDay = 86_400_000;
const maxRows = 20;
/** Longer than this no answer is waited for; ms. */
const patience = 15_000;

function tableAddress(path: string): string {
  const base: string = import.meta.env.VITE_SUPABASE_URL || location.origin;
  return `${base}/rest/v1/${path}`;
}

function headersFor(embeddedKey: string): Record<string, string> {
  const key: string = import.meta.env.VITE_SUPABASE_ANON_KEY || embeddedKey;
  return { apikey: key, authorization: `Bearer ${key}` };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parseRow(value: unknown): RunRow | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name, score, ticks, created_at: createdAt } = value;
  const fits =
    Number.isSafeInteger(id) &&
    typeof name === 'string' &&
    Number.isSafeInteger(score) &&
    Number.isSafeInteger(ticks) &&
    typeof createdAt === 'string';
  return fits ? ({ id, name: name.slice(0, 60), score, ticks, createdAt } as RunRow) : undefined;
}

async function readRows(path: string, key: string, signal?: AbortSignal): Promise<unknown[]> {
  const limit = AbortSignal.timeout(patience);
  const response = await fetch(tableAddress(path), {
    headers: headersFor(key),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  if (!response.ok) throw new Error(`The tables answered ${response.status}.`);
  const rows: unknown = await response.json();
  if (!Array.isArray(rows)) throw new Error('The tables sent an invalid response.');
  return rows;
}

/** The best runs of a table, the best first. @throws when the tables cannot be reached */
export async function readTable(
  { game, category, period, day, week }: TableQuery,
  key: string,
  signal?: AbortSignal,
): Promise<readonly RunRow[]> {
  const query = new URLSearchParams({
    select: 'id,name,score,ticks,created_at',
    game: `eq.${game}`,
    category: `eq.${category}`,
    order: 'score.desc,ticks.asc,id.asc',
    limit: String(maxRows),
  });
  if (period === 'day') query.set('daily', `eq.${day}`);
  if (period === 'week') query.set('created_at', `gte.${new Date(week * msPerDay).toISOString()}`);
  const rows = await readRows(`runs?${query}`, key, signal);
  return rows.flatMap((row) => parseRow(row) ?? []);
}

/** The recording of a row; undefined where it is gone. @throws when it cannot be reached */
export async function readRecording(id: number, key: string): Promise<string | undefined> {
  const [row] = await readRows(`runs?select=recording&id=eq.${id}`, key);
  return isRecord(row) && typeof row.recording === 'string' ? row.recording : undefined;
}

/** Sends a run to be judged. Never throws: what cannot be reached may be tried again later. */
export async function sendRun(recording: string, name: string): Promise<Sent> {
  try {
    const response = await fetch(api, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ recording, name }),
      signal: AbortSignal.timeout(patience),
    });
    const answer: unknown = await response.json();
    if (!isRecord(answer)) throw new Error('no answer');
    if (response.ok) {
      const { id, score, daily, today } = answer;
      return {
        ok: true,
        id: Number(id),
        score: Number(score),
        daily: typeof daily === 'number' ? daily : null,
        today: Number(today),
      };
    }
    const error = typeof answer.error === 'string' ? answer.error.slice(0, 300) : 'It was refused.';
    const isLater = response.status === 429 || response.status >= 500;
    return isLater ? { ok: false, error, later: true } : { ok: false, error };
  } catch {
    const error = 'The tables cannot be reached. The run is stored here and offered again.';
    return { ok: false, error, later: true };
  }
}

/** The server's day, since a visitor's clock may be wrong; undefined where it cannot be asked. */
export async function serverDay(signal?: AbortSignal): Promise<number | undefined> {
  try {
    const response = await fetch(api, { signal });
    const answer: unknown = await response.json();
    const today = isRecord(answer) ? answer.today : undefined;
    return Number.isSafeInteger(today) ? (today as number) : undefined;
  } catch {
    return undefined;
  }
}

/** Reports a row to the operator of the tables. @returns a sentence about the result */
export async function reportRun(id: number, key: string): Promise<string> {
  try {
    const response = await fetch(tableAddress('run_reports'), {
      method: 'POST',
      headers: { ...headersFor(key), 'content-type': 'application/json' },
      body: JSON.stringify({ run_id: id, reason: '' }),
    });
    if (response.ok) return 'Reported. Thank you.';
    if (response.status === 409) return 'You have reported it already.';
    return 'It could not be reported just now.';
  } catch {
    return 'It could not be reported: the tables cannot be reached.';
  }
}
