/**
 * Selects the last message of a conversation that holds a text, or the next earlier one where such a
 * message is selected already. Case does not count.
 * @returns whether there is one
 */
export function findSaid(room: Element | null, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  const lines = [...(room?.querySelectorAll('[role=log] [data-type]') ?? [])].filter((line) =>
    line.textContent.toLowerCase().includes(wanted),
  );
  const selection = getSelection();
  // From the first one (0) and from none (-1) it goes to the last.
  const at = lines.findIndex((line) => line.contains(selection?.anchorNode ?? null));
  const line = lines.at(Math.max(at, 0) - 1);
  if (!line) return false;
  line.scrollIntoView({ block: 'nearest' });
  selection?.selectAllChildren(line);
  return true;
}
