import type { Room } from '../../services/chat/ChatMessage';
import type { Unsent } from './conversation';

/** What a visitor had not sent when a room was left. */
type Left = Readonly<{ draft: string; unsent: readonly Unsent[] }>;

/** By room and name. Nothing is stored: it is forgotten with the page load. */
const lefts = new Map<string, Left>();
let keys = 0;

const placeOf = ({ id }: Room, name: string) => `${id} ${name}`;

export function leftIn(room: Room, name: string): Left {
  return lefts.get(placeOf(room, name)) ?? { draft: '', unsent: [] };
}

export function keepLeft(room: Room, name: string, changed: Partial<Left>): void {
  lefts.set(placeOf(room, name), { ...leftIn(room, name), ...changed });
}

/** A key that no message of this page load has. */
export function newKey(): string {
  keys += 1;
  return `${keys}`;
}
