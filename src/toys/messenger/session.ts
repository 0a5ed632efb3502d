import { maxName } from '../../services/chat/ChatMessage';

const key = 'messenger';
const version = 1;

/** The name by which this tab is signed in; undefined when it is not, or storage is denied. */
export function readSession(): string | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { version: storedVersion, name } = stored as Record<string, unknown>;
    if (storedVersion !== version || typeof name !== 'string') return undefined;
    return name.trim().slice(0, maxName) || undefined;
  } catch {
    return undefined;
  }
}

/** Stores the name for the tab; undefined removes it. */
export function writeSession(name: string | undefined): void {
  try {
    if (name === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ version, name }));
  } catch (error) {
    console.warn('The sign-in is not kept:', error);
  }
}
