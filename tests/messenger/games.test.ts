import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseGameMessage } from '../../src/toys/messenger/games/gameMessage';
import { MatchTable, positionOf } from '../../src/toys/messenger/games/MatchTable';
import {
  RaceRun,
  raceTicks,
  raceWinner,
  readLog,
  writeLog,
} from '../../src/toys/messenger/games/race';
import { createSigner, readSigned } from '../../src/toys/messenger/games/signed';
import {
  compareMoves,
  playAll,
  playMove,
  startPosition,
  turnGames,
} from '../../src/toys/messenger/games/turnGames';

const { noughts, four } = turnGames;

describe('noughts and crosses, and four in a row', () => {
  test('a row wins in every direction, and a full board without one is a draw', () => {
    expect(playAll(noughts, [0, 3, 1, 4, 2])).toMatchObject({ winner: 1, row: [2, 1, 0] });
    expect(playAll(noughts, [0, 1, 3, 4, 8, 7])?.winner).toBe(2);
    expect(playAll(noughts, [0, 1, 4, 2, 8])?.winner).toBe(1);
    expect(playAll(noughts, [2, 0, 4, 1, 6])?.winner).toBe(1);
    expect(playAll(noughts, [0, 1, 2, 4, 3, 5, 7, 6, 8])?.winner).toBe(3);
    expect(playAll(four, [3, 4, 3, 4, 3, 4, 3])?.winner).toBe(1);
    expect(playAll(four, [0, 0, 1, 1, 2, 2, 3])?.winner).toBe(1);
    expect(playAll(four, [0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3])?.winner).toBe(1);
  });

  test('a move onto a token, off the board or after the end is illegal', () => {
    expect(playAll(noughts, [4, 4])).toBeUndefined();
    for (const move of [-1, 9, 0.5, Number.NaN]) expect(playAll(noughts, [move])).toBeUndefined();
    expect(playAll(four, [0, 0, 0, 0, 0, 0, 0])).toBeUndefined();
    expect(playAll(four, [7])).toBeUndefined();
    expect(playAll(noughts, [0, 3, 1, 4, 2, 5])).toBeUndefined();
  });

  test('a legal move adds one token of the player whose turn it is', () => {
    for (const rules of [noughts, four]) {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: -2, max: 50 }), { maxLength: 80 }), (moves) => {
          let position = startPosition(rules);
          let laid = 0;
          for (const move of moves) {
            const next = playMove(rules, position, move);
            if (!next) continue;
            laid += 1;
            expect(next.cells.filter((cell) => cell !== 0)).toHaveLength(laid);
            expect(next.turn).not.toBe(position.turn);
            position = next;
          }
        }),
      );
    }
  });

  test("the partner's list of moves is accepted only if it is one legal move longer", () => {
    expect(compareMoves(noughts, [4], [4, 0], 2)).toBe('ahead');
    expect(compareMoves(noughts, [4, 0], [4], 2)).toBe('behind');
    expect(compareMoves(noughts, [4], [4], 2)).toBe('same');
    expect(compareMoves(noughts, [4], [4, 4], 2)).toBe('illegal');
    expect(compareMoves(noughts, [4], [0], 2)).toBe('illegal');
    expect(compareMoves(noughts, [4], [4, 0], 1)).toBe('illegal');
    expect(compareMoves(noughts, [4], [4, 0, 1, 2], 2)).toBe('illegal');
  });
});

describe('the race', () => {
  test('following a run by its log gives the same end state', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 0xffffffff }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 0, max: 3 })), {
          maxLength: 60,
        }),
        (seed, presses) => {
          const own = new RaceRun(seed);
          const rival = new RaceRun(seed);
          for (let tick = 1; tick <= 900 && !own.isOver; tick += 1) {
            own.step(presses.filter(([at]) => at === tick).map(([, direction]) => direction));
            if (tick % 97 === 0) {
              expect(rival.follow(writeLog(own.turns), own.state.tick, tick)).toBe(true);
            }
          }
          expect(rival.follow(writeLog(own.turns), own.state.tick, 900)).toBe(true);
          expect(rival.state).toEqual(own.state);
          expect(raceWinner(own, rival)).toBe(3);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('refuses a log that changes past turns, runs ahead of the clock or is malformed', () => {
    const rival = () => {
      const run = new RaceRun(7);
      expect(run.follow(writeLog([[20, 0]]), 30, 30)).toBe(true);
      return run;
    };
    expect(rival().follow(writeLog([[21, 0]]), 40, 40)).toBe(false);
    expect(rival().follow('', 40, 40)).toBe(false);
    expect(
      rival().follow(
        writeLog([
          [20, 0],
          [25, 3],
        ]),
        40,
        40,
      ),
    ).toBe(false);
    expect(
      rival().follow(
        writeLog([
          [20, 0],
          [45, 3],
        ]),
        40,
        40,
      ),
    ).toBe(false);
    expect(rival().follow(writeLog([[20, 0]]), 2000, 40)).toBe(false);
    expect(rival().follow(writeLog([[20, 0]]), raceTicks + 1, raceTicks * 2)).toBe(false);
    expect(rival().follow('<b>', 40, 40)).toBe(false);
    expect(rival().follow(writeLog([[20, 0]]), 20, 40)).toBe(true);
    expect(readLog('z'.repeat(5000))).toBeUndefined();
  });
});

describe('messages', () => {
  test('parseGameMessage never throws, and refuses malformed messages', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        parseGameMessage(text);
      }),
    );
    expect(parseGameMessage('{"match":"abcdefgh","type":"left"}')).toEqual({
      match: 'abcdefgh',
      type: 'left',
    });
    expect(parseGameMessage('{"match":"abcdefgh","type":"moves","moves":[1,99]}')).toBeUndefined();
    expect(
      parseGameMessage(
        '{"match":"abcdefgh","type":"invite","game":"toString","name":"A","seed":1}',
      ),
    ).toBeUndefined();
  });

  test('readSigned returns only messages with a valid signature', async () => {
    const [ann, eve] = [await createSigner(), await createSigner()];
    const signed = await ann.sign('hello');
    expect(await readSigned(signed)).toEqual(signed);
    expect(await readSigned({ ...signed, text: 'hallo' })).toBeUndefined();
    expect(await readSigned({ ...signed, by: eve.by })).toBeUndefined();
    for (const other of [undefined, null, 1, {}, { ...signed, sig: '%' }, { ...signed, by: 'x' }]) {
      expect(await readSigned(other)).toBeUndefined();
    }
    const again = await createSigner(ann.key);
    expect(again.by).toBe(ann.by);
  });
});

/** Several windows in one room: each receives what the others send. */
function room() {
  const windows = new Map<string, { table: MatchTable; kept: unknown }>();
  const log: object[] = [];
  let time = 0;
  let lost = false;
  const enter = (name: string, kept?: unknown) => {
    const entry = { kept } as { table: MatchTable; kept: unknown };
    entry.table = new MatchTable({
      name,
      now: () => time,
      kept,
      keep: (next) => {
        entry.kept = next && JSON.parse(JSON.stringify(next));
      },
      send: (payload) => {
        log.push(payload);
        if (lost) return;
        for (const [other, { table }] of windows) if (other !== name) void table.hear(payload);
      },
    });
    windows.set(name, entry);
    return entry.table;
  };

  const settle = async () => {
    for (let round = 0; round < 12; round += 1) {
      for (const { table } of windows.values()) await table.hear(undefined);
    }
  };
  const shout = (payload: object) => {
    for (const { table } of windows.values()) void table.hear(payload);
  };
  return {
    enter,
    settle,
    shout,
    log,
    lose: (isLost: boolean) => {
      lost = isLost;
    },
    leave: (name: string) => windows.delete(name),
    keptOf: (name: string) => windows.get(name)?.kept,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

async function startMatch(game: 'noughts' | 'four' | 'snake') {
  const { enter, settle, ...rest } = room();
  const [ann, bob, cat] = [enter('Ann'), enter('Bob'), enter('Cat')];
  ann.invite(game);
  await settle();
  const [invitation] = bob.get().invitations;
  expect(cat.get().invitations).toHaveLength(1);
  bob.accept(invitation);
  await settle();
  expect(cat.get().invitations).toHaveLength(0);
  return { ann, bob, cat, enter, settle, ...rest };
}

describe('a match', () => {
  test('is played to the end by two players, and each checks every move', async () => {
    const { ann, bob, settle } = await startMatch('noughts');
    expect(bob.move(0)).toBe(false);
    const moves = [4, 0, 2, 6, 3, 5, 1, 7, 8];
    for (const [index, move] of moves.entries()) {
      const [mover, other] = index % 2 === 0 ? [ann, bob] : [bob, ann];
      expect(other.move(move)).toBe(false);
      expect(mover.move(move)).toBe(true);
      await settle();
      expect(other.get().match?.moves).toEqual(moves.slice(0, index + 1));
    }
    for (const side of [ann, bob]) {
      const { match } = side.get();
      expect(match && positionOf(match)?.winner).toBe(3);
    }
  });

  test('refuses an illegal move of the partner, and messages of a third user', async () => {
    const { ann, bob, cat, settle, shout, log, keptOf } = await startMatch('noughts');
    ann.move(4);
    await settle();
    const { match } = ann.get();
    const third = await createSigner();
    for (const moves of [[4, 0], [4, 4], [0]]) {
      shout(await third.sign(JSON.stringify({ match: match?.id, type: 'moves', moves })));
    }
    shout(await third.sign(JSON.stringify({ match: match?.id, type: 'left' })));
    cat.accept({ match: match?.id ?? '', game: 'noughts', seed: 1, name: 'Ann', by: '' });
    await settle();
    expect(ann.get().match).toMatchObject({ moves: [4], news: '', partner: 'Bob' });
    expect(bob.get().match).toMatchObject({ moves: [4], news: '' });

    // Bob's client is changed to place its token on Ann's.
    const { key } = Object(keptOf('Bob')) as { key: JsonWebKey };
    const cheat = await createSigner(key);
    shout(await cheat.sign(JSON.stringify({ match: match?.id, type: 'moves', moves: [4, 4] })));
    await settle();
    expect(ann.get().match).toMatchObject({ moves: [4], news: 'refused theirs' });

    const before = log.length;
    bob.move(0);
    await settle();
    expect(ann.get().match?.moves).toEqual([4, 0]);
    const replayed = log[before];
    ann.move(8);
    await settle();
    shout(replayed);
    await settle();
    expect(ann.get().match?.moves).toEqual([4, 0, 8]);
    expect(bob.get().match?.moves).toEqual([4, 0, 8]);
  });

  test('waits for a partner who is away, and ends when one leaves the match', async () => {
    const { ann, bob, enter, settle, leave, keptOf } = await startMatch('four');
    ann.setPeople(['Ann', 'Bob']);
    ann.move(3);
    await settle();
    const kept = keptOf('Bob');
    await bob.close();
    leave('Bob');
    ann.setPeople(['Ann']);
    expect(ann.get().match?.news).toBe('they are away');
    const back = enter('Bob', kept);
    expect(back.get().match).toMatchObject({ moves: [3], side: 2, partner: 'Ann' });
    ann.setPeople(['Ann', 'Bob']);
    await settle();
    expect(back.move(3)).toBe(true);
    await settle();
    expect(ann.get().match).toMatchObject({ moves: [3, 3], news: '' });
    back.leave();
    await settle();
    expect(ann.get().match?.news).toBe('they left');
    expect(ann.move(2)).toBe(false);
    expect(keptOf('Ann')).toBeUndefined();
  });

  test('of the race: each side follows the other, and an impossible run is refused', async () => {
    const { ann, bob, settle, pass } = await startMatch('snake');
    const [one, two] = [ann.get().match, bob.get().match];
    expect(one?.seed).toBe(two?.seed);
    const own = new RaceRun(one?.seed ?? 0);
    for (let tick = 1; tick <= 60; tick += 1) own.step(tick === 30 ? [0] : []);
    pass(1000);
    ann.tellRun(writeLog(own.turns), own.state.tick, false);
    await settle();
    expect(bob.rival?.state).toEqual(own.state);
    ann.tellRun('', 3000, false);
    await settle();
    expect(bob.get().match?.news).toBe('refused theirs');
    expect(ann.get().match?.news).toBe('refused ours');
    expect(bob.rival?.state).toEqual(own.state);
  });

  test('lost messages are repeated, from the invitation to the last move', async () => {
    const { enter, settle, lose } = room();
    const [ann, bob] = [enter('Ann'), enter('Bob')];
    const lossy = async (work: () => void, repeats: MatchTable) => {
      lose(true);
      work();
      await settle();
      lose(false);
      repeats.repeat();
      await settle();
    };
    await lossy(() => ann.invite('noughts'), ann);
    const [invitation] = bob.get().invitations;
    await lossy(() => bob.accept(invitation), bob);
    expect(ann.get().match?.partner).toBe('Bob');
    expect(bob.get().match?.partner).toBe('Ann');
    await lossy(() => ann.move(4), ann);
    expect(bob.get().match?.moves).toEqual([4]);
    // Here the waiting side asks.
    await lossy(() => bob.move(0), ann);
    bob.repeat();
    await settle();
    expect(ann.get().match?.moves).toEqual([4, 0]);
  });

  test('an invalid stored match is dropped', () => {
    for (const kept of [
      null,
      7,
      {},
      {
        version: 1,
        match: { id: 'abcdefgh', game: 'four', side: 1, partner: 'A', theirs: 'x', moves: [9] },
      },
    ]) {
      const table = new MatchTable({
        name: 'Ann',
        now: () => 0,
        kept,
        keep: () => {},
        send: () => {},
      });
      expect(table.get().match).toBeUndefined();
    }
  });
});
