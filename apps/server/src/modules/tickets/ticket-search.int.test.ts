import { searchKey } from '@hamyar/persian';
import { always } from '@hamyar/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { insertPeople } from '../../../test/random-tickets.ts';
import { migrate, migrateTo, folderProvider, MIGRATIONS_FOLDER } from '../../platform/database/migrate.ts';
import { toRichText } from '../../platform/richtext/rich-text.ts';
import { bodyColumns } from './ticket-content.repository.ts';
import { storedPatterns, termsOf } from './ticket-search.rules.ts';
import { scanPage } from './ticket-scan.repository.ts';
import './ticket.table.ts';

const LETTERS = [...'آأإاةهۀوؤیئيكکمسلامطفاکتور۰۱۲۳۷٤abCDÉß .،-_/@&<>"\'\u200c\u064b\u0651\u0654\u0640\u00a0\n'];
const ELEMENTS = [
  '<p>',
  '</p>',
  '<strong>',
  '</strong>',
  '<a href="https://example.ir/a?b=1&amp;c=2">',
  '</a>',
  '<br>',
  '<ul><li>',
  '</li></ul>',
  '&nbsp;',
  '&amp;lt;',
  '<code>',
  '</code>',
  '<td>',
  '<img src="/api/attachment/3" alt="سند">',
];
const anyMarkup = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...LETTERS) },
      { weight: 1, arbitrary: fc.constantFrom(...ELEMENTS) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 3 }) },
    ),
    { maxLength: 60 },
  )
  .map((parts) => `<p>${parts.join('')}</p>`);

/** Markup whose words the database once read differently. */
const FOUND: [string[]][] = [[['<p>..</p>', '<p>a/..</p>', '<p>..\n..</p>', '<p>سلام ..</p>']]];

describe('the words of a conversation', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it("[decisions 2.0] are those of the application's own normaliser, for any text and markup, though no copy of them is stored", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyMarkup, { minLength: 20, maxLength: 20 }), async (sources) => {
        for (const body of sources.map(toRichText)) {
          const { search_key: key } = bodyColumns(body);
          const {
            rows: [row],
          } = await sql<{
            same: boolean;
            words: string[];
          }>`select content_words(html, key) = to_tsvector('simple', ${searchKey(body.text)}) as same, tsvector_to_array(content_words(html, key)) as words
          from (select ${body.html}::text as html, ${key} as key) as stored`.execute(database.db);
          expect([body.html, row?.same]).toEqual([body.html, true]);
        }
      }),
      { numRuns: 60, examples: FOUND },
    );
  });

  it('[decisions 2.0] are tested by patterns that never miss a content with the words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyMarkup, { minLength: 20, maxLength: 20 }), async (sources) => {
        for (const body of sources.map(toRichText)) {
          const { lexemes } = termsOf(body.text);
          const { search_key: key } = bodyColumns(body);
          const {
            rows: [row],
          } = await sql<{
            missed: string[];
          }>`select coalesce(array_agg(pattern) filter (where coalesce(key, html) !~ pattern), '{}') as missed
          from (select ${body.html}::text as html, ${key} as key) as stored, unnest(${storedPatterns(lexemes)}::text[]) as pattern`.execute(
            database.db,
          );
          expect([body.html, row?.missed]).toEqual([body.html, []]);
        }
      }),
      { numRuns: 60, examples: FOUND },
    );
  });

  it('[decisions 2.0] of ordinary texts are stored once: there is no extra text with the HTML', async () => {
    const body = toRichText(
      '<p>سلام، لطفاً فاکتورِ شمارهٔ ۱۲۳۴ را برای <strong>آقای رئیسی</strong> (info@example.ir) بفرستید؛ مسئلهٔ مهمی‌ست &amp; فوری.</p><ul><li>می‌خواهم</li></ul>',
    );
    const { rows } = await sql<{ key: string | null }>`select ${bodyColumns(body).search_key} as key`.execute(
      database.db,
    );
    expect(rows).toEqual([{ key: null }]);
  });
});

describe('a search for words in many tickets', () => {
  let database: TestDatabase;
  const holding: number[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    await insertPeople(db);
    await sql`insert into ticket (id, number, subject, subject_dense, kind, owner_id, customer_id, created_by_id, department_id, branch_id, last_activity_at)
      select i, i::text, case when i % 7 = 0 then 'فاکتور' else 'سلام' end, case when i % 7 = 0 then 'فاکتور' else 'سلام' end, 'customer', 7 + i % 6, 7 + i % 6, 7 + i % 6, 1, 1, timestamptz '2026-11-20' + i % 50 * interval '1 minute' from generate_series(1, 300) i`.execute(
      db,
    );
    for (let i = 1; i <= 300; i += 1) {
      if (i % 7 === 0 || i % 6 === 3 || i % 5 === 0) holding.push(i);
      const body = toRichText(
        i % 5 === 0
          ? '<p>شمارهٔ فاکْتور را <em>می‌</em>فرستم</p>'
          : i % 11 === 0
            ? '<p dir="rtl">factor</p>'
            : '<p>درود</p>',
      );
      await sql`insert into ticket_content (ticket_id, seq, public_seq, type, author_kind, body_html, search_key, published_at) values (${i}, 1, case when ${i % 10 === 0} then null else 1 end, ${i % 10 === 0 ? 'note' : 'message'}, 'customer', ${body.html}, ${bodyColumns(body).search_key}, now())`.execute(
        db,
      );
    }
  });
  afterAll(() => database.drop());

  it.each([
    ['the index of words', 0],
    ['patterns', 1e9],
  ])('[decisions 2.3] met by %s shows every ticket once, in order, whatever the steps', async (_way, expected) => {
    const { db } = database;
    for (const employee of [true, false]) {
      const wanted = holding
        .filter((id) => employee || id % 7 === 0 || id % 6 === 3 || id % 10 !== 0)
        .sort((a, b) => (b % 50) - (a % 50) || b - a);
      for (const first of [3, 40, 500]) {
        const scan = { terms: termsOf('فاکتور'), customerIds: [10], expected, contents: 300, first };
        const seen: number[] = [];
        let after: { key: string; id: number } | undefined;
        for (let page = 0; page < 40; page += 1) {
          const { positions: rows } = await scanPage(
            { db, within: database.searchTimeout },
            { id: 1, employee },
            {
              predicate: always,
              sort: { column: 'last_activity_at', type: 'timestamptz' },
              dir: 'desc',
              after,
              offset: 0,
              limit: 11,
            },
            scan,
          );
          seen.push(...rows.map(({ id }) => id));
          if (rows.length < 11) break;
          after = { key: rows.at(-1)!.sort_key, id: rows.at(-1)!.id };
        }
        expect(seen).toEqual(wanted);
        const { positions: second, ...counted } = await scanPage(
          { db, within: database.searchTimeout },
          { id: 1, employee },
          {
            predicate: always,
            sort: { column: 'last_activity_at', type: 'timestamptz' },
            dir: 'desc',
            offset: 11,
            limit: 11,
          },
          scan,
        );
        expect(second.map(({ id }) => id)).toEqual(wanted.slice(11, 22));
        if (counted.ended) expect(counted.matches).toBe(wanted.length);
        else expect(counted.matches).toBeGreaterThanOrEqual(22);
        expect(counted.matches).toBeLessThan(wanted.length + Number(counted.ended));
      }
    }
  });
});

describe('contents of an older release', () => {
  it('[decisions 2.0] are found by the same words after the migration that removes the copies', async () => {
    const database = await createTestDatabase('postgres');
    try {
      const { db } = database;
      await sql`create extension if not exists pg_trgm`.execute(db);
      await sql`create extension if not exists btree_gin`.execute(db);
      const steps = Object.keys(await folderProvider(MIGRATIONS_FOLDER).getMigrations());
      await migrateTo(
        db,
        steps.filter((name) => name < '0060'),
      );
      await insertPeople(db);
      await sql`insert into ticket (id, number, subject, subject_norm, subject_dense, kind, owner_id, customer_id, created_by_id, department_id, branch_id, excerpt) values (1, '1', 's', 's', 's', 'customer', 7, 7, 7, 1, 1, 'x')`.execute(
        db,
      );
      const bodies = ['<p>سلام دنیا</p>', '<p>قيمت كالا ٤٥ Émile</p>', '<p>می‌<strong>ر</strong>ود</p>'].map(toRichText);
      for (const [i, body] of bodies.entries()) {
        await sql`insert into ticket_content (ticket_id, seq, public_seq, type, author_kind, body_html, body_text, body_tsv, excerpt) values (1, ${i + 1}, ${i + 1}, 'message', 'customer', ${body.html}, ${body.text}, to_tsvector('simple', ${searchKey(body.text)}), ${body.excerpt})`.execute(
          db,
        );
      }
      await sql`insert into ticket_content (ticket_id, seq, type, author_kind, event) values (1, 4, 'system', 'system', '{}')`.execute(
        db,
      );
      await migrate(db);
      const { rows } = await sql<{
        seq: number;
        words: string;
        keyed: boolean;
      }>`select seq, content_words(body_html, search_key)::text as words, search_key is not null as keyed from ticket_content order by seq`.execute(
        db,
      );
      const {
        rows: [expected],
      } = await sql<{
        words: string[];
      }>`select array[${sql.join(bodies.map(({ text }) => sql`to_tsvector('simple', ${searchKey(text)})::text`))}] as words`.execute(
        db,
      );
      expect(rows.map(({ words }) => words)).toEqual([...expected!.words, '']);
      expect(rows.map(({ keyed }) => keyed)).toEqual([false, true, false, false]);
    } finally {
      await database.drop();
    }
  });
});
