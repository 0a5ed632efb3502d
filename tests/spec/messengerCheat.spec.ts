import { expect, type Page } from '@playwright/test';
import { fresh as test } from '../site/tab';
import { enter, field, makeRoom, people, untilOpen, visitors } from './messengerRoom';
import { cellsOf, games, hurry, play, startGame } from './messengerTable';

test.afterEach(() => visitors.leave());

type Said = Readonly<{ text: string; by: string; sig: string }>;

/** What Eve’s page has besides: the line of its own client. */
type Tap = Readonly<{
  /** What the room’s channel has brought. */
  heard: Said[];
  /** Says something in a game, as the client does. */
  say(payload: object): void;
  /** Says something with a signature of Eve’s own. */
  sign(text: string): Promise<void>;
}>;

/** Lets a page of the messenger send over the socket that its client has opened and joined. */
function tapLine(): void {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
  const known = new WeakSet<WebSocket>();
  const send = Reflect.get(WebSocket.prototype, 'send') as (this: unknown, data: unknown) => void;
  const own = {
    line: undefined as WebSocket | undefined,
    joined: [] as readonly unknown[],
    keys: crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']),
  };
  const tap: Tap = {
    heard: [],
    say(payload) {
      const [joinRef, , topic] = own.joined;
      const broadcast = { type: 'broadcast', event: 'game', payload };
      send.call(own.line, JSON.stringify([joinRef, 'eve', topic, 'broadcast', broadcast]));
    },
    async sign(text) {
      const { privateKey, publicKey } = await own.keys;
      const { x, y } = await crypto.subtle.exportKey('jwk', publicKey);
      const bytes = new TextEncoder().encode(text);
      const signing = { name: 'ECDSA', hash: 'SHA-256' };
      const sig = new Uint8Array(await crypto.subtle.sign(signing, privateKey, bytes));
      tap.say({ text, by: `${x}.${y}`, sig: btoa(String.fromCharCode(...sig)) });
    },
  };
  Reflect.set(window, 'tap', tap);
  WebSocket.prototype.send = function (data) {
    if (typeof data === 'string' && data.includes('phx_join')) {
      own.line = this;
      own.joined = JSON.parse(data) as readonly unknown[];
    }
    if (!known.has(this)) {
      known.add(this);
      this.addEventListener('message', ({ data: got }: MessageEvent<unknown>) => {
        const frame = got instanceof ArrayBuffer ? new TextDecoder().decode(got) : String(got);
        const content = /\{"text":.*\}/s.exec(frame)?.[0];
        if (content) tap.heard.push(JSON.parse(content) as Said);
      });
    }
    send.call(this, data);
  };
}

/** @returns the last thing of a kind that Eve has heard */
const heard = async (eve: Page, type: string): Promise<Said & { match: string }> => {
  const find = () =>
    eve.evaluate((kind) => {
      const tap = Reflect.get(window, 'tap') as Tap;
      return tap.heard.findLast(({ text }) => text.includes(`"type":"${kind}"`));
    }, type);
  await expect.poll(find).toBeDefined();
  const said = await find();
  if (!said) throw new Error(`nobody has said ${type}`);
  return { ...said, match: String((JSON.parse(said.text) as { match: unknown }).match) };
};

/** Eve signs lies herself, and puts a lie under another’s signature. */
async function lie(eve: Page, lies: readonly object[], of: Said): Promise<void> {
  await eve.evaluate(
    async ([texts, signed]) => {
      const tap = Reflect.get(window, 'tap') as Tap;
      for (const text of texts) {
        await tap.sign(text);
        tap.say({ ...signed, text });
      }
    },
    [lies.map((each) => JSON.stringify(each)), of] as const,
  );
}

/** Waits until the others have heard all that Eve has said before. */
async function untilHeard(eve: Page, others: readonly Page[]): Promise<void> {
  await field(eve).pressSequentially('a');
  for (const other of others) await expect(other.getByText(/Eve is typing/)).toBeVisible();
}

/** Both see the same board, and nothing in the news. */
async function expectBoard(pages: readonly Page[], cells: readonly string[]): Promise<void> {
  for (const page of pages) {
    await expect(cellsOf(page)).toHaveText(cells);
    await expect(games(page).getByText(/did not accept|do not allow|has left/)).toHaveCount(0);
  }
}

test('a third page in the room that sends illegal moves is refused, and both players see the right board', async ({
  browser,
}) => {
  const ann = await enter(browser, 'Ann');
  const hash = await makeRoom(ann);
  const [bob, eve] = [await enter(browser, 'Bob', hash), await enter(browser, 'Eve', hash)];
  await eve.addInitScript(tapLine);
  await eve.reload();
  await untilOpen(eve);
  await expect(people(ann).getByRole('listitem')).toHaveCount(2);
  const both = [ann, bob];

  await test.step('noughts and crosses', async () => {
    await startGame(ann, bob, 'Noughts and crosses');
    await play(ann, 4);
    await expect(games(bob).getByText('Your turn.')).toBeVisible();
    const said = await heard(eve, 'moves');
    const { match } = said;
    await lie(
      eve,
      [
        { match, type: 'moves', moves: [4, 0], asks: false },
        { match, type: 'moves', moves: [4, 4], asks: true },
        { match, type: 'moves', moves: [0], asks: true },
        { match, type: 'refused' },
        { match, type: 'left' },
      ],
      said,
    );
    await untilHeard(eve, both);
    await expectBoard(both, ['', '', '', '', '○', '', '', '', '']);

    await test.step('a stored match that says she is Bob does not let her move', async () => {
      const kept = { id: match, game: 'noughts', side: 2, partner: 'Ann', theirs: said.by };
      await eve.evaluate(
        (own) => {
          sessionStorage.setItem('messenger-match', JSON.stringify({ version: 1, match: own }));
        },
        { ...kept, moves: [4] },
      );
      await eve.reload();
      await untilOpen(eve);
      await play(eve, 8);
      await expect(cellsOf(eve).nth(8)).toHaveText('×');
      await untilHeard(eve, both);
      await expectBoard(both, ['', '', '', '', '○', '', '', '', '']);
      await games(eve).getByRole('button', { name: 'Give up' }).click();
    });

    await play(bob, 0);
    for (const [index, cell] of [3, 1, 5].entries()) await play(index % 2 === 0 ? ann : bob, cell);
    await expect(games(ann).getByText('You have won.')).toBeVisible();
    await expect(games(bob).getByText('Ann has won.')).toBeVisible();

    await test.step('messages of others that she repeats change nothing', async () => {
      await eve.evaluate(() => {
        const tap = Reflect.get(window, 'tap') as Tap;
        for (const each of tap.heard) tap.say(each);
      });
      await eve.waitForTimeout(2000); // A client tells no more often that somebody types.
      await untilHeard(eve, both);
      await expectBoard(both, ['×', '×', '', '○', '○', '○', '', '', '']);
    });
  });

  await test.step('four in a row', async () => {
    await startGame(ann, bob, 'Four in a row');
    for (const [index, column] of [3, 4, 3, 4, 3].entries()) {
      await play(index % 2 === 0 ? ann : bob, column);
    }
    await expect(games(bob).getByText('Your turn.')).toBeVisible();
    const said = await heard(eve, 'moves');
    const { match } = said;
    await lie(
      eve,
      [
        { match, type: 'moves', moves: [3, 4, 3, 4, 3, 3], asks: false },
        { match, type: 'moves', moves: [3, 3, 3, 3, 3, 3, 3], asks: true },
        { match, type: 'left' },
      ],
      said,
    );
    await untilHeard(eve, both);
    for (const page of both) await expect(games(page).locator('[data-token]')).toHaveCount(5);
    await play(bob, 4);
    await play(ann, 3);
    await expect(games(ann).getByText('You have won.')).toBeVisible();
    await expect(games(bob).getByText('Ann has won.')).toBeVisible();
  });

  await test.step('a race', async () => {
    for (const page of both) await hurry(page);
    await startGame(ann, bob, 'Snake race');
    const said = await heard(eve, 'run');
    const { match } = said;
    await lie(
      eve,
      [
        { match, type: 'run', log: '', tick: 3600, over: true },
        { match, type: 'run', log: '1U1D', tick: 30, over: false },
        { match, type: 'left' },
      ],
      said,
    );
    for (const page of both) {
      await expect(games(page).locator('[data-race]')).toHaveText(/^A draw: (\d+) to \1$/);
      await expect(games(page).getByText(/did not accept|do not allow|has left/)).toHaveCount(0);
    }
  });

  await test.step('a partner whose page tells of other moves is refused in words', async () => {
    await startGame(ann, bob, 'Noughts and crosses');
    await play(ann, 4);
    await expect(games(bob).getByText('Your turn.')).toBeVisible();
    await bob.evaluate(() => {
      const kept = sessionStorage.getItem('messenger-match') ?? '';
      sessionStorage.setItem('messenger-match', kept.replace('"moves":[4]', '"moves":[0]'));
    });
    await bob.reload();
    await expect(
      games(ann).getByText('Bob’s window sent a move that the rules do not allow.'),
    ).toBeVisible();
    await expect(cellsOf(ann)).toHaveText(['', '', '', '', '○', '', '', '', '']);
  });
});
