import { useSyncExternalStore } from 'react';
import { play } from '../../../audio/synth';
import windowStyles from '../Window.module.css';
import styles from './Games.module.css';
import { gameTitles } from './gameMessage';
import { type Match, MatchTable, positionOf } from './MatchTable';
import { RaceBoard } from './RaceBoard';
import { cellOf, type Position, turnGames } from './turnGames';

export { MatchTable };

type Props = Readonly<{
  table: MatchTable;
  isIgnored: (name: string) => boolean;
  /** A name as this window shows it: rude words may be starred out. */
  shown: (name: string) => string;
}>;

const tokens = ['empty', 'nought', 'cross'] as const;

/** Invitations and the match that is on, above the conversation. */
export function GamePanel({ table, isIgnored, shown }: Props) {
  const { invitations, own, match } = useSyncExternalStore(table.subscribe, table.get);
  const heard = invitations.filter(({ name }) => !isIgnored(name));
  if (!own && !match && heard.length === 0) return null;
  return (
    <section className={styles.panel} aria-label="Games">
      {heard.map((invitation) => (
        <div key={invitation.match} className={styles.row} role="status">
          <p>
            <bdi>{shown(invitation.name)}</bdi> asks you to play:{' '}
            <b>{gameTitles[invitation.game]}</b>
          </p>
          <button
            type="button"
            className={windowStyles.push}
            onClick={() => table.accept(invitation)}
          >
            Play
          </button>
          <button
            type="button"
            className={windowStyles.quiet}
            onClick={() => table.decline(invitation)}
          >
            No, thanks
          </button>
        </div>
      ))}
      {own && (
        <div className={styles.row} role="status">
          <p>
            <b>{gameTitles[own.game]}</b>: whoever is here has been asked. The first to say yes
            plays.
          </p>
          <button type="button" className={windowStyles.quiet} onClick={() => table.leave()}>
            Take it back
          </button>
        </div>
      )}
      {match && <MatchView table={table} match={{ ...match, partner: shown(match.partner) }} />}
    </section>
  );
}

const news: Readonly<Record<Match['news'], string>> = {
  '': '',
  'they left': ' has left the game.',
  'they are away': ' is away. The game waits for them.',
  'refused theirs': '’s window sent a move that the rules do not allow. It was not played.',
  'refused ours': '’s window did not accept that.',
};

function MatchView({ table, match }: Readonly<{ table: MatchTable; match: Match }>) {
  const position = positionOf(match);
  return (
    <>
      <div className={styles.row}>
        <h3>
          {gameTitles[match.game]} with <bdi>{match.partner}</bdi>
        </h3>
        <button type="button" className={windowStyles.quiet} onClick={() => table.leave()}>
          {position && position.winner === 0 ? 'Give up' : 'Close'}
        </button>
        {position?.winner !== 0 && match.game !== 'snake' && (
          <button
            type="button"
            className={windowStyles.push}
            onClick={() => table.invite(match.game)}
          >
            Play again
          </button>
        )}
      </div>
      {match.news && (
        <p className={styles.news} role="status">
          <bdi>{match.partner}</bdi>
          {news[match.news]}
        </p>
      )}
      {position && match.game !== 'snake' ? (
        <Board table={table} match={match} position={position} />
      ) : (
        <RaceBoard key={match.id} table={table} match={match} />
      )}
    </>
  );
}

function statusOf({ winner, turn }: Position, { side, partner }: Match): string {
  if (winner === 3) return 'A draw.';
  if (winner !== 0) return winner === side ? 'You have won.' : `${partner} has won.`;
  return turn === side ? 'Your turn.' : `${partner} is thinking…`;
}

type BoardProps = Readonly<{ table: MatchTable; match: Match; position: Position }>;

function Board({ table, match, position }: BoardProps) {
  const { game, side } = match;
  if (game === 'snake') return null;
  const rules = turnGames[game];
  const { columns, rows, falls } = rules;
  const mayMove = position.turn === side && position.winner === 0;
  const move = (to: number) => table.move(to) && play('click');
  const token = (cell: number) => (
    <i
      key={cell}
      data-token={position.cells[cell] || undefined}
      data-won={position.row.includes(cell) || undefined}
    >
      {falls ? '' : ['', '○', '×'][position.cells[cell]]}
    </i>
  );
  return (
    <>
      <p role="status">{statusOf(position, match)}</p>
      <div
        className={styles.board}
        data-game={game}
        style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
      >
        {Array.from({ length: falls ? columns : columns * rows }, (_, at) => (
          <button
            key={at}
            type="button"
            aria-disabled={!mayMove || cellOf(rules, position, at) === undefined}
            aria-label={
              falls
                ? `Column ${at + 1}: ${columnWords(position, at, columns)}`
                : `Row ${Math.floor(at / columns) + 1}, column ${(at % columns) + 1}: ${tokens[position.cells[at]]}`
            }
            onClick={() => move(at)}
          >
            {falls
              ? Array.from({ length: rows }, (__, row) => token(row * columns + at))
              : token(at)}
          </button>
        ))}
      </div>
    </>
  );
}

function columnWords({ cells }: Position, column: number, columns: number): string {
  const found = cells
    .filter((cell, index) => index % columns === column && cell !== 0)
    .map((cell) => (cell === 1 ? 'orange' : 'blue'));
  return found.length === 0 ? 'empty' : `from the top ${found.join(', ')}`;
}
