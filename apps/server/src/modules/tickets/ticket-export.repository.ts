import { sql, type Insertable, type Selectable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { ExportLine, TicketExportTable } from './ticket-export.table.ts';
import { tables } from './tables.ts';

export type ExportRecord = Selectable<TicketExportTable>;

/** A part as it is stored first. */
export interface NewPart {
  ticketIds: readonly number[];
  lines: readonly ExportLine[] | null;
}

/** Stores a file and its parts in their order. */
export async function insertExport(
  trx: AnyDb,
  file: Insertable<TicketExportTable>,
  parts: readonly NewPart[],
): Promise<void> {
  await tables(trx).insertInto('ticket_export').values(file).execute();
  await tables(trx)
    .insertInto('ticket_export_part')
    .values(
      parts.map(({ ticketIds, lines }, position) => ({
        export_key: file.key,
        position,
        ticket_ids: [...ticketIds],
        lines: lines && JSON.stringify(lines),
      })),
    )
    .execute();
}

/** A file by its key or by its batch. */
export async function findExport(db: AnyDb, by: { key: string } | { batch_id: number }): Promise<ExportRecord | null> {
  const query = tables(db).selectFrom('ticket_export').selectAll();
  const found = 'key' in by ? query.where('key', '=', by.key) : query.where('batch_id', '=', by.batch_id);
  return (await found.executeTakeFirst()) ?? null;
}

/** Whether every part is written. */
export async function isWritten(db: AnyDb, key: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`select exists (
    select from ticket_export_part where export_key = ${key} and lines is null) as open`.execute(db);
  return rows[0]?.open === false;
}

/** The tickets of one part; null when the file is gone. */
export async function ticketsOfPart(db: AnyDb, key: string, position: number): Promise<readonly number[] | null> {
  const part = await tables(db)
    .selectFrom('ticket_export_part')
    .select('ticket_ids')
    .where('export_key', '=', key)
    .where('position', '=', position)
    .executeTakeFirst();
  return part?.ticket_ids ?? null;
}

export async function writePart(
  trx: AnyDb,
  key: string,
  position: number,
  lines: readonly ExportLine[],
): Promise<void> {
  await tables(trx)
    .updateTable('ticket_export_part')
    .set({ lines: JSON.stringify(lines) })
    .where('export_key', '=', key)
    .where('position', '=', position)
    .execute();
}

/** The one download of an own file that is complete: null when it is not, has been, or came too late. */
export async function claimDownload(trx: AnyDb, key: string, ownerId: number, now: Date): Promise<ExportRecord | null> {
  const claimed = await tables(trx)
    .updateTable('ticket_export')
    .set({ downloaded_at: now })
    .where('key', '=', key)
    .where('owner_id', '=', ownerId)
    .where('downloaded_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`not exists (select from ticket_export_part p where p.export_key = key and p.lines is null)`)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** Gives the one download of a file back. */
export async function releaseDownload(db: AnyDb, key: string): Promise<void> {
  await tables(db).updateTable('ticket_export').set({ downloaded_at: null }).where('key', '=', key).execute();
}

/** The lines of a file, read part by part. */
export async function* linesOf(db: AnyDb, key: string): AsyncGenerator<ExportLine> {
  for (let position = 0; ; position += 1) {
    const part = await tables(db)
      .selectFrom('ticket_export_part')
      .select('lines')
      .where('export_key', '=', key)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!part) return;
    yield* part.lines ?? [];
  }
}

/** Deletes what can be downloaded no more; a download that has begun has an hour for its end. */
export async function deleteOldExports(db: AnyDb, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 3_600_000);
  await tables(db)
    .deleteFrom('ticket_export')
    .where((eb) => eb.or([eb('expires_at', '<', anHourAgo), eb('downloaded_at', '<', anHourAgo)]))
    .execute();
}
