import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createTestDeps, type TestDeps } from '../../../test/test-deps.ts';
import '../../../test/test-jobs.ts';
import '../../modules/attachments/attachment.table.ts';
import '../../modules/users/user.table.ts';
import { openDb, openPool } from '../database/pool.ts';
import { createLog } from '../logging/log.ts';
import { fileSystemStorage } from '../storage/file-system-storage.ts';
import { makeBackup } from './backup.ts';
import { MANIFEST_FILE, type BackupManifest } from './backup-manifest.ts';
import { readBackupManifest, decryptBackupSecret, restoreBackup } from './restore.ts';

const root = mkdtempSync(join(tmpdir(), 'hamyar-backup-'));
const log = createLog({ level: 'silent' });
const secrets = { master: 'm'.repeat(43), passphrase: 'کلید' };
const opened: (TestDatabase | TestDeps)[] = [];
let source: TestDeps;
let manifest: BackupManifest;
let number = 0;

beforeAll(async () => {
  source = await createTestDeps();
  opened.push(source);
  const file = await source.storage.put(Readable.from(['سلام']));
  await source.db
    .insertInto('file_blob')
    .values({ sha256: Buffer.from(file.hash, 'hex'), size: file.size })
    .execute();
  await source.db
    .insertInto('user')
    .values([
      { employee: true, first_name: 'مریم\tو\\مینا', last_name: 'خط\nدوم', username: 'maryam', username_key: 'maryam' },
      { employee: false, first_name: '', last_name: '', mobile: '+989120000000', other_phones: ['021', 'a"b'] },
    ])
    .execute();
  await sql`insert into department (name, parent_id) select 'ریشه', null`.execute(source.db);
  await sql`insert into department (name, parent_id) select 'شاخه', max(id) from department`.execute(source.db);
  await source.jobs.add(source.db, 'test.slow', { n: 5, ms: 0 }, { key: 'one' });
  manifest = await backup(source, 'first');
});

afterAll(async () => {
  for (const each of opened) await ('close' in each ? each.close() : each.drop());
  rmSync(root, { recursive: true, force: true });
});

const folder = (name: string) => join(root, name);
const backup = ({ pool, storage }: Pick<TestDeps, 'pool' | 'storage'>, name: string) =>
  makeBackup({
    pool,
    storage,
    folder: folder(name),
    productVersion: '0.1.0',
    now: new Date('2026-11-20T08:00:00Z'),
    secrets,
  });

/** A database without tables and an empty file store, as in a new installation. */
async function emptyTarget() {
  const database = await createTestDatabase('postgres');
  opened.push(database);
  await database.pool.query('create extension pg_trgm; create extension btree_gin');
  const pool = openPool(database.connection, { max: 4, statementTimeout: 0, name: 'test', log });
  return { pool, db: openDb(pool), storage: fileSystemStorage(folder(`files-${(number += 1)}`)) };
}

describe('a backup', () => {
  it('[issue 2, step 7] restored into an empty installation has the same rows, numbers, jobs and files', async () => {
    const target = await emptyTarget();
    await restoreBackup({ ...target, folder: folder('first') });
    const again = await backup(target, 'again');
    expect(again.tables).toEqual(manifest.tables);
    expect(again).toMatchObject({
      sequences: manifest.sequences,
      jobs: 1,
      migrations: manifest.migrations,
      files: { count: 1, missing: [] },
    });
    expect(again.tables.find(({ name }) => name === 'user')?.rows).toBe(2);
    const [stored] = await target.db.selectFrom('file_blob').selectAll().execute();
    expect((await buffer(await target.storage.get(stored!.sha256.toString('hex')))).toString()).toBe('سلام');
    const { id } = await target.db
      .insertInto('user')
      .values({ employee: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(3);
    await target.db.destroy();
  });

  it('[issue 2, step 7] contains every table except those that belong to the running process', async () => {
    const { rows } = await source.pool.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
    );
    const left = rows
      .map(({ name }) => name)
      .filter((name) => !manifest.tables.some((table) => table.name === name))
      .sort();
    expect(left).toEqual([
      'call_count',
      'kysely_migration',
      'kysely_migration_lock',
      'listed_name_change',
      'node',
      'socket_event',
    ]);
  });

  it('[architecture 1, many nodes] encrypts the secrets and lets only its owner read the folder', () => {
    expect(readFileSync(join(folder('first'), MANIFEST_FILE), 'utf8')).not.toContain(secrets.master);
    expect(decryptBackupSecret(manifest, secrets.passphrase)).toBe(secrets.master);
    expect(() => decryptBackupSecret(manifest, 'wrong')).toThrow(expect.objectContaining({ name: 'StartRefusal' }));
    expect(() => decryptBackupSecret(manifest, undefined)).toThrow(expect.objectContaining({ name: 'StartRefusal' }));
    expect(statSync(join(folder('first'), MANIFEST_FILE)).mode & 0o077).toBe(0);
    expect(statSync(join(folder('first'), 'rows', 'user.copy.gz')).mode & 0o077).toBe(0);
  });

  it('[issue 2, step 7] is never mixed into an installation that has data', async () => {
    await expect(
      restoreBackup({ pool: source.pool, db: source.db, storage: source.storage, folder: folder('first') }),
    ).rejects.toMatchObject({ name: 'StartRefusal' });
  });

  it('[issue 2, bad input] that is damaged, incomplete or from a newer release restores nothing', async () => {
    expect(() => readBackupManifest(folder('nothing'))).toThrow(expect.objectContaining({ name: 'StartRefusal' }));
    await backup(source, 'damaged');
    const path = join(folder('damaged'), MANIFEST_FILE);
    const damaged = {
      ...manifest,
      tables: manifest.tables.map((table) => (table.name === 'user' ? { ...table, sha256: '0'.repeat(64) } : table)),
    };
    writeFileSync(path, JSON.stringify(damaged));
    const target = await emptyTarget();
    await expect(restoreBackup({ ...target, folder: folder('damaged') })).rejects.toMatchObject({
      name: 'StartRefusal',
      en: expect.stringContaining('user'),
    });
    expect(await target.db.selectFrom('user').select('id').execute()).toEqual([]);
    writeFileSync(path, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999-add-future'] }));
    await expect(restoreBackup({ ...target, folder: folder('damaged') })).rejects.toMatchObject({
      en: expect.stringContaining('9999-add-future'),
    });
    appendFileSync(path, 'x');
    expect(() => readBackupManifest(folder('damaged'))).toThrow(expect.objectContaining({ name: 'StartRefusal' }));
    await target.db.destroy();
  });
});
