import {
  canHold,
  cleanName,
  copiesOf,
  type DesktopFile,
  desktopFolder,
  diskSize,
  type Files,
  filesIn,
  filesReducer,
  rootFolder,
  saved,
  sizeOf,
  sizeOfFile,
  withAdded,
  withContents,
} from '../files';
import { placeName } from '../placeName';

/** The state of a prompt: the disk, and the current folder. */
export type PromptState = Readonly<{ files: Files; folder: string }>;

/** The result of a command. */
export type Outcome = Readonly<{
  state: PromptState;
  lines: readonly string[];
  /** An effect that only the window can have. */
  effect?:
    | Readonly<{ type: 'clear' | 'exit' }>
    | Readonly<{ type: 'open'; app: string; document?: string }>
    | Readonly<{ type: 'color'; color: string }>;
}>;

/** Data from outside the prompt. */
export type Surroundings = Readonly<{
  now: Date;
  newId: () => string;
  /** Every program, by its id. */
  apps: readonly string[];
  /** The program that opens a file. */
  appOf: (file: DesktopFile) => string;
}>;

type Run = (state: PromptState, words: readonly string[], around: Surroundings) => Outcome;

const say = (state: PromptState, ...lines: readonly string[]): Outcome => ({ state, lines });
const full = 'The disk is full. Nothing was changed.';
const noFile = (name: string) => `File not found: ${name}`;

/** A folder by its path, relative to the current one; undefined where there is none. */
function folderAt({ files, folder }: PromptState, path: string): string | undefined {
  let at = /^(c:)?[\\/]/i.test(path) ? rootFolder : folder;
  for (const part of path.replace(/^c:/i, '').split(/[\\/]/)) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      const parent = files.find(({ id }) => id === at)?.folder;
      at = parent ?? rootFolder;
    } else if (at === rootFolder && part.toLowerCase() === 'desktop') at = desktopFolder;
    else {
      const next = filesIn(files, at).find(
        ({ type, name }) => type === 'folder' && name.toLowerCase() === part.toLowerCase(),
      );
      if (!next) return undefined;
      at = next.id;
    }
  }
  return at;
}

/** Splits a path into the folder and the name in it. */
function split(state: PromptState, path: string): readonly [string | undefined, string] {
  const cut = Math.max(path.lastIndexOf('\\'), path.lastIndexOf('/'));
  if (cut < 0) return [state.folder, path.replace(/^c:/i, '')];
  return [folderAt(state, path.slice(0, cut + 1)), path.slice(cut + 1)];
}

/** Whether a name matches a pattern with `*` and `?`. */
function fits(name: string, pattern: string): boolean {
  const [letters, wanted] = [name.toLowerCase(), pattern.toLowerCase()];
  // On a mismatch the last star takes one character more.
  let [at, next, star, mark] = [0, 0, -1, 0];
  while (at < letters.length) {
    if (wanted[next] === '*') {
      star = next;
      mark = at;
      next += 1;
    } else if (wanted[next] === '?' || wanted[next] === letters[at]) {
      at += 1;
      next += 1;
    } else if (star >= 0) {
      next = star + 1;
      mark += 1;
      at = mark;
    } else return false;
  }
  return wanted.slice(next).replaceAll('*', '') === '';
}

function matching(state: PromptState, path: string): Files {
  const [folder, pattern] = split(state, path);
  if (folder === undefined) return [];
  return filesIn(state.files, folder).filter(({ name }) => fits(name, pattern));
}

const one = (state: PromptState, path: string) => matching(state, path)[0];

const date = (time: number | Date) =>
  new Date(time).toLocaleDateString('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });
const count = (number: number) => number.toLocaleString('en-GB');

function listing(state: PromptState, path: string): readonly string[] {
  const folder = folderAt(state, path);
  const found = folder === undefined ? matching(state, path) : filesIn(state.files, folder);
  const isRoot = folder === rootFolder;
  if (folder === undefined && found.length === 0) return [noFile(path)];
  const rows = found.map((file) => {
    const size = file.type === 'folder' ? '<DIR>' : count(sizeOfFile(file));
    return `${file.name.padEnd(26)}${size.padStart(10)}  ${date(file.changed)}`;
  });
  return [
    ` Directory of ${placeName(state.files, folder ?? state.folder)}`,
    '',
    ...(isRoot ? [`${'Desktop'.padEnd(26)}${'<DIR>'.padStart(10)}`] : []),
    ...rows,
    `${count(found.length + (isRoot ? 1 : 0)).padStart(8)} file(s), ${count(diskSize - sizeOf(state.files))} bytes free`,
  ];
}

function tree({ files }: PromptState, folder: string, indent: string): readonly string[] {
  return filesIn(files, folder).flatMap((file) => [
    `${indent}${file.type === 'folder' ? '+' : '-'} ${file.name}`,
    ...(file.type === 'folder' ? tree({ files, folder }, file.id, `${indent}  `) : []),
  ]);
}

/** Moves or copies the matching files to a folder, or to another name. */
const transfer =
  (isMove: boolean): Run =>
  (state, [from = '', to = ''], { newId }) => {
    const found = matching(state, from);
    if (found.length === 0) return say(state, noFile(from));
    if (to === '') return say(state, 'Name a target, as in: COPY README.TXT DESKTOP');
    const ids = found.map(({ id }) => id);
    const target = folderAt(state, to);
    const [folder, name] = target === undefined ? split(state, to) : [target, ''];
    if (folder === undefined) return say(state, `Path not found: ${to}`);
    if (!canHold(state.files, ids, folder))
      return say(state, 'A folder cannot be put into itself.');
    if (name !== '' && (ids.length > 1 || cleanName(name) !== name)) {
      return say(state, `Path not found: ${to}`);
    }
    let files: Files | undefined = state.files;
    let last = ids[0];
    if (isMove) files = filesReducer(files, { type: 'move', ids, folder });
    else {
      const copies = copiesOf(files, ids, folder, newId);
      last = copies.find((copy) => copy.folder === folder)?.id ?? last;
      files = withAdded(files, copies);
    }
    if (!files) return say(state, full);
    if (name !== '') files = filesReducer(files, { type: 'rename', id: last, name });
    return say({ ...state, files }, `${count(ids.length)} file(s) ${isMove ? 'moved' : 'copied'}.`);
  };

const write = (
  state: PromptState,
  path: string,
  text: string,
  { now, newId }: Surroundings,
  isAdded = false,
): Outcome => {
  const [folder, name] = split(state, path);
  if (folder === undefined || cleanName(name) !== name || name === '') {
    return say(state, `That is not a valid name for a file: ${path}`);
  }
  const before = one(state, path);
  if (before && before.type !== 'text') return say(state, `${before.name} is no text.`);
  // The file is the same, for windows that show it. A copy of its old text goes to the bin.
  const isReplaced = before !== undefined && !isAdded && before.text !== '';
  const old = isReplaced ? [{ ...before, id: newId(), binned: true }] : [];
  const room = withAdded(state.files, old);
  const files =
    room &&
    saved(room, {
      type: 'save',
      id: before?.id ?? newId(),
      name,
      text: isAdded && before ? `${before.text}${text}\n` : `${text}\n`,
      folder,
      now: now.getTime(),
    });
  if (!files) return say(state, full);
  const lines = old.map(
    ({ name: oldName }) => `The old ${oldName} is in the Recycle Bin. UNDELETE brings it back.`,
  );
  return say({ ...state, files }, ...lines);
};

const commands: Readonly<Record<string, Readonly<{ help: string; run: Run }>>> = {
  help: { help: 'lists all commands', run: (state) => say(state, ...helpLines()) },
  dir: {
    help: 'lists a folder',
    run: (state, [path = '.']) => say(state, ...listing(state, path)),
  },
  cd: {
    help: 'goes to another folder, as in CD DESKTOP or CD ..',
    run(state, [path]) {
      if (path === undefined) return say(state, placeName(state.files, state.folder));
      const folder = folderAt(state, path);
      return folder === undefined
        ? say(state, `Path not found: ${path}`)
        : say({ ...state, folder });
    },
  },
  md: {
    help: 'makes a folder',
    run(state, [path = ''], { now, newId }) {
      const [folder, name] = split(state, path);
      if (folder === undefined || cleanName(name) !== name || name === '') {
        return say(state, `That is not a valid name for a folder: ${path}`);
      }
      if (one(state, path)) return say(state, `${name} is there already.`);
      const id = newId();
      const time = now.getTime();
      const files = saved(state.files, {
        type: 'save',
        id,
        name,
        text: '',
        fileType: 'folder',
        folder,
        now: time,
      });
      return files ? say({ ...state, files }) : say(state, full);
    },
  },
  rd: {
    help: 'deletes an empty folder',
    run(state, [path = '']) {
      const found = one(state, path);
      if (found?.type !== 'folder') return say(state, `Path not found: ${path}`);
      if (filesIn(state.files, found.id).length > 0)
        return say(state, `${found.name} is not empty.`);
      return say({ ...state, files: filesReducer(state.files, { type: 'delete', id: found.id }) });
    },
  },
  type: {
    help: 'shows a text',
    run(state, [path = '']) {
      const found = one(state, path);
      if (!found) return say(state, noFile(path));
      if (found.type !== 'text') return say(state, `${found.name} is not a text. START opens it.`);
      return say(state, ...found.text.split('\n'));
    },
  },
  copy: { help: 'copies files', run: transfer(false) },
  move: { help: 'moves files', run: transfer(true) },
  ren: {
    help: 'renames a file, as in REN OLD.TXT NEW.TXT',
    run(state, [path = '', name = '']) {
      const found = one(state, path);
      if (!found) return say(state, noFile(path));
      if (name === '' || cleanName(name) !== name)
        return say(state, `That is not a valid name: ${name}`);
      const files = filesReducer(state.files, { type: 'rename', id: found.id, name });
      return say({ ...state, files });
    },
  },
  del: {
    help: 'moves files to the Recycle Bin',
    run(state, [path = '']) {
      const found = matching(state, path);
      if (found.length === 0) return say(state, noFile(path));
      const files = found.reduce<Files>(
        (all, { id }) => filesReducer(all, { type: 'bin', id }),
        state.files,
      );
      return say({ ...state, files }, `${count(found.length)} file(s) in the Recycle Bin.`);
    },
  },
  undelete: {
    help: 'takes a file out of the Recycle Bin',
    run(state, [name = '']) {
      const binned = state.files.filter((file) => file.binned);
      const found = binned.find((file) => fits(file.name, name));
      if (!found)
        return say(
          state,
          ...(binned.length === 0
            ? ['The Recycle Bin is empty.']
            : ['In the Recycle Bin:', ...binned.map((file) => `  ${file.name}`)]),
        );
      const files = filesReducer(state.files, { type: 'restore', id: found.id });
      return say({ ...state, files }, `${found.name} is back.`);
    },
  },
  tree: {
    help: 'shows all folders and files',
    run: (state) =>
      say(
        state,
        'C:\\',
        '+ Desktop',
        ...tree(state, desktopFolder, '  '),
        ...tree(state, rootFolder, ''),
      ),
  },
  find: {
    help: 'finds text in all files',
    run(state, words) {
      const wanted = words.join(' ').toLowerCase();
      if (wanted === '') return say(state, 'Name a text to find, as in: FIND kite');
      const found = state.files.filter(
        ({ type, binned, text }) =>
          type === 'text' && !binned && text.toLowerCase().includes(wanted),
      );
      return say(
        state,
        ...found.flatMap(({ name, text }) => [
          `---------- ${name}`,
          ...text.split('\n').filter((line) => line.toLowerCase().includes(wanted)),
        ]),
        `${count(found.length)} file(s).`,
      );
    },
  },
  echo: {
    help: 'says a text, or writes it: ECHO hello > A.TXT',
    run: (state, words) => say(state, words.join(' ')),
  },
  edit: {
    help: 'opens a text in Notepad',
    run(state, [path]) {
      const found = path === undefined ? undefined : one(state, path);
      if (path !== undefined && found?.type !== 'text') return say(state, noFile(path));
      return {
        state,
        lines: [],
        effect: { type: 'open', app: 'notepad', ...(found ? { document: found.id } : {}) },
      };
    },
  },
  start: {
    help: 'opens a program or a file, as in START PAINT',
    run(state, words, { apps, appOf }) {
      const name = words.join(' ');
      const app = apps.find((id) => id === name.toLowerCase());
      if (app) return { state, lines: [], effect: { type: 'open', app } };
      const found = name === '' ? undefined : one(state, name);
      if (!found)
        return say(
          state,
          `There is no program and no file called ${name}.`,
          `Programs: ${apps.join(', ')}`,
        );
      return { state, lines: [], effect: { type: 'open', app: appOf(found), document: found.id } };
    },
  },
  attrib: {
    help: 'shows everything about a file',
    run(state, [path = '']) {
      const found = one(state, path);
      if (!found) return say(state, noFile(path));
      const size = withContents(state.files, [found.id]).reduce(
        (sum, file) => sum + sizeOfFile(file),
        0,
      );
      return say(
        state,
        `${found.name}: ${found.type}, ${count(size)} bytes, changed ${date(found.changed)}`,
      );
    },
  },
  date: {
    help: 'shows the date',
    run: (state, _, { now }) => say(state, `It is ${date(now)}, and feels like 1995.`),
  },
  time: {
    help: 'shows the time',
    run: (state, _, { now }) => say(state, now.toLocaleTimeString('en-GB')),
  },
  ver: { help: 'shows the version', run: (state) => say(state, 'KID-DOS 6.95') },
  vol: {
    help: 'shows the name of the disk',
    run: (state) => say(state, 'Volume in drive C is KIDS_STUFF'),
  },
  mem: {
    help: 'shows the free memory',
    run: (state) =>
      say(
        state,
        `${count(sizeOf(state.files))} of ${count(diskSize)} bytes on C: used.`,
        '640 K conventional memory, of which the mouse has 17.',
      ),
  },
  color: {
    help: 'colours the screen: COLOR GREEN, AMBER or WHITE',
    run(state, [name = '']) {
      const color = { green: '#41ff6e', amber: '#ffb733', white: '#d0d0d0' }[name.toLowerCase()];
      return color === undefined
        ? say(state, 'COLOR GREEN, COLOR AMBER or COLOR WHITE')
        : { state, lines: [], effect: { type: 'color', color } };
    },
  },
  cls: {
    help: 'clears the screen',
    run: (state) => ({ state, lines: [], effect: { type: 'clear' } }),
  },
  exit: {
    help: 'closes the window',
    run: (state) => ({ state, lines: [], effect: { type: 'exit' } }),
  },
};

const aliases: Readonly<Record<string, string>> = {
  '?': 'help',
  chdir: 'cd',
  mkdir: 'md',
  rmdir: 'rd',
  rename: 'ren',
  erase: 'del',
  ls: 'dir',
  cat: 'type',
};

const helpLines = (): readonly string[] =>
  Object.entries(commands).map(([name, { help }]) => `${name.toUpperCase().padEnd(10)}${help}`);

export const commandNames: readonly string[] = Object.keys(commands);

/** The words of a line. Text in quotes is one word. */
function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
}

/** Runs one typed line. The disk changes only by the returned state. */
export function runCommand(state: PromptState, line: string, around: Surroundings): Outcome {
  const [, before, sign, path] = /^(.*?)(>{1,2})\s*(\S.*)$/.exec(line) ?? [];
  const [typed = '', ...rest] = wordsOf(before ?? line);
  if (typed === '') return say(state);
  // "CD.." and "CD\" were typed without a space.
  const [, glued = '', path2] = /^(cd|dir)([.\\/].*)$/i.exec(typed) ?? [];
  const name = (glued || typed).toLowerCase();
  const words = path2 === undefined ? rest : [path2, ...rest];
  const command = commands[aliases[name] ?? name];
  if (!Object.hasOwn(commands, aliases[name] ?? name) || !command) {
    return say(
      state,
      `Bad command or file name: ${typed.slice(0, 60)}`,
      'HELP lists what there is.',
    );
  }
  const outcome = command.run(state, words, around);
  if (path === undefined) return outcome;
  return write(outcome.state, path.trim(), outcome.lines.join('\n'), around, sign === '>>');
}
