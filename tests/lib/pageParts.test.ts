import { afterEach, describe, expect, test, vi } from 'vitest';
import { afterInteractive } from '../../src/lib/afterInteractive';
import { answerQuestions } from '../../src/lib/createSolverClient';
import { drawPicture } from '../../src/lib/drawPicture';
import { pageAddress } from '../../src/lib/pageAddress';
import { saveFile } from '../../src/lib/saveFile';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('after a page is interactive', () => {
  /** A page whose idle moments the test controls. Counts the calls. */
  function page(readyState: string, idle = true) {
    const target = new EventTarget();
    const asked: { run: () => void; wait: unknown }[] = [];
    const ask = (run: () => void, wait: unknown) => asked.push({ run, wait });
    vi.stubGlobal('window', idle ? { requestIdleCallback: ask } : {});
    vi.stubGlobal('requestIdleCallback', ask);
    vi.stubGlobal('setTimeout', idle ? undefined : ask);
    vi.stubGlobal('document', { readyState });
    const added = vi.spyOn(target, 'addEventListener');
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    const callback = vi.fn();
    const cancel = afterInteractive(callback);
    return {
      added,
      asked,
      cancel,
      say: (type: string) => target.dispatchEvent(new Event(type)),
      calls: () => callback.mock.calls.length,
    };
  }

  test('a loaded page calls back once, at the first idle moment or after three seconds', () => {
    const { asked, say, calls } = page('complete');
    expect(asked.map(({ wait }) => wait)).toEqual([{ timeout: 3000 }]);
    expect(calls()).toBe(0);
    asked[0]?.run();
    expect(calls()).toBe(1);
    say('pointerdown');
    say('keydown');
    asked[0]?.run();
    expect(calls()).toBe(1);
  });

  test('a loading page is waited for, and a browser without idle callbacks gets a timeout', () => {
    const { asked, say, calls } = page('interactive', false);
    expect(asked).toHaveLength(0);
    say('load');
    say('load');
    expect(asked.map(({ wait }) => wait)).toEqual([200]);
    asked[0]?.run();
    expect(calls()).toBe(1);
  });

  test.each(['pointerdown', 'keydown'])(
    'a %s does not wait, and loads only what it needs',
    (type) => {
      const { added, asked, say, calls } = page('loading');
      const [call] = added.mock.calls.filter(([heard]) => heard === type);
      expect(call?.[2]).toMatchObject({ passive: true, capture: true });
      say(type);
      say(type);
      say('load');
      expect([calls(), asked.length]).toEqual([1, 0]);
    },
  );

  test('a cancelled one never calls back', () => {
    const { asked, cancel, say, calls } = page('complete');
    cancel();
    say('keydown');
    asked[0]?.run();
    expect(calls()).toBe(0);
  });
});

describe('the address of a page', () => {
  test("is absolute, with the page's own origin", () => {
    vi.stubGlobal('location', { origin: 'https://nineties.example' });
    for (const configured of ['', undefined]) {
      vi.stubEnv('VITE_SITE_URL', configured);
      expect(pageAddress('/toys/pet?x=1')).toBe('https://nineties.example/toys/pet?x=1');
    }
  });

  test('has the configured origin if there is one', () => {
    vi.stubGlobal('location', { origin: 'https://nineties.example' });
    vi.stubEnv('VITE_SITE_URL', 'https://kid.example');
    expect(pageAddress('/quiz')).toBe('https://kid.example/quiz');
  });
});

test('a file is offered under its name, and stays readable while the browser asks where to put it', () => {
  const links: Record<string, unknown>[] = [];
  const later: (() => void)[] = [];
  const waits: unknown[] = [];
  vi.stubGlobal('document', {
    createElement: (name: string) => {
      const link = { name, clicked: 0, click: () => (link.clicked += 1) };
      links.push(link);
      return link;
    },
  });
  vi.stubGlobal('setTimeout', (task: () => void, ms?: number) => {
    later.push(task);
    waits.push(ms);
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:kept');
  const file = new File(['hi'], 'hi.txt');
  saveFile(file);
  expect(create.mock.calls).toEqual([[file]]);
  expect(links).toMatchObject([{ name: 'a', href: 'blob:kept', download: 'hi.txt', clicked: 1 }]);
  expect(revoke).not.toHaveBeenCalled();
  expect(waits).toEqual([40_000]);
  for (const task of later) task();
  expect(revoke.mock.calls).toEqual([['blob:kept']]);
});

test('a solver answers each question by its number', () => {
  const target = new EventTarget();
  const posted: unknown[] = [];
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('postMessage', (message: unknown) => posted.push(message));
  answerQuestions(({ type }) => `${type}!`);
  for (const id of [4, 7]) {
    const data = { id, question: { type: `q${id}` } };
    target.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  expect(posted).toEqual([
    { id: 4, answer: 'q4!' },
    { id: 7, answer: 'q7!' },
  ]);
});

describe('a picture', () => {
  /** A browser whose canvases have this context and give this blob. */
  function browser(context: unknown, blob: Blob | null) {
    const load = vi.fn(async () => {});
    const canvas = {
      getContext: vi.fn(() => context),
      toBlob: vi.fn((done: (blob: Blob | null) => void) => done(blob)),
    };
    const createElement = vi.fn(() => canvas);
    vi.stubGlobal('document', { fonts: { load }, createElement, documentElement: 'root' });
    vi.stubGlobal('getComputedStyle', (of: string) => ({
      getPropertyValue: (name: string) => ` ${of} ${name} `,
    }));
    return { load, canvas, createElement };
  }
  const picture = {
    name: 'card.png',
    width: 30,
    height: 20,
    fonts: ['1px A', '2px B'],
    draw: vi.fn(),
  };

  test("is drawn at its size with its fonts and the site's colours, and becomes a file", async () => {
    const { load, canvas, createElement } = browser('2d', new Blob(['x'], { type: 'image/png' }));
    const drawn: unknown[] = [];
    const file = await drawPicture({
      ...picture,
      draw: (context, paint) => drawn.push(context, paint('pink')),
    });
    expect(load.mock.calls).toEqual([['1px A'], ['2px B']]);
    expect(createElement.mock.calls).toEqual([['canvas']]);
    expect(canvas).toMatchObject({ width: 30, height: 20 });
    expect(canvas.getContext.mock.calls).toEqual([['2d']]);
    expect(canvas.toBlob.mock.calls[0]?.[1 as 0]).toBe('image/png');
    expect(drawn).toEqual(['2d', 'root --pink']);
    expect([file?.name, file?.type, file?.size]).toEqual(['card.png', 'image/png', 1]);
  });

  test('is undefined without a canvas or a blob', async () => {
    browser(null, new Blob(['x']));
    expect(await drawPicture(picture)).toBeNull();
    expect(picture.draw).not.toHaveBeenCalled();
    browser('2d', null);
    expect(await drawPicture(picture)).toBeNull();
  });
});
