/** Where a province stands on the map of tiles: column from the right, row from the top, and its short name. */
export interface ProvinceTile {
  column: number;
  row: number;
  short: string;
}

export const MAP_COLUMNS = 7;
export const MAP_ROWS = 6;

const ROWS: readonly (readonly (readonly [name: string, short: string] | null)[])[] = [
  [null, null, null, null, ['اردبیل', 'اردبیل'], ['آذربایجان شرقی', 'آ.ش'], ['آذربایجان غربی', 'آ.غ']],
  [
    ['خراسان شمالی', 'خ.ش'],
    ['گلستان', 'گلستان'],
    ['مازندران', 'مازندران'],
    ['گیلان', 'گیلان'],
    ['قزوین', 'قزوین'],
    ['زنجان', 'زنجان'],
    ['کردستان', 'کردستان'],
  ],
  [
    ['خراسان جنوبی', 'خ.ج'],
    ['خراسان رضوی', 'خ.ر'],
    ['سمنان', 'سمنان'],
    ['تهران', 'تهران'],
    ['البرز', 'البرز'],
    ['همدان', 'همدان'],
    ['کرمانشاه', 'کرمانشاه'],
  ],
  [
    null,
    ['یزد', 'یزد'],
    ['اصفهان', 'اصفهان'],
    ['قم', 'قم'],
    ['مرکزی', 'مرکزی'],
    ['لرستان', 'لرستان'],
    ['ایلام', 'ایلام'],
  ],
  [
    ['سیستان و بلوچستان', 'س.ب'],
    ['کرمان', 'کرمان'],
    ['فارس', 'فارس'],
    ['کهگیلویه و بویراحمد', 'ک.ب'],
    ['چهارمحال و بختیاری', 'چ.ب'],
    ['خوزستان', 'خوزستان'],
  ],
  [null, null, ['هرمزگان', 'هرمزگان'], ['بوشهر', 'بوشهر']],
];

/** The tiles of all provinces, by their names. */
export const PROVINCE_TILES: ReadonlyMap<string, ProvinceTile> = new Map(
  ROWS.flatMap((tiles, row) =>
    tiles.flatMap((tile, column) => (tile ? [[tile[0], { column, row, short: tile[1] }] as const] : [])),
  ),
);
