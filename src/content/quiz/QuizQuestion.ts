export type OptionIndex = 0 | 1 | 2 | 3;

export interface QuizQuestion {
  /** Never changed: seeds, links and stored results refer to it. Unique over all categories. */
  readonly id: string;
  readonly question: string;
  readonly options: readonly [string, string, string, string];
  readonly correctAnswer: OptionIndex;
  /** One or two sentences shown under 'Did you know?'. */
  readonly fact: string;
}
