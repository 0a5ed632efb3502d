import type { OpenMenu } from './ContextMenu';

const fields = 'textarea, input:not([type]), input[type="text"], [contenteditable="true"]';

/** The text field at an event's target; undefined if it is read-only. */
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
 * The context menu of a text field. It uses the browser's own editing commands, so that the
 * browser's undo includes them.
 * @param onRefused called where the browser does not let pages read the clipboard
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
