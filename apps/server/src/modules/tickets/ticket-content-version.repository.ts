import { sql, type Selectable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { RichText } from '../../platform/richtext/rich-text.ts';
import { tables } from './tables.ts';
import { bodyColumns, type ContentRecord } from './ticket-content.repository.ts';
import type { TicketContentVersionTable } from './ticket-content-version.table.ts';

/** Gives a locked content another text, and keeps the one that it had. */
export async function changeContentText(
  trx: AnyDb,
  content: ContentRecord,
  { body, byId, at }: { body: RichText; byId: number; at: Date },
): Promise<void> {
  await tables(trx)
    .insertInto('ticket_content_version')
    .values({
      content_id: content.id,
      version: content.edit_count + 1,
      body_html: content.body_html,
      dir: content.dir,
      author_id: content.edited_by_id ?? content.author_id,
      written_at: content.edited_at ?? content.published_at ?? content.created_at,
    })
    .execute();
  await tables(trx)
    .updateTable('ticket_content')
    .set({
      ...bodyColumns(body),
      edited_at: at,
      edited_by_id: byId,
      edit_count: sql<number>`edit_count + 1`,
    })
    .where('id', '=', content.id)
    .execute();
}

/** The earlier texts of a content, the newest first. */
export async function versionsOf(db: AnyDb, contentId: number): Promise<Selectable<TicketContentVersionTable>[]> {
  return tables(db)
    .selectFrom('ticket_content_version')
    .selectAll()
    .where('content_id', '=', contentId)
    .orderBy('version', 'desc')
    .execute();
}

/** Erases the earlier texts of a content that is removed for good. */
export async function eraseVersions(trx: AnyDb, contentId: number): Promise<void> {
  await tables(trx).deleteFrom('ticket_content_version').where('content_id', '=', contentId).execute();
}
