import type { TextBlock } from '../../../content/teletext/TextPage';
import { layBlock } from './layBlock';

/** Rows between the header and the line that leads to the index. */
const rowsOfFrame = 22;

/** Rows that must stay on one frame. */
export type Group = readonly TextBlock[];

const heightOf = (group: Group): number =>
  group.reduce((sum, block) => sum + layBlock(block).length, 0);

/**
 * Breaks a text into frames. Each frame gets the head, and no group is split.
 * @param foot the last rows of every frame
 * @returns at least one frame
 */
export function flow(head: Group, groups: readonly Group[], foot: Group = []): readonly Group[] {
  const room = rowsOfFrame - heightOf(head) - heightOf(foot);
  const frames: TextBlock[][] = [];
  let left = 0;
  for (const group of groups) {
    const height = heightOf(group);
    const current = frames.at(-1);
    if (current && height <= left) {
      current.push(...group);
      left -= height;
    } else {
      frames.push([...group]);
      left = room - height;
    }
  }
  if (frames.length === 0) frames.push([]);
  return frames.map((frame) => [...head, ...frame, ...foot]);
}
