/** The page's own question, as it is specified: a question, its answer and a hint. */
export const bamboozle = {
  /** As it is sent. */
  page: 0x390,
  question: 'What does a viewer do who has waited four minutes for page 302?',
  correctAnswer: 'Looks away for one second.',
  hint: 'It always comes round just then.',
} as const;
