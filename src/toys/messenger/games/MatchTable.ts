import { type GameId, type GameMessage, parseGameMessage } from './gameMessage';
import { RaceRun } from './race';
import { createSigner, readSigned, type Signer } from './signed';
import { compareMoves, type Position, playAll, type Side, turnGames } from './turnGames';

/** An invitation that stands. */
export type Invitation = Readonly<{
  match: string;
  game: GameId;
  seed: number;
  /** Who invites, and that window's public key. */
  name: string;
  by: string;
}>;

/** A match that is being played or was. */
export type Match = Readonly<{
  id: string;
  game: GameId;
  seed: number;
  /** This window's side. */
  side: Side;
  partner: string;
  /** The partner's public key. */
  theirs: string;
  moves: readonly number[];
  /** A line of news: what was refused, who left. */
  news: '' | 'refused theirs' | 'refused ours' | 'they left' | 'they are away';
  /** Of a race: when it began, in ms of `now()`. */
  beganAt: number;
}>;

/** What the panel shows. */
export type Table = Readonly<{
  invitations: readonly Invitation[];
  /** This window's own invitation, while nobody has accepted it. */
  own: Readonly<{ match: string; game: GameId }> | undefined;
  match: Match | undefined;
  /** Counts what a race has heard of the other side. */
  heard: number;
}>;

type Options = Readonly<{
  name: string;
  send: (payload: object) => void;
  /** ms of a clock that only goes on. */
  now: () => number;
  /** What the tab has kept of a match, and where it keeps it. */
  kept: unknown;
  keep: (kept: object | undefined) => void;
}>;

/** More invitations than these at once are noise. */
const maxInvitations = 5;

/** The position of a match of a board game. */
export function positionOf(match: Match): Position | undefined {
  return match.game === 'snake' ? undefined : playAll(turnGames[match.game], match.moves);
}

/** A match that a tab has kept; undefined for anything else. */
function parseKept(kept: unknown): Readonly<{ match: Match; key: JsonWebKey }> | undefined {
  const { version, match, key } = Object(kept) as Record<string, unknown>;
  const { id, game, side, partner, theirs, moves } = Object(match) as Record<string, unknown>;
  if (version !== 1 || typeof id !== 'string' || typeof theirs !== 'string') return undefined;
  if ((game !== 'noughts' && game !== 'four') || (side !== 1 && side !== 2)) return undefined;
  const read = parseGameMessage(JSON.stringify({ match: id, type: 'moves', moves }));
  if (
    read?.type !== 'moves' ||
    typeof partner !== 'string' ||
    !playAll(turnGames[game], read.moves)
  ) {
    return undefined;
  }
  return {
    match: { id, game, seed: 0, side, partner, theirs, moves: read.moves, news: '', beganAt: 0 },
    key: Object(key) as JsonWebKey,
  };
}

/**
 * The games of one window: invitations, one match at a time, and what is said about them. Every
 * message is signed, and a move counts only if the partner signed it and the rules allow it.
 */
export class MatchTable {
  #table: Table = { invitations: [], own: undefined, match: undefined, heard: 0 };
  /** The other side's run of a race. */
  rival: RaceRun | undefined;
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  readonly #signer: Promise<Signer>;
  #work: Promise<unknown> = Promise.resolve();
  #people: readonly string[] = [];
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
    const kept = parseKept(options.kept);
    this.#signer = createSigner(kept?.key).catch(() => createSigner());
    this.#signer.catch(() => {}); // Without cryptography nothing is sent, and nothing heard.
    if (!kept) return;
    this.#table = { ...this.#table, match: kept.match };
    this.#tell(kept.match.id, { type: 'moves', moves: kept.match.moves, asks: true });
  }

  readonly get = (): Table => this.#table;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<Table>): void {
    if (this.#closed) return;
    this.#table = { ...this.#table, ...change };
    for (const listener of this.#listeners) listener();
  }

  #setMatch(match: Match | undefined): void {
    this.#set({ match });
    const isKept = match && match.game !== 'snake' && positionOf(match)?.winner === 0;
    const kept = isKept && match.news !== 'they left' ? match : undefined;
    void this.#signer.then(({ key }) =>
      this.#options.keep(kept && { version: 1, match: kept, key }),
    );
  }

  #tell(match: string, message: Record<string, unknown> & { type: GameMessage['type'] }): void {
    const text = JSON.stringify({ match, ...message });
    this.#work = this.#work
      .then(async () => this.#options.send(await (await this.#signer).sign(text)))
      .catch((error: unknown) => console.warn('A move was not sent:', error));
  }

  /** Takes what the room's channel brings. */
  hear(payload: unknown): Promise<unknown> {
    this.#work = this.#work.then(async () => {
      const signed = await readSigned(payload);
      const message = signed && parseGameMessage(signed.text);
      if (message && !this.#closed) this.#take(message, signed.by, (await this.#signer).by);
    });
    return this.#work;
  }

  #take(message: GameMessage, by: string, own: string): void {
    const { invitations, own: invited, match } = this.#table;
    if (by === own) return;
    if (message.type === 'invite') {
      const { match: id, game, seed, name } = message;
      const others = invitations.filter((each) => each.match !== id && each.by !== by);
      const all = [...others, { match: id, game, seed, name, by }];
      this.#set({ invitations: all.slice(-maxInvitations) });
      return;
    }
    if (message.type === 'takenBack') {
      this.#drop(message.match, by);
      return;
    }
    if (message.type === 'accept') {
      // The inviter's word may have been lost: its guest asks again.
      if (match?.id === message.match && match.theirs === by) {
        this.#tell(match.id, { type: 'begin', guest: by });
        return;
      }
      if (invited?.match !== message.match) return;
      this.#tell(invited.match, { type: 'begin', guest: by });
      this.#begin(invited.match, invited.game, 1, message.name, by);
      return;
    }
    if (message.type === 'begin') {
      const invitation = this.#drop(message.match, by);
      if (!invitation || message.guest !== own) return;
      this.#begin(invitation.match, invitation.game, 2, invitation.name, by, invitation.seed);
      return;
    }
    if (match?.id !== message.match || match.theirs !== by) return;
    if (message.type === 'moves') this.#takeMoves(match, message.moves, message.asks);
    else if (message.type === 'run') this.#takeRun(match, message.log, message.tick);
    else if (message.type === 'left') this.#setMatch({ ...match, news: 'they left' });
    // A window that was refused refuses in turn.
    else if (match.news !== 'refused theirs') this.#setMatch({ ...match, news: 'refused ours' });
  }

  #drop(id: string, by: string): Invitation | undefined {
    const { invitations } = this.#table;
    const found = invitations.find((each) => each.match === id && each.by === by);
    if (found) this.#set({ invitations: invitations.filter((each) => each !== found) });
    return found;
  }

  #begin(id: string, game: GameId, side: Side, partner: string, theirs: string, seed = this.#seed) {
    const beganAt = this.#options.now();
    this.rival = game === 'snake' ? new RaceRun(seed) : undefined;
    this.#set({ own: undefined });
    this.#setMatch({ id, game, seed, side, partner, theirs, moves: [], news: '', beganAt });
  }

  #takeMoves(match: Match, moves: readonly number[], asks: boolean): void {
    if (match.game === 'snake') return;
    const their = match.side === 1 ? 2 : 1;
    const found = compareMoves(turnGames[match.game], match.moves, moves, their);
    if (found === 'illegal') {
      this.#tell(match.id, { type: 'refused' });
      this.#setMatch({ ...match, news: 'refused theirs' });
      return;
    }
    const known = found === 'ahead' ? moves : match.moves;
    this.#setMatch({ ...match, moves: known, news: '' });
    if (asks || found === 'behind') {
      this.#tell(match.id, { type: 'moves', moves: known, asks: false });
    }
  }

  #takeRun(match: Match, log: string, tick: number): void {
    if (!this.rival || match.news === 'refused theirs') return;
    const elapsed = ((this.#options.now() - match.beganAt) * 60) / 1000;
    if (this.rival.follow(log, tick, elapsed)) {
      this.#set({ heard: this.#table.heard + 1 });
      return;
    }
    this.#tell(match.id, { type: 'refused' });
    this.#setMatch({ ...match, news: 'refused theirs' });
  }

  #seed = 0;
  /** The invitation that was accepted last. */
  #accepted = '';

  invite(game: GameId): void {
    this.leave();
    const [seed = 0, ...rest] = crypto.getRandomValues(new Uint32Array(4));
    const match = rest.map((part) => part.toString(36).padStart(7, '0')).join('');
    this.#seed = seed;
    this.#set({ own: { match, game } });
    this.#tellInvitation({ match, game });
  }

  accept({ match }: Invitation): void {
    this.leave();
    this.#accepted = match;
    this.#tell(match, { type: 'accept', name: this.#options.name });
  }

  /**
   * Says again what the other side has not answered: the room loses what comes too fast, or while a
   * line is dead. Called every few seconds.
   */
  repeat(): void {
    const { own, match, invitations } = this.#table;
    if (own) this.#tellInvitation(own);
    if (invitations.some((each) => each.match === this.#accepted)) {
      this.#tell(this.#accepted, { type: 'accept', name: this.#options.name });
    }
    if (!match || match.game === 'snake' || match.news === 'they left') return;
    const isTheirTurn = match.moves.length % 2 !== match.side - 1;
    if (isTheirTurn && positionOf(match)?.winner === 0) {
      this.#tell(match.id, { type: 'moves', moves: match.moves, asks: true });
    }
  }

  #tellInvitation({ match, game }: Readonly<{ match: string; game: GameId }>): void {
    this.#tell(match, { type: 'invite', game, name: this.#options.name, seed: this.#seed });
  }

  decline({ match, by }: Invitation): void {
    this.#drop(match, by);
  }

  /** Plays a move of one's own. @returns false for an illegal one */
  move(move: number): boolean {
    const { match } = this.#table;
    if (!match || match.game === 'snake' || match.news === 'they left') return false;
    const isOurTurn = match.moves.length % 2 === match.side - 1;
    const moves = [...match.moves, move];
    if (!isOurTurn || !playAll(turnGames[match.game], moves)) return false;
    this.#setMatch({ ...match, moves, news: match.news === 'they are away' ? match.news : '' });
    this.#tell(match.id, { type: 'moves', moves, asks: false });
    return true;
  }

  /** Tells the partner how one's own run goes. */
  tellRun(log: string, tick: number, over: boolean): void {
    const { match } = this.#table;
    if (match) this.#tell(match.id, { type: 'run', log, tick, over });
  }

  /** Ends the match or takes the own invitation back. */
  leave(): void {
    const { own, match } = this.#table;
    if (own) {
      this.#tell(own.match, { type: 'takenBack' });
      this.#set({ own: undefined });
    }
    if (!match) return;
    this.#tell(match.id, { type: 'left' });
    this.rival = undefined;
    this.#setMatch(undefined);
  }

  /** Who is in the room by name: a partner who is gone may come back. */
  setPeople(names: readonly string[]): void {
    const before = this.#people;
    this.#people = names;
    const { match, own } = this.#table;
    // Whoever comes in hears of a standing invitation.
    if (own && names.some((name) => !before.includes(name))) this.#tellInvitation(own);
    if (!match || match.news === 'they left' || match.news === 'refused theirs') return;
    const isHere = names.includes(match.partner);
    if (!isHere && before.includes(match.partner))
      this.#setMatch({ ...match, news: 'they are away' });
    if (isHere && match.news === 'they are away') {
      this.#setMatch({ ...match, news: '' });
      this.#tell(match.id, { type: 'moves', moves: match.moves, asks: true });
    }
  }

  /** @returns when everything said has been sent */
  close(): Promise<unknown> {
    this.#closed = true;
    this.#listeners.clear();
    return this.#work;
  }
}
