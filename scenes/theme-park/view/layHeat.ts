import { daysPerMinute } from '../rules/scenario/medals';
import type { Park } from '../rules/ThemeParkState';
import type { Heat } from '../viewport';
import { leftOf, topOf } from './corners';
import { layTiles } from './layHand';
import type { QuadList } from './QuadList';
import { sprite } from './sprites';

/** What is fully coloured: pounds a building took each minute, pieces of litter, people in a queue. */
const full = { money: 400, litter: 4, waiting: 12 } as const;
const strongest = 0.8;

/** By cell, from -1 for the worst to 1 for the best; 0 shows nothing. Grows to the largest park. */
let values = new Float32Array(0);
let counts = new Uint16Array(0);

function moods({ visitors, guests }: Park): void {
  counts.fill(0);
  for (let index = 0; index < visitors.count; index += 1) {
    const cell = visitors.at[index];
    counts[cell] += 1;
    values[cell] += guests.mood[index] / 5000 - 1;
  }
  for (let cell = 0; cell < values.length; cell += 1)
    if (counts[cell] > 1) values[cell] /= counts[cell];
}

function fill(state: Park, heat: Heat): void {
  const { town, kindAt, queue, day } = state;
  if (!town) return;
  if (heat === 'mood') moods(state);
  for (let cell = 0; cell < kindAt.length; cell += 1) {
    if (heat === 'litter') values[cell] = -town.litter[cell] / full.litter;
    else if (heat === 'waiting') values[cell] = -queue[cell] / full.waiting;
    else if (heat === 'money') {
      const minutes = Math.max(1, (day - town.builtOn[cell]) / daysPerMinute);
      values[cell] = town.takings[cell] / minutes / full.money;
    }
  }
}

/** Colours the park by a figure: green is good, red is bad. Open-ended and scenario parks only. */
export function layHeat(list: QuadList, state: Park, heat: Heat | undefined): void {
  const { town, kindAt } = state;
  if (!heat || !town) return;
  if (values.length !== kindAt.length) {
    values = new Float32Array(kindAt.length);
    counts = new Uint16Array(kindAt.length);
  }
  values.fill(0);
  fill(state, heat);
  for (let cell = 0; cell < kindAt.length; cell += 1) {
    const value = values[cell];
    if (value === 0) continue;
    const tile = value > 0 ? sprite.wellTile : sprite.badTile;
    const alpha = strongest * Math.min(1, Math.max(0.25, Math.abs(value)));
    layTiles(list, tile, leftOf(state, cell), topOf(state, cell), kindAt[cell], alpha);
  }
}
