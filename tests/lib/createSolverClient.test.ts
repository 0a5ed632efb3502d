import { expect, test } from 'vitest';
import { createSolverClient } from '../../src/lib/createSolverClient';

type Question = Readonly<{ type: 'double'; of: number }>;

/** A worker whose answers the test controls. */
class FakeWorker extends EventTarget {
  readonly posted: { id: number; question: Question }[] = [];
  terminated = 0;
  postMessage(message: { id: number; question: Question }): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.terminated += 1;
  }
  say(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

function hire() {
  const workers: FakeWorker[] = [];
  const solver = createSolverClient<Question, { double: number }>(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { workers, solver };
}

test('one worker, started by the first question, answers each by its number, in any order', async () => {
  const { workers, solver } = hire();
  expect(workers).toHaveLength(0);
  const one = solver.ask({ type: 'double', of: 1 });
  const two = solver.ask({ type: 'double', of: 2 });
  expect(workers).toHaveLength(1);
  const [worker] = workers as [FakeWorker];
  expect(worker.posted.map(({ question }) => question.of)).toEqual([1, 2]);
  const [first, second] = worker.posted.map(({ id }) => id);
  expect(first).not.toBe(second);
  worker.say({ id: 'nobody asked', answer: 7 });
  worker.say({ id: second, answer: 4 });
  worker.say({ id: first, answer: 2 });
  expect(await Promise.all([one, two])).toEqual([2, 4]);
});

test('when a worker fails all open questions are rejected, and the next question gets a new worker', async () => {
  const { workers, solver } = hire();
  const lost = [solver.ask({ type: 'double', of: 1 }), solver.ask({ type: 'double', of: 2 })];
  workers[0]?.dispatchEvent(new Event('error'));
  const told = await Promise.allSettled(lost);
  expect(told.map((each) => each.status === 'rejected' && each.reason.message)).toEqual([
    'the solver failed',
    'the solver failed',
  ]);
  expect(workers[0]?.terminated).toBe(1);
  const again = solver.ask({ type: 'double', of: 3 });
  expect(workers).toHaveLength(2);
  workers[1]?.say({ id: workers[1].posted[0]?.id, answer: 6 });
  expect(await again).toBe(6);
});

test('disposing ends the worker and rejects open questions; without a question there is no worker to end', async () => {
  const { workers, solver } = hire();
  solver.dismiss();
  expect(workers).toHaveLength(0);
  const lost = solver.ask({ type: 'double', of: 1 });
  solver.dismiss();
  solver.dismiss();
  await expect(lost).rejects.toThrow('the solver was dismissed');
  expect(workers[0]?.terminated).toBe(1);
});
