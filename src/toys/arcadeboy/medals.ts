import type { GameSession } from '../../hosts/session/GameSession';
import { enterScore } from '../../stores/records';

/** Where the medals of a game are kept among the records: the best rank of each, as a score. */
export function medalsOf(game: string): string {
  return `${game} medals`;
}

/** Keeps the medals that a session's runs win. @returns a function that stops it */
export function keepMedals({ game, run }: GameSession): () => void {
  return run.onEvent((event, state) => {
    const medal = game.medal?.(event, state);
    const { watching, practice } = run.status.getState();
    if (!medal || watching || practice) return;
    // As the kit's `versionOf`, which would be loaded before the handheld is interactive.
    const { rules } = run.game;
    const version = rules.versionOf?.(run.config) ?? rules.version;
    const kind = run.category === 'classic' ? '' : `, ${run.category}`;
    enterScore(medalsOf(game.id), medal.name + kind, medal.rank, version);
  });
}
