/**
 * Where each question's answer and fact can be looked up, by the question's id: a work, a page by
 * its title, or a broadcast or an event by its date. A semicolon separates two sources. Tests read
 * it; nothing that a visitor downloads does.
 */
export type QuizSources = Readonly<Record<string, string>>;
