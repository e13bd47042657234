import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createLog } from '../logging/log.ts';
import { migrate, migrateTo } from './migrate.ts';
import { openDb, openPool, type Db } from './pool.ts';

let database: TestDatabase;
let db: Db;
const folders: string[] = [];

// each test has a database that no release has migrated
beforeEach(async () => {
  database = await createTestDatabase();
  const log = createLog({ level: 'silent' });
  db = openDb(openPool(database.connection, { max: 2, statementTimeout: 5_000, name: 'test', log }));
  await sql`drop table kysely_migration`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A release with these migrations: file → text. */
function release(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'hamyar-migrations-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

const CREATES = 'export const up = (db) => db.schema.createTable("release_note").addColumn("id", "integer").execute();';
const ADDS = 'export const up = (db) => db.schema.alterTable("release_note").addColumn("text", "text").execute();';
const CREATES_VISIT =
  'export const up = (db) => db.schema.createTable("release_visit").addColumn("visited", "integer").execute();';
const BROKEN = 'throw new Error("loaded");';

describe('the migrations of a release', () => {
  it('[architecture 1, starting] run once, a backup before those of a later release, and are loaded for it only', async () => {
    const backups: string[][] = [];
    const before = async (pending: string[]) => {
      backups.push(pending);
    };
    const first = release({ '0001-create-note.ts': CREATES });
    expect(await migrate(db, { folder: first, before })).toEqual({ applied: ['0001-create-note'] });
    expect(backups).toEqual([]);
    const same = release({ '0001-create-note.ts': BROKEN });
    expect(await migrate(db, { folder: same, before })).toEqual({ applied: [] });
    const later = release({ '0001-create-note.ts': CREATES, '0002-add-text.ts': ADDS });
    expect(await migrate(db, { folder: later, before })).toEqual({ applied: ['0002-add-text'] });
    expect(backups).toEqual([['0002-add-text']]);
  });

  it('[architecture 1, starting] are refused by an older release, and with a name that hides them', async () => {
    const older = release({ '0001-create-note.ts': CREATES });
    await migrate(db, { folder: release({ '0001-create-note.ts': CREATES, '0002-add-text.ts': ADDS }) });
    await expect(migrate(db, { folder: older })).rejects.toMatchObject({
      en: expect.stringContaining('0002-add-text'),
    });
    const unnamed = release({ '0001-create-note.ts': CREATES, '0002-add-text.ts': ADDS, 'note.ts': CREATES });
    await expect(migrate(db, { folder: unnamed })).rejects.toThrow('note.ts');
  });

  it('[architecture 1, starting] of two branches run in the order in which they land, whatever their numbers', async () => {
    const backups: string[][] = [];
    const before = async (pending: string[]) => {
      backups.push(pending);
    };
    const one = { '0001-create-note.ts': CREATES, '0160-create-visit.ts': CREATES_VISIT };
    const both = { ...one, '0159-add-text.ts': ADDS };
    await migrate(db, { folder: release(one) });
    expect(await migrate(db, { folder: release(both), before })).toEqual({ applied: ['0159-add-text'] });
    expect(backups).toEqual([['0159-add-text']]);
    await sql`select text, visited from release_note, release_visit`.execute(db);
    expect(await migrate(db, { folder: release(both), before })).toEqual({ applied: [] });
    // the branch that has not got the other yet must not write to this database
    const refused = migrate(db, { folder: release(one) });
    await expect(refused).rejects.toMatchObject({ name: 'StartRefusal', en: expect.stringContaining('0159-add-text') });
  });

  it('[architecture 1, starting] are repeated as a backup had them, without those that have landed before its last', async () => {
    const folder = release({
      '0001-create-note.ts': CREATES,
      '0159-add-text.ts': ADDS,
      '0160-create-visit.ts': CREATES_VISIT,
    });
    await migrateTo(db, ['0001-create-note', '0160-create-visit'], folder);
    await sql`select id, visited from release_note, release_visit`.execute(db);
    await expect(sql`select text from release_note`.execute(db)).rejects.toThrow('text');
    expect(await migrate(db, { folder })).toEqual({ applied: ['0159-add-text'] });
    await expect(migrateTo(db, ['0001-create-note', '9999-add-future'], folder)).rejects.toMatchObject({
      name: 'StartRefusal',
      en: expect.stringContaining('9999-add-future'),
    });
  });
});
