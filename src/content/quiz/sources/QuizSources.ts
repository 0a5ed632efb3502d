/**
 * Where each question's answer and fact can be looked up, by the question's id: a named work,
 * institution or broadcast. Tests read it; nothing that a visitor downloads does.
 */
export type QuizSources = Readonly<Record<string, string>>;
