import { expect, type Page } from '@playwright/test';

/**
 * Controls that do nothing because the specification says so. By path, the text or label of each.
 */
const specified: Readonly<Record<string, readonly string[]>> = {};

/** How long a control may take to show that it was pressed, in ms. */
const answerWithin = 4000;
/** Controls of one look that are pressed: a hundred quiz answers are one control. */
const maxAlike = 3;

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
        return run && typeof called === 'function' ? Reflect.apply(called, this, given) : undefined;
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
 */
export async function expectNoDeadControls(page: Page, path: string): Promise<void> {
  const dead = await page.evaluate(
    async ({ most, within }) => {
      const noted: { answers: number; heard: WeakSet<EventTarget> } = Reflect.get(window, 'noted');
      const controls =
        'button, a, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=switch], [role=option]';
      const native = 'a[href], input, select, textarea, summary, label, iframe, video, audio';
      const main = document.querySelector('main');
      const nameOf = (element: Element) =>
        `${element.tagName.toLowerCase()} ‘${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}’ .${element.getAttribute('class') ?? ''}`;

      function reactProps(element: Element): Record<string, unknown> {
        const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'));
        return key === undefined ? {} : (Reflect.get(element, key) as Record<string, unknown>);
      }
      /** Whether a press on an element itself is heard. */
      const hears = (element: Element) =>
        noted.heard.has(element) ||
        Object.keys(reactProps(element)).some((prop) =>
          /^on(?:Click|Pointer|Mouse|Touch|Key|DoubleClick|ContextMenu|Drag)/.test(prop),
        );
      const isAlive = (element: Element): boolean => {
        if (element.closest(`${native}, :disabled, [aria-disabled=true]`)) return true;
        for (let at: Element | null = element; at && at !== main && at.id !== 'root'; ) {
          if (hears(at) || reactProps(at).type === 'submit') return true;
          at = at.parentElement;
        }
        return false;
      };
      const isShown = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      };
      const lookOf = (element: Element) => {
        const style = getComputedStyle(element);
        const hasLine = Number.parseFloat(style.borderTopWidth) > 0 || style.boxShadow !== 'none';
        const hasFace = style.backgroundImage !== 'none' || !style.backgroundColor.endsWith(', 0)');
        if (!hasLine || !hasFace) return '';
        return [
          style.backgroundImage,
          style.backgroundColor,
          style.borderTopWidth,
          style.borderTopStyle,
          style.borderTopColor,
          style.borderTopLeftRadius,
          style.boxShadow,
        ].join('|');
      };
      const all = [...document.querySelectorAll('main *, dialog *')].filter(isShown);
      const looks = new Set(
        all.filter((each) => each.matches('button, [role=button]')).map(lookOf),
      );
      looks.delete('');
      const found: string[] = [];
      for (const element of all) {
        if (element.closest('[inert]')) continue;
        const points = getComputedStyle(element).cursor === 'pointer';
        const inherits =
          points &&
          element.parentElement &&
          getComputedStyle(element.parentElement).cursor === 'pointer';
        const isDrawnSo =
          looks.has(lookOf(element)) && !element.matches('li, ul, ol, section, article, figure');
        if (!element.matches(controls) && !(points && !inherits) && !isDrawnSo) continue;
        if (!isAlive(element)) found.push(`nobody listens: ${nameOf(element)}`);
      }

      let changes = 0;
      const observer = new MutationObserver((records) => {
        changes += records.length;
      });
      const pressed = new Map<string, number>();
      for (const button of document.querySelectorAll<HTMLElement>(
        'main button, main [role=button]',
      )) {
        if (!button.isConnected || !isShown(button) || button.closest(':disabled, [inert]'))
          continue;
        if (button.getAttribute('aria-disabled') === 'true') continue;
        // What is chosen already stays so.
        if (button.matches('[aria-pressed=true], [aria-selected=true], [aria-current]')) continue;
        const look = `${button.className} ${button.closest('section, fieldset')?.getAttribute('class') ?? ''}`;
        const before = pressed.get(look) ?? 0;
        if (before >= most) continue;
        pressed.set(look, before + 1);
        const click = Object.keys(reactProps(button)).includes('onClick');
        if (!click) continue;
        const { answers } = noted;
        const { activeElement } = document;
        const { scrollY } = window;
        changes = 0;
        observer.observe(document, {
          subtree: true,
          attributes: true,
          childList: true,
          characterData: true,
        });
        button.click();
        const end = performance.now() + within;
        const answered = () =>
          changes > 0 ||
          noted.answers > answers ||
          document.activeElement !== activeElement ||
          window.scrollY !== scrollY;
        while (!answered() && performance.now() < end) {
          await new Promise((resolve) => setTimeout(resolve, 20));
          changes += observer.takeRecords().length;
        }
        observer.disconnect();
        if (!answered()) found.push(`a press changes nothing: ${nameOf(button)}`);
        for (const open of document.querySelectorAll('dialog[open]')) {
          open.dispatchEvent(new Event('cancel', { cancelable: true }));
        }
      }
      return [...new Set(found)];
    },
    { most: maxAlike, within: answerWithin },
  );
  const allowed = specified[path] ?? [];
  expect
    .soft(
      dead.filter((each) => !allowed.some((name) => each.includes(`‘${name}’`))),
      `${path}: looks pressable, but is not`,
    )
    .toEqual([]);
}
