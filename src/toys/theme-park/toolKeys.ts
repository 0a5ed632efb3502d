import type { Tool } from './ParkContext';

/** The key of each tool while focus is in the park. The game's own controls have other letters. */
export const toolKeys = {
  look: 'l',
  remove: 'x',
  entrance: 'e',
  path: 'a',
  rollerCoaster: 'r',
  ferrisWheel: 'f',
  carousel: 'c',
  foodStall: 'o',
  giftShop: 'g',
  tree: 't',
  fountain: 'n',
  drinksStand: 'd',
  picnicBench: 'b',
  toilets: 'w',
  coasterStation: 'k',
} as const satisfies Readonly<Record<Tool, string>>;

const tools: ReadonlyMap<string, Tool> = new Map(
  Object.entries(toolKeys).map(([tool, key]) => [key, tool as Tool]),
);

/** The tool of a key; undefined for any other key. */
export function toolOfKey(key: string): Tool | undefined {
  return tools.get(key.toLowerCase());
}
