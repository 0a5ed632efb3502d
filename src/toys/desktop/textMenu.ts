import type { OpenMenu } from './ContextMenu';

const fields = 'textarea, input:not([type]), input[type="text"], [contenteditable="true"]';

/** The field of text that an event was meant for, unless it cannot be written in. */
export function textFieldOf(target: EventTarget | null): HTMLElement | undefined {
  const field = target instanceof Element ? target.closest<HTMLElement>(fields) : null;
  return field ?? undefined;
}

function hasSelection(field: HTMLElement): boolean {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    return field.selectionStart !== field.selectionEnd;
  }
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed;
}

/**
 * What the right button offers in text. The browser's own editing does the work, so that its undo
 * knows of it.
 * @param onRefused called where the browser lets no page read its clipboard
 */
export function textMenu(
  field: HTMLElement,
  x: number,
  y: number,
  onRefused: () => void,
): OpenMenu {
  const run = (command: string, value?: string) => {
    field.focus({ preventScroll: true });
    document.execCommand(command, false, value);
  };
  const isChosen = hasSelection(field);
  const paste = async () => {
    try {
      run('insertText', await navigator.clipboard.readText());
    } catch {
      onRefused();
    }
  };
  return {
    label: 'Text',
    x,
    y,
    items: [
      { label: 'Undo', act: () => run('undo') },
      'line',
      { label: 'Cut', off: !isChosen, act: () => run('cut') },
      { label: 'Copy', off: !isChosen, act: () => run('copy') },
      { label: 'Paste', act: () => void paste() },
      { label: 'Delete', off: !isChosen, act: () => run('delete') },
      'line',
      { label: 'Select All', act: () => run('selectAll') },
    ],
  };
}
