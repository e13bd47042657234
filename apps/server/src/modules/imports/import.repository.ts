import { sql, type Insertable, type Selectable } from 'kysely';
import type { BatchState, ImportOnError } from '@hamyar/contracts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { RowFault, RowAction, ImportCells, UserImportRowTable, UserImportTable } from './import.table.ts';
import { tables } from './tables.ts';

/** A file with the batch that stores its rows. */
export interface ImportRecord extends Selectable<UserImportTable> {
  batch_state: BatchState | null;
  batch_failed: number | null;
  batch_ended_at: Date | null;
  /** People whom it has created. */
  people: number;
}

/** A checked row, as it is stored first. */
export interface NewRow {
  line: number;
  action: RowAction;
  cells: ImportCells;
  faults: RowFault[] | null;
  password_encrypted: string | null;
  /** The customer whom the row changes. */
  user_id: number | null;
}

export type ImportRowRecord = Selectable<UserImportRowTable>;

export const insertImport = async (db: AnyDb, file: Insertable<UserImportTable>): Promise<number> =>
  (await tables(db).insertInto('user_import').values(file).returning('id').executeTakeFirstOrThrow()).id;

/** Stores some rows of a file in one statement. */
export async function insertRows(db: AnyDb, importId: number, rows: readonly NewRow[]): Promise<void> {
  await sql`insert into user_import_row (import_id, line, action, cells, faults, password_encrypted, user_id)
    select ${importId}, line, action, cells, faults, password_encrypted, user_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (line int, action text, cells jsonb, faults jsonb, password_encrypted text, user_id bigint)`.execute(db);
}

/** The file is checked: it has so many rows of each kind. */
export async function setChecked(
  db: AnyDb,
  id: number,
  counts: Pick<Selectable<UserImportTable>, 'created' | 'updated' | 'skipped' | 'faulty'>,
  at: Date,
): Promise<void> {
  await tables(db)
    .updateTable('user_import')
    .set({ ...counts, checked_at: at })
    .where('id', '=', id)
    .execute();
}

const SELECTED = sql`i.*, b.state as batch_state, b.failed as batch_failed, b.ended_at as batch_ended_at,
  (select count(*) from user_import_row r where r.import_id = i.id and r.action = 'create' and r.user_id is not null) as people`;

/** A checked file; `lock` keeps it until the transaction ends. */
export async function findImport(db: AnyDb, id: number, lock = false): Promise<ImportRecord | null> {
  const { rows } = await sql<ImportRecord>`select ${SELECTED}
    from user_import i left join batch b on b.id = i.batch_id
    where i.id = ${id} and i.checked_at is not null ${lock ? sql`for update of i` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** The checked files of a person, the newest first. */
export async function importsOf(
  db: AnyDb,
  ownerId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<ImportRecord[]> {
  const { rows } = await sql<ImportRecord>`select ${SELECTED}
    from user_import i left join batch b on b.id = i.batch_id
    where i.owner_id = ${ownerId} and i.checked_at is not null
    order by i.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
}

export async function countImportsOf(db: AnyDb, ownerId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from user_import
    where owner_id = ${ownerId} and checked_at is not null`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The first faulty rows by their lines. */
export async function faultyRows(db: AnyDb, importId: number, limit: number): Promise<ImportRowRecord[]> {
  return tables(db)
    .selectFrom('user_import_row')
    .selectAll()
    .where('import_id', '=', importId)
    .where('action', '=', 'error')
    .orderBy('line')
    .limit(limit)
    .execute();
}

/** A row that was not stored, with what the batch said of it. */
export interface LeftRow extends Pick<ImportRowRecord, 'line' | 'cells' | 'faults' | 'password_encrypted'> {
  message: string | null;
}

/** The next rows after a line that the check or the batch refused. */
export async function leftRows(
  db: AnyDb,
  file: Pick<ImportRecord, 'id' | 'batch_id'>,
  after: number,
  limit: number,
): Promise<LeftRow[]> {
  const { rows } = await sql<LeftRow>`select r.line, r.cells, r.faults, r.password_encrypted, b.message
    from user_import_row r
    left join batch_row b on b.batch_id = ${file.batch_id}::bigint and b.ref_id = r.id and b.state = 'failed'
    where r.import_id = ${file.id} and r.line > ${after} and (r.action = 'error' or b.batch_id is not null)
    order by r.line limit ${limit}`.execute(db);
  return rows;
}

/** The rows that are to be stored, in the order of the file. */
export async function rowsToStore(db: AnyDb, importId: number): Promise<{ id: number; line: number }[]> {
  const { rows } = await sql<{ id: number; line: number }>`select id, line from user_import_row
    where import_id = ${importId} and action <> 'error' order by line`.execute(db);
  return rows;
}

/** The ids of the rows whose people an import has created. */
export async function rowsToUndo(db: AnyDb, importId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from user_import_row
    where import_id = ${importId} and action = 'create' and user_id is not null order by line`.execute(db);
  return rows.map(({ id }) => id);
}

export const findRow = async (db: AnyDb, importId: number, id: number): Promise<ImportRowRecord | null> =>
  (await tables(db)
    .selectFrom('user_import_row')
    .selectAll()
    .where('id', '=', id)
    .where('import_id', '=', importId)
    .executeTakeFirst()) ?? null;

/** The passwords of the next people who are not stored yet. */
export async function waitingPasswords(
  db: AnyDb,
  importId: number,
  limit: number | null,
): Promise<{ id: number; password_encrypted: string }[]> {
  const { rows } = await sql<{ id: number; password_encrypted: string }>`select id, password_encrypted
    from user_import_row where import_id = ${importId} and action = 'create' and user_id is null
      and password_encrypted is not null order by line limit ${limit}`.execute(db);
  return rows;
}

/** The row's person is stored: the password is not needed any more. */
export async function setStored(trx: AnyDb, id: number, userId: number): Promise<void> {
  await tables(trx)
    .updateTable('user_import_row')
    .set({ user_id: userId, password_encrypted: null })
    .where('id', '=', id)
    .execute();
}

export async function setBatch(
  trx: AnyDb,
  id: number,
  change: { batch_id: number; on_error: ImportOnError } | { undo_batch_id: number },
): Promise<void> {
  await tables(trx).updateTable('user_import').set(change).where('id', '=', id).execute();
}

/** Whether a customer is deleted already, and whether they have done anything; the row is kept until the transaction ends. */
export async function activityOf(trx: AnyDb, userId: number): Promise<{ gone: boolean; used: boolean } | null> {
  const { rows } = await sql<{ gone: boolean; used: boolean }>`select u.deleted_at is not null as gone,
      (u.last_login_at is not null or u.version > 1
        or exists (select from ticket t where t.customer_id = u.id)
        or exists (select from customer_event e where e.user_id = u.id)) as used
    from "user" u where u.id = ${userId} for update of u`.execute(trx);
  return rows[0] ?? null;
}

/** Forgets cells and passwords that can no longer be corrected, stored or taken back, and in the end the files. */
export async function forgetImports(
  db: AnyDb,
  { rowsBefore, filesBefore }: { rowsBefore: Date; filesBefore: Date },
): Promise<void> {
  await sql`with old as (
      select i.id from user_import i left join batch b on b.id = i.batch_id
      where coalesce(b.ended_at, i.created_at) < ${rowsBefore}
        and (b.id is null or b.state in ('ended', 'cancelled'))
        and not exists (select from batch u where u.id = i.undo_batch_id and u.state in ('waiting', 'running'))),
    files as (update user_import i set password_hash = null from old where i.id = old.id)
    delete from user_import_row r using old where r.import_id = old.id`.execute(db);
  await tables(db).deleteFrom('user_import').where('created_at', '<', filesBefore).execute();
}
