import { provinceRows } from '../messages/fa-provinces.ts';

/** Where a province stands on the map of tiles: column from the right, row from the top, and its short name. */
export interface ProvinceTile {
  column: number;
  row: number;
  short: string;
}

export const MAP_COLUMNS = 7;
export const MAP_ROWS = 6;

/** The tiles of all provinces, by their names. */
export const PROVINCE_TILES: ReadonlyMap<string, ProvinceTile> = new Map(
  provinceRows.flatMap((tiles, row) =>
    tiles.flatMap((tile, column) => (tile ? [[tile[0], { column, row, short: tile[1] }] as const] : [])),
  ),
);
