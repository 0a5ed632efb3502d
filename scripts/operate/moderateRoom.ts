import type { Control } from '../../server/backend/control';

export const usage = `npm run moderate -- COMMAND
  reports                    lists messages with open reports
  messages [COUNT]           lists the latest messages, with their numbers
  delete MESSAGE…            deletes messages, also from every open window
  dismiss MESSAGE…           closes the reports of messages
  mute NAME [MINUTES]        nobody with that name, or one that looks like it, may write (60)
  ban MESSAGE [MINUTES]      the address that wrote the message may not write (60)
  muted                      lists the mutes and bans that are in force
  unmute NUMBER              ends a mute or ban, by its number in that list
  reserve NAME, release NAME reserves a name and names that look like it, or frees them
  reserved                   lists the reserved names
  block WORD, unblock WORD   refuses messages that contain a word, or allows it again
  blocked                    lists the blocked words
  runs                       lists runs in the tables with open reports
  hide RUN…                  removes runs from every table for good
  ban-run RUN [MINUTES]      the address that sent the run may not send or write (60)
  slow SECONDS               the shortest time between two messages of one address; 0 for none
  close, open                closes the room for writing, or opens it
  leave-alone NUMBER         sends no texts to a number such as +447700900123`;

type Run = (control: Control, given: readonly string[]) => Promise<void>;

const whole = (text: string | undefined, what: string, otherwise?: number): number => {
  const number = text === undefined ? otherwise : Number(/^\d+$/.test(text) ? text : Number.NaN);
  if (number === undefined || !Number.isSafeInteger(number)) {
    throw new Error(`${what} must be a whole number.\n${usage}`);
  }
  return number;
};
const word = (text: string | undefined): string => {
  if (text === undefined || text.trim() === '') throw new Error(usage);
  return text;
};

const list =
  (sql: string): Run =>
  async (control, [count]) =>
    console.table(await control.query(sql, sql.includes('$1') ? [whole(count, 'COUNT', 20)] : []));

const forEachMessage =
  (sql: string): Run =>
  async (control, given) => {
    if (given.length === 0) throw new Error(usage);
    for (const message of given) {
      console.table(await control.query(sql, [whole(message, 'MESSAGE')]));
    }
  };

const withWord =
  (sql: string): Run =>
  async (control, [text]) => {
    const { length } = await control.query(`${sql} returning 1`, [word(text)]);
    console.log(length > 0 ? 'Done.' : 'Nothing changed.');
  };

const set =
  (column: string, read: (given: readonly string[]) => string | number | boolean): Run =>
  async (control, given) => {
    const sql = `update private.messenger_settings set ${column} = $1`;
    await control.query(sql, [read(given)]);
    console.log('Done.');
  };

const commands: Readonly<Record<string, Run>> = {
  reports: list('select * from private.moderate_reports()'),
  messages: list(
    'select id, created_at, username, message from public.messenger_messages order by id desc limit $1',
  ),
  delete: forEachMessage('select $1::bigint as message, private.moderate_delete($1) as deleted'),
  dismiss: forEachMessage('select $1::bigint as message, private.moderate_dismiss($1) as reports'),
  mute: async (control, [name, minutes]) =>
    console.table(
      await control.query('select $1 as name, private.moderate_mute($1, $2::integer) as until', [
        word(name),
        whole(minutes, 'MINUTES', 60),
      ]),
    ),
  ban: async (control, [message, minutes]) => {
    const number = whole(message, 'MESSAGE');
    const sql = 'select private.moderate_ban($1, $2::integer)::text as until';
    const [ban] = await control.query<{ until: string | null }>(sql, [
      number,
      whole(minutes, 'MINUTES', 60),
    ]);
    if (!ban?.until) throw new Error(`The server no longer knows which address wrote ${number}.`);
    console.log(`Banned until ${ban.until}.`);
  },
  runs: list('select * from private.moderate_run_reports()'),
  hide: forEachMessage('select $1::bigint as run, private.moderate_hide_run($1) as hidden'),
  'ban-run': async (control, [run, minutes]) => {
    const number = whole(run, 'RUN');
    const sql = 'select private.moderate_ban_run($1, $2::integer)::text as until';
    const [ban] = await control.query<{ until: string | null }>(sql, [
      number,
      whole(minutes, 'MINUTES', 60),
    ]);
    if (!ban?.until) throw new Error(`The server no longer knows which address sent ${number}.`);
    console.log(`Banned until ${ban.until}.`);
  },
  muted: list('select * from private.moderate_muted()'),
  unmute: forEachMessage('select private.moderate_unmute($1) as unmuted'),
  reserve: withWord('insert into private.reserved_names (name) values ($1) on conflict do nothing'),
  release: withWord('delete from private.reserved_names where name = $1'),
  reserved: list('select name from private.reserved_names order by name'),
  block: withWord('insert into private.blocked_words (word) values ($1) on conflict do nothing'),
  unblock: withWord('delete from private.blocked_words where word = $1'),
  blocked: list('select word from private.blocked_words order by word'),
  slow: set('slow_mode_seconds', ([seconds]) => whole(seconds, 'SECONDS')),
  'leave-alone': async (control, [number]) => {
    const digits = word(number).replace(/[\s()-]/g, '');
    if (!/^\+\d{6,15}$/.test(digits))
      throw new Error(`NUMBER must begin with + and the country code.`);
    await control.query('select private.opt_out_of_sms($1)', [digits]);
    console.log('Done: that number gets no more texts.');
  },
  close: set('is_open', () => false),
  open: set('is_open', () => true),
};

export const isCommand = (name: string): boolean => Object.hasOwn(commands, name);

/**
 * Carries out a command of an operator. Names and texts reach the database only as parameters.
 * @throws with a sentence when the command is not understood
 */
export async function moderateRoom(control: Control, words: readonly string[]): Promise<void> {
  const [name = '', ...given] = words;
  if (!isCommand(name)) throw new Error(usage);
  await commands[name](control, given);
}
