import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  diskSize,
  type Files,
  freshFiles,
  parseFiles,
  sizeOf,
} from '../../../src/toys/desktop/files';
import {
  commandNames,
  type Outcome,
  runCommand,
  type Surroundings,
} from '../../../src/toys/desktop/prompt/runCommand';

const surroundings = (): Surroundings => {
  let number = 0;
  return {
    now: new Date('1995-08-24T12:34:56'),
    newId: () => {
      number += 1;
      return `f${number}`;
    },
    apps: ['paint', 'notepad'],
    appOf: ({ type }) => (type === 'folder' ? 'computer' : 'notepad'),
  };
};

/** Runs lines one after another. Returns the output of the last one. */
function session(...lines: readonly string[]): Outcome {
  const around = surroundings();
  let outcome: Outcome = { state: { files: freshFiles, folder: 'documents' }, lines: [] };
  for (const line of lines) outcome = runCommand(outcome.state, line, around);
  return outcome;
}
const said = (...lines: readonly string[]) => session(...lines).lines.join('\n');
const names = (files: Files) => files.filter(({ binned }) => !binned).map(({ name }) => name);

test('there are at least twenty commands, and HELP describes each', () => {
  expect(commandNames.length).toBeGreaterThanOrEqual(20);
  const help = said('help');
  for (const name of commandNames) expect(help).toContain(name.toUpperCase());
});

test('an unknown command gets a sentence, and so does a name from Object.prototype', () => {
  expect(said('formatc')).toContain('Bad command or file name: formatc');
  expect(said('constructor')).toContain('Bad command or file name');
  expect(said('   ')).toBe('');
});

test('folders can be made, entered, listed, and removed when empty', () => {
  expect(said('md Letters', 'cd letters', 'cd')).toBe('C:\\Letters');
  expect(said('md Letters', 'cd letters', 'cd..', 'cd')).toBe('C:\\');
  expect(said('cd C:\\DESKTOP', 'dir')).toContain('README.txt');
  expect(said('md a', 'md a')).toContain('there already');
  expect(said('cd nowhere')).toBe('Path not found: nowhere');
  expect(said('md a', 'echo x > a\\b.txt', 'rd a')).toBe('a is not empty.');
  expect(names(session('md a', 'rd a').state.files)).toEqual(['README.txt']);
});

test('texts can be written, appended to, shown, found, copied, moved, renamed, thrown away and restored', () => {
  const write = ['echo Dear Gran > letter.txt', 'echo "thank you" >> letter.txt'];
  expect(said(...write, 'type LETTER.TXT')).toBe('Dear Gran\nthank you\n');
  expect(said(...write, 'find gran')).toContain('Dear Gran');
  expect(said(...write, 'copy letter.txt desktop', 'dir desktop')).toContain('letter.txt');
  expect(names(session(...write, 'copy letter.txt two.txt').state.files)).toContain('two.txt');
  const moved = session(...write, 'md old', 'move *.txt old', 'cd old', 'ren letter.txt a.txt');
  expect(said(...write, 'md old', 'move *.txt old', 'cd old', 'dir')).toContain('letter.txt');
  expect(names(moved.state.files)).toContain('a.txt');
  expect(names(session(...write, 'del l*.t?t').state.files)).toEqual(['README.txt']);
  expect(names(session(...write, 'del *', 'undelete letter.txt').state.files)).toHaveLength(2);
  expect(said('md a', 'move a a')).toBe('A folder cannot be put into itself.');
  expect(said('type nothing')).toBe('File not found: nothing');
});

test('> over a text keeps the old one in the Recycle Bin and says so, and >> keeps it in the file', () => {
  const over = ['echo one > a.txt', 'echo two > A.TXT'];
  expect(said(...over)).toBe('The old a.txt is in the Recycle Bin. UNDELETE brings it back.');
  expect(said(...over, 'type a.txt')).toBe('two\n');
  const back = [...over, 'undelete a.txt'];
  expect(names(session(...back).state.files)).toHaveLength(3);
  expect(said(...back, 'type "a (2).txt"')).toBe('one\n');
  expect(said('echo one > a.txt')).toBe('');
  expect(said('echo one > a.txt', 'echo two >> a.txt')).toBe('');
});

test('programs and files are started; some commands are left to the window', () => {
  expect(session('start paint').effect).toEqual({ type: 'open', app: 'paint' });
  expect(session('cd desktop', 'start readme.txt').effect).toEqual({
    type: 'open',
    app: 'notepad',
    document: 'readme',
  });
  expect(session('exit').effect).toEqual({ type: 'exit' });
  expect(session('cls').effect).toEqual({ type: 'clear' });
  expect(session('color green').effect).toMatchObject({ type: 'color' });
  expect(said('start nothing')).toContain('no program and no file called nothing');
});

test('after any commands the disk is valid and within its size', () => {
  const word = fc.constantFrom(
    ...commandNames,
    '*',
    'a',
    'b.txt',
    '..',
    '\\',
    'desktop',
    'C:\\a',
    '>',
    '>>',
    '"x y"',
    '?.*',
    'readme.txt',
  );
  const line = fc.array(fc.oneof(word, fc.string({ maxLength: 8 })), { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
      const around = surroundings();
      let state = session().state;
      for (const words of lines) state = runCommand(state, words.join(' '), around).state;
      expect(parseFiles({ version: 2, files: state.files }).dropped).toBe(0);
      expect(sizeOf(state.files)).toBeLessThanOrEqual(diskSize);
    }),
  );
});
