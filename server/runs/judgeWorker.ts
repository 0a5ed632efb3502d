import { parentPort } from 'node:worker_threads';
import { judgeRun, type RunVerdict } from './judgeRun';

/** A request to the judge's thread, which answers it with a verdict. Its first message is `ready`. */
export type JudgeQuestion = Readonly<{ text: string; day: number }>;

parentPort?.on('message', ({ text, day }: JudgeQuestion) => {
  void judgeRun(text, day)
    .catch((): RunVerdict => ({ ok: false, refusal: 'The recording could not be played.' }))
    .then((verdict) => parentPort?.postMessage(verdict));
});
parentPort?.postMessage('ready');
