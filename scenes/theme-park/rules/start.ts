import type { ThemeParkConfig } from '../config';
import { entranceKind } from './buildings';
import { put } from './edit';
import { freshState } from './freshState';
import { layRoutes } from './routes';
import type { ThemeParkState } from './ThemeParkState';
import { countReachable } from './tycoon/draw';

/** A field with one entrance and some money, with time running. */
export function start(config: ThemeParkConfig, seed: number): ThemeParkState {
  const state = freshState(config, seed);
  const { columns, rows } = state;
  const column = Math.min(config.entranceColumn, columns - 1);
  const row = Math.min(config.entranceRow, rows - 1);
  put(state, entranceKind, row * columns + column);
  layRoutes(state);
  if (state.town) countReachable(state, state.town);
  return state;
}
