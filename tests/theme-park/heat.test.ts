import { expect, test } from 'vitest';
import { layHeat } from '../../scenes/theme-park/view/layHeat';
import type { QuadList } from '../../scenes/theme-park/view/QuadList';
import { sprite } from '../../scenes/theme-park/view/sprites';
import type { Heat } from '../../scenes/theme-park/viewport';
import { act, at, guest, newPark, path, place } from './play';

/** The tiles over a park coloured by a figure, by their left edge in cells. */
function coloured(heat: Heat): Readonly<Record<number, number>> {
  const park = newPark({ rules: 'tycoon', startingMoney: 50_000 });
  act(park, ...path(10, 17, 4, 17), place('carousel', 7, 16), place('carousel', 9, 16));
  const { town, guests, queue } = park;
  if (!town) throw new Error('no town');
  for (const [index, column] of [5, 8].entries()) {
    guest(park, at(park, column, 17));
    guests.mood[index] = column === 5 ? 9000 : 1000;
  }
  town.takings[at(park, 7, 16)] = 900;
  queue[at(park, 9, 16)] = 9;
  town.litter[at(park, 6, 17)] = 3;
  const tiles: Record<number, number> = {};
  const add = (tile: number, x: number): void => {
    tiles[x / 40] = tile;
  };
  const list = { add };
  layHeat(list as unknown as QuadList, park, heat);
  return tiles;
}

test.each([
  ['mood', { 5: sprite.wellTile, 8: sprite.badTile }],
  ['money', { 7: sprite.wellTile }],
  ['litter', { 6: sprite.badTile }],
  ['waiting', { 9: sprite.badTile }],
] as const)(
  'the heat map of %s marks good cells green and bad cells with a cross',
  (heat, tiles) => {
    expect(coloured(heat)).toEqual(tiles);
  },
);
