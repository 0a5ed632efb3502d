import styles from './speech.module.css';

/** How long a line is shown over its object, in ms. */
const stands = 4500;
/** The least distance to the window's sides, in px. */
const margin = 8;

let bubble: HTMLElement | undefined;
let speaker: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function makeBubble(): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.bubble;
  // A popover is in the top layer, where no card can clip it.
  element.popover = 'manual';
  element.setAttribute('role', 'status');
  document.body.append(element);
  return element;
}

/** Shows a line of an object above it for some seconds. Screen readers announce it. */
export function speak(near: HTMLElement, line: string, news?: string): void {
  bubble ??= makeBubble();
  speaker = near;
  clearTimeout(timer);
  if (bubble.matches(':popover-open')) bubble.hidePopover();
  bubble.textContent = '';
  bubble.showPopover();
  // The text is set after the element is shown: screen readers announce changes.
  bubble.textContent = line;
  if (news) bubble.append(Object.assign(document.createElement('b'), { textContent: news }));
  const { left, top, width, bottom } = near.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = bubble;
  const room = document.documentElement.clientWidth - offsetWidth - margin;
  const x = Math.max(margin, Math.min(room, left + width / 2 - offsetWidth / 2));
  const y = top > offsetHeight + margin ? top - offsetHeight - margin : bottom + margin;
  bubble.style.left = `${x + scrollX}px`;
  bubble.style.top = `${y + scrollY}px`;
  timer = setTimeout(() => hush(near), stands);
}

/** Hides the line of an object. */
export function hush(near: HTMLElement): void {
  if (speaker !== near) return;
  clearTimeout(timer);
  speaker = undefined;
  if (bubble?.matches(':popover-open')) bubble.hidePopover();
}
