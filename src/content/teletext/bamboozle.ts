/** The quiz question of the page, given by the specification: a question, its answer and a hint. */
export const bamboozle = {
  /** The page number as it is transmitted: three hexadecimal digits. */
  page: 0x390,
  question: 'What does a viewer do who has waited four minutes for page 302?',
  correctAnswer: 'Looks away for one second.',
  hint: 'It always comes round just then.',
} as const;
