import { noKind } from '../buildings';
import { type Answer, refuse } from '../query';
import type { ThemeParkAction } from '../ThemeParkAction';
import { buildingOver, type Park } from '../ThemeParkState';
import { hasName, hasPaint } from './looks';

/** Whether the building over a cell can be given a name, or a colour. */
export function queryLook(
  state: Park,
  { type, column, row }: Extract<ThemeParkAction, { type: 'name' | 'paint' }>,
): Answer {
  const { columns, rows, town } = state;
  if (!town) return refuse('tycoonOnly');
  if (column < 0 || row < 0 || column >= columns || row >= rows) return refuse('outside');
  const cell = buildingOver(state, row * columns + column);
  const kind = cell < 0 ? noKind : state.kindAt[cell];
  const may = type === 'name' ? hasName(kind) : hasPaint(kind);
  return may ? { ok: true, pounds: 0, kind } : refuse('nothingThere');
}
