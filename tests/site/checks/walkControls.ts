export type WalkOptions = Readonly<{
  /** Where the walk begins, as a selector. */
  within: string;
  /**
   * The most controls of one look that are pressed where the walk begins: a hundred quiz answers are
   * one control.
   */
  most: number;
  /** The same for what opens: the entries of a menu look alike. */
  mostInside: number;
  /** How many openings deep the walk goes. */
  depth: number;
  /** Names of controls that are not pressed, as a regular expression. */
  skip?: string;
  /** How long a control may take to show that it was pressed, in ms. */
  answerWithin: number;
}>;

export type Walk = Readonly<{
  /** A line for each dead control. */
  dead: readonly string[];
  /** The names of all pressed controls. A control in an opened part has the way to it before its name. */
  pressed: readonly string[];
}>;

/**
 * Runs in the page. Presses every button, then those in whatever opens: dialogs, menus, panels and
 * the menus of a right click. Finds what looks pressable and is not, and what answers no press.
 */
export async function walkControls(options: WalkOptions): Promise<Walk> {
  const noted: { answers: number; heard: WeakSet<EventTarget> } = Reflect.get(window, 'noted');
  const controls =
    'button, a, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=switch], [role=option]';
  const native = 'a[href], input, select, textarea, summary, label, iframe, video, audio';
  const pressable = 'button, [role=button]';
  /** What ends the walk in a place comes after everything else. */
  const leaves =
    /^(?:sign o(?:ut|ff)|close|cancel|leave|back|go in|give up|hang up|skip|shut down|test bsod|minimise)\b/i;
  const home = location.href;

  const textOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ‘${textOf(element)}’ .${element.getAttribute('class') ?? ''}`;
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const none: Readonly<Record<string, unknown>> = {};
  /** The name is the same on every element of the document. */
  let propsKey: string | undefined;
  function reactProps(element: Element): Readonly<Record<string, unknown>> {
    propsKey ??= Object.keys(element).find((each) => each.startsWith('__reactProps$'));
    const props: unknown = propsKey === undefined ? none : Reflect.get(element, propsKey);
    return (props ?? none) as Readonly<Record<string, unknown>>;
  }
  /** Whether a press on an element itself is heard. */
  const hears = (element: Element) =>
    noted.heard.has(element) ||
    Object.keys(reactProps(element)).some((prop) =>
      /^on(?:Click|Pointer|Mouse|Touch|Key|DoubleClick|ContextMenu|Drag)/.test(prop),
    );
  const main = document.querySelector('main');
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

  const dead = new Set<string>();
  const pressed: string[] = [];
  const looks = new Set<string>();
  const looked = new WeakSet<Element>();

  /** Finds new elements that look pressable and have no listener. */
  const lookAtAll = () => {
    const scope = `:is(${options.within}, dialog) *`;
    const all = [...document.querySelectorAll(scope)].filter((each) => !looked.has(each));
    const shown = all.filter((each) => isShown(each) && !each.closest('[inert]'));
    for (const each of shown) {
      looked.add(each);
      if (each.matches(pressable)) looks.add(lookOf(each));
    }
    looks.delete('');
    for (const element of shown) {
      const points = getComputedStyle(element).cursor === 'pointer';
      const inherits =
        points &&
        element.parentElement &&
        getComputedStyle(element.parentElement).cursor === 'pointer';
      const isDrawnSo =
        looks.has(lookOf(element)) && !element.matches('li, ul, ol, section, article, figure');
      if (!element.matches(controls) && !(points && !inherits) && !isDrawnSo) continue;
      if (!isAlive(element)) dead.add(`nobody listens: ${nameOf(element)}`);
    }
  };

  const skip = options.skip === undefined ? undefined : new RegExp(options.skip);
  /** Whether a press on a control must change something. */
  const isToPress = (button: HTMLElement) =>
    isShown(button) &&
    !skip?.test(textOf(button)) &&
    !button.closest(':disabled, [inert], [aria-disabled=true]') &&
    // What is chosen already stays so.
    !button.matches('[aria-pressed=true], [aria-selected=true], [aria-current]');
  const hasMenu = (element: Element) => 'onContextMenu' in reactProps(element);
  /** A submit button is heard by its form. */
  const isClicked = (element: Element) =>
    'onClick' in reactProps(element) || element.matches('form [type=submit]');

  /** A control, named so that it is found again when what it is in has been opened again. */
  type Control = Readonly<{
    key: string;
    name: string;
    look: string;
    kind: 'click' | 'contextmenu';
    way: readonly Control[];
  }>;
  /** What a control is in: a menu, a panel, a window. */
  const placeOf = (element: Element) => {
    const place = element.closest('section, fieldset, [role=menu], dialog, [data-window]');
    return ['class', 'aria-label', 'data-window'].map((name) => place?.getAttribute(name)).join();
  };
  const keyOf = (element: Element, kind: Control['kind']) =>
    `${kind} ${textOf(element)} ${element.className} ${placeOf(element)}`;
  const elementsOf = (kind: Control['kind']) =>
    [
      ...document.querySelectorAll<HTMLElement>(
        kind === 'click'
          ? `:is(${options.within}, dialog) :is(${pressable})`
          : `:is(${options.within}) *`,
      ),
    ].filter((each) => (kind === 'click' ? isClicked(each) : hasMenu(each)) && isToPress(each));
  const find = ({ key, kind }: Control) =>
    elementsOf(kind).find((each) => keyOf(each, kind) === key);

  /** Everything that was seen, with what it is in. */
  const known = new Set<string>();
  const counts = new Map<string, number>();
  const takeNew = (way: readonly Control[]): Control[] => {
    const found: Control[] = [];
    for (const kind of ['click', 'contextmenu'] as const) {
      for (const element of elementsOf(kind)) {
        const key = keyOf(element, kind);
        if (known.has(key)) continue;
        known.add(key);
        const look = `${kind} ${way.map((each) => each.key).join()} ${element.className} ${placeOf(element)}`;
        found.push({ key, name: textOf(element), look, kind, way });
      }
    }
    return found;
  };

  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  /** @returns whether a press was answered in time */
  const press = async (element: HTMLElement, kind: Control['kind']): Promise<boolean> => {
    // A press brings its window to the front.
    const owner = element.closest('[role=menu]') ? null : element.closest('[data-window]');
    owner?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }));
    if (owner) await frames(1);
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
    if (kind === 'click') element.click();
    else {
      const { left, top } = element.getBoundingClientRect();
      const at = { clientX: left + 4, clientY: top + 4, bubbles: true, cancelable: true };
      element.dispatchEvent(new PointerEvent('contextmenu', at));
    }
    const end = performance.now() + options.answerWithin;
    const isAnswered = () =>
      changes > 0 ||
      noted.answers > answers ||
      document.activeElement !== activeElement ||
      window.scrollY !== scrollY;
    while (!isAnswered() && performance.now() < end) {
      await sleep(20);
      changes += observer.takeRecords().length;
    }
    observer.disconnect();
    return isAnswered();
  };

  /** Looks seldom: to look is to go through the whole page, and to wait for a frame draws one. */
  const until = async (isDone: () => boolean, ms: number) => {
    const end = performance.now() + ms;
    while (!isDone() && performance.now() < end) await sleep(50);
  };

  /** Closes dialogs and questions as Escape does, and comes back from other pages. */
  const closeAll = async () => {
    for (const open of document.querySelectorAll('dialog[open]')) {
      open.dispatchEvent(new Event('cancel', { cancelable: true }));
    }
    for (const open of document.querySelectorAll('[role=alertdialog]')) {
      open
        .querySelector('button')
        ?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        );
      await frames(2);
    }
    if (location.href.replace(/[?#].*/, '') === home.replace(/[?#].*/, '')) return;
    history.back();
    await until(() => elementsOf('click').length > 0, 3000);
  };

  /** The element of a control; what it is in is opened again if need be. */
  const reach = async (control: Control): Promise<HTMLElement | undefined> => {
    const there = find(control);
    const last = control.way.at(-1);
    if (there || !last) return there;
    const opener = await reach(last);
    if (!opener) return undefined;
    await press(opener, last.kind);
    await until(() => find(control) !== undefined, 1000);
    return find(control);
  };

  const late: Control[] = [];
  const pressAll = async (list: readonly Control[], isLate = false): Promise<void> => {
    for (const control of list) {
      const before = counts.get(control.look) ?? 0;
      if (before >= (control.way.length > 0 ? options.mostInside : options.most)) continue;
      if (!isLate && leaves.test(control.name)) {
        late.push(control);
        continue;
      }
      const element = await reach(control);
      if (!element) continue;
      counts.set(control.look, before + 1);
      pressed.push([...control.way, control].map(({ name }) => name).join(' > '));
      const isAnswered = await press(element, control.kind);
      if (!isAnswered && control.kind === 'click') {
        dead.add(`a press changes nothing: ${nameOf(element)}`);
      }
      await frames(2);
      const way = [...control.way, control];
      let opened = takeNew(way);
      // An entry that closes its menu opens something else, whose code may still have to come.
      if (opened.length === 0 && !isShown(element)) {
        await until(() => {
          opened = takeNew(way);
          return opened.length > 0;
        }, 300);
      }
      lookAtAll();
      if (opened.length > 0 && way.length <= options.depth) await pressAll(opened, isLate);
      if (control.way.length === 0) await closeAll();
    }
  };

  lookAtAll();
  await pressAll(takeNew([]));
  // Deepest first: to close a window ends the walk in the room that it shows.
  await pressAll(
    late.toSorted((one, other) => other.way.length - one.way.length),
    true,
  );
  return { dead: [...dead], pressed };
}
