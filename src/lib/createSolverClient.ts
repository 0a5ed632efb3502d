/** A question for a solver: plain data with a `type`, so that it can be posted to a worker. */
export type Asked = Readonly<{ type: string }>;

/** A solver that runs outside the page's thread, so that the page never waits for it. */
export interface SolverClient<
  Question extends Asked,
  Answers extends Record<Question['type'], unknown>,
> {
  /** @throws (rejects) when the solver is dismissed meanwhile or cannot be started */
  ask<Type extends Question['type']>(
    question: Extract<Question, Readonly<{ type: Type }>>,
  ): Promise<Answers[Type]>;
  dismiss(): void;
}

type Waiting = Readonly<{ answer: (value: never) => void; refuse: (reason: Error) => void }>;

/**
 * A solver in its own worker. The worker starts with the first question.
 * @param start makes the worker; it answers by {@link answerQuestions}
 */
export function createSolverClient<
  Question extends Asked,
  Answers extends Record<Question['type'], unknown>,
>(start: () => Worker): SolverClient<Question, Answers> {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;

  const refuseAll = (message: string): void => {
    for (const { refuse } of waiting.values()) refuse(new Error(message));
    waiting.clear();
  };
  const welcome = (): Worker => {
    const fresh = start();
    fresh.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: never }>) => {
      waiting.get(data.id)?.answer(data.answer);
      waiting.delete(data.id);
    });
    fresh.addEventListener('error', () => {
      worker?.terminate();
      worker = undefined;
      refuseAll('the solver failed');
    });
    return fresh;
  };

  return {
    ask(question) {
      worker ??= welcome();
      asked += 1;
      const id = asked;
      worker.postMessage({ id, question });
      return new Promise((answer, refuse) => waiting.set(id, { answer, refuse }));
    },
    dismiss() {
      worker?.terminate();
      worker = undefined;
      refuseAll('the solver was dismissed');
    },
  };
}

/** For the worker: answers all questions in the order in which they arrive. */
export function answerQuestions<Question extends Asked>(
  think: (question: Question) => unknown,
): void {
  addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
    postMessage({ id: data.id, answer: think(data.question) });
  });
}
