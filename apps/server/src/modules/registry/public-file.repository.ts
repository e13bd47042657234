import type { Db } from '../../platform/database/pool.ts';
import '../attachments/attachment.table.ts';

/** A picture that anyone who knows its name may see: logos and profile pictures. */
export async function findPublicFile(db: Db, id: number): Promise<{ sha256: Buffer; mime: string; size: number } | null> {
  const row = await db.selectFrom('attachment').select(['sha256', 'mime', 'size'])
    .where('id', '=', id).where('context', 'in', ['setting', 'profile_picture']).where('deleted_at', 'is', null).executeTakeFirst();
  return row ?? null;
}
