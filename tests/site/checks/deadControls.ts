import { expect, type Page } from '@playwright/test';
import { type WalkOptions, walkControls } from './walkControls';

/** Controls whose answer the walk cannot see, by path: a regular expression of their names. */
const unseen: Readonly<Record<string, string>> = {
  // The pages of teletext are drawn on its screen.
  '/musictv': String.raw`^(?:\d|Red|Green|Yellow|Blue)$`,
};

const usual: WalkOptions = {
  within: 'main',
  most: 3,
  mostInside: 6,
  depth: 1,
  answerWithin: 4000,
};

/** Notes every event listener and every call that is an answer to a press. Before the page loads. */
export async function noteAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = new WeakSet<EventTarget>();
    const presses =
      /^(?:click|pointer(?:down|up)|mouse(?:down|up)|touch(?:start|end)|key(?:down|up))$/;
    const addEventListener: (...given: never[]) => unknown = Reflect.get(
      EventTarget.prototype,
      'addEventListener',
    );
    EventTarget.prototype.addEventListener = function (
      this: EventTarget,
      type: string,
      ...rest: unknown[]
    ) {
      if (presses.test(type)) heard.add(this);
      return Reflect.apply(addEventListener, this, [type, ...rest]);
    };
    const noted = { answers: 0, heard };
    Reflect.set(window, 'noted', noted);
    const note = (owner: object, method: string, run: boolean) => {
      const called: unknown = Reflect.get(owner, method);
      Reflect.set(owner, method, function (this: unknown, ...given: unknown[]) {
        noted.answers += 1;
        return run && typeof called === 'function'
          ? Reflect.apply(called, this, given)
          : Promise.resolve();
      });
    };
    note(window, 'print', false);
    note(HTMLInputElement.prototype, 'click', false);
    note(HTMLInputElement.prototype, 'showPicker', false);
    note(HTMLAnchorElement.prototype, 'click', false);
    note(Element.prototype, 'requestFullscreen', false);
    note(Clipboard.prototype, 'writeText', true);
    note(Storage.prototype, 'setItem', true);
    note(AudioScheduledSourceNode.prototype, 'start', true);
    note(History.prototype, 'pushState', true);
    note(Element.prototype, 'scrollTo', true);
    note(window, 'scrollTo', true);
    note(Element.prototype, 'scrollIntoView', true);
  });
}

/**
 * Fails on what looks pressable and is not: an element with the role or cursor of a control, or drawn
 * like one of the page's buttons, that nobody listens to; and a button whose press changes nothing.
 * Goes into the dialogs, panels and menus that open.
 * @returns the names of what was pressed, with the way to each
 */
export async function expectNoDeadControls(
  page: Page,
  path: string,
  options: Partial<WalkOptions> = {},
): Promise<readonly string[]> {
  const { dead, pressed } = await page.evaluate(walkControls, {
    ...usual,
    skip: unseen[path],
    ...options,
  });
  expect.soft(dead, `${path}: looks pressable, but is not`).toEqual([]);
  return pressed;
}
