import styles from './speech.module.css';

/** How long a line stands over its object, in ms. */
const stands = 4500;
/** The least distance to the window's sides, in px. */
const margin = 8;

let bubble: HTMLElement | undefined;
let speaker: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function makeBubble(): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.bubble;
  // In the top layer no card cuts it off.
  element.popover = 'manual';
  element.setAttribute('role', 'status');
  document.body.append(element);
  return element;
}

/** Shows what an object says over it, for some seconds, and lets a screen reader say it. */
export function speak(near: HTMLElement, line: string, news?: string): void {
  bubble ??= makeBubble();
  speaker = near;
  clearTimeout(timer);
  if (bubble.matches(':popover-open')) bubble.hidePopover();
  bubble.textContent = '';
  bubble.showPopover();
  // After it is there: a screen reader says what changes.
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

/** Takes away what an object says. */
export function hush(near: HTMLElement): void {
  if (speaker !== near) return;
  clearTimeout(timer);
  speaker = undefined;
  if (bubble?.matches(':popover-open')) bubble.hidePopover();
}
