import { parentPort } from 'node:worker_threads';
import { judgeRun, type RunVerdict } from './judgeRun';

/** A request to the judge's thread. */
export type JudgeQuestion = Readonly<{ id: number; text: string; day: number }>;
export type JudgeAnswer = Readonly<{ id: number; verdict: RunVerdict }>;

parentPort?.on('message', ({ id, text, day }: JudgeQuestion) => {
  void judgeRun(text, day)
    .catch((): RunVerdict => ({ ok: false, refusal: 'The recording could not be played.' }))
    .then((verdict) => parentPort?.postMessage({ id, verdict } satisfies JudgeAnswer));
});
