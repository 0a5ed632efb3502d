import { cannedLines, type LobbyUser, lobbyPatterns, lobbyUsers } from '../../content/online/lobby';

export type Response = Readonly<{ user: LobbyUser; text: string }>;

/** Whether a line mentions somebody by a part of their name: `xX_Vicky_Xx` answers to Vicky. */
function isCalled(user: LobbyUser, said: string): boolean {
  const words = user.match(/[A-Z][a-z]{2,}/g) ?? [];
  return words.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(said));
}

function pick<T>(list: readonly T[], rng: () => number): T {
  return list[Math.min(list.length - 1, Math.floor(rng() * list.length))];
}

/**
 * The answer of somebody in the lobby to a line: one that fits, otherwise one that fits anything.
 * @param rng returns numbers from 0 up to 1, as Math.random
 * @param before the last answer, which is not repeated
 */
export function respond(said: string, rng: () => number, before?: Response): Response {
  const pattern = lobbyPatterns.find(({ when }) => when.test(said));
  const caught = pattern?.when.exec(said)?.[1]?.trim() ?? '';
  const fitting = (pattern?.says ?? cannedLines).map((line) => line.replace('{1}', () => caught));
  const fresh = fitting.filter((line) => line !== before?.text);
  const text = pick(fresh.length > 0 ? fresh : cannedLines, rng);
  const called = lobbyUsers.find((user) => isCalled(user, said));
  const others = lobbyUsers.filter((user) => user !== before?.user);
  return { user: called ?? pattern?.by ?? pick(others, rng), text };
}
