import { type Kysely, sql } from 'kysely';

/** The 31 provinces of Iran and their centres; other cities are free text (decisions 2.26). `[province, centre]`, in Persian order. */
const PROVINCES = [
  ['آذربایجان شرقی', 'تبریز'],
  ['آذربایجان غربی', 'ارومیه'],
  ['اردبیل', 'اردبیل'],
  ['اصفهان', 'اصفهان'],
  ['البرز', 'کرج'],
  ['ایلام', 'ایلام'],
  ['بوشهر', 'بوشهر'],
  ['تهران', 'تهران'],
  ['چهارمحال و بختیاری', 'شهرکرد'],
  ['خراسان جنوبی', 'بیرجند'],
  ['خراسان رضوی', 'مشهد'],
  ['خراسان شمالی', 'بجنورد'],
  ['خوزستان', 'اهواز'],
  ['زنجان', 'زنجان'],
  ['سمنان', 'سمنان'],
  ['سیستان و بلوچستان', 'زاهدان'],
  ['فارس', 'شیراز'],
  ['قزوین', 'قزوین'],
  ['قم', 'قم'],
  ['کردستان', 'سنندج'],
  ['کرمان', 'کرمان'],
  ['کرمانشاه', 'کرمانشاه'],
  ['کهگیلویه و بویراحمد', 'یاسوج'],
  ['گلستان', 'گرگان'],
  ['گیلان', 'رشت'],
  ['لرستان', 'خرم‌آباد'],
  ['مازندران', 'ساری'],
  ['مرکزی', 'اراک'],
  ['هرمزگان', 'بندرعباس'],
  ['همدان', 'همدان'],
  ['یزد', 'یزد'],
] as const;

/** Folds letters like the search key of packages/persian, for the few letters that occur in these names. */
const fold = (name: string) => name.replace(/آ/g, 'ا').replace(/\u200c/g, ' ');

/** Inserts the provinces (ids 1-31) and their centres (same ids). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const rows = PROVINCES.map(([state, city], index) => ({
    id: index + 1,
    state,
    state_norm: fold(state),
    city,
    city_norm: fold(city),
  }));
  await sql`
    insert into state (id, name, name_norm)
    select r.id, r.state, r.state_norm from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id bigint, state text, state_norm text)
  `.execute(db);
  await sql`
    insert into city (id, state_id, name, name_norm)
    select r.id, r.id, r.city, r.city_norm from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id bigint, city text, city_norm text)
  `.execute(db);
}
