import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import { pictureSettings } from '../settings/public.ts';

export interface PublicFile {
  sha256: Buffer;
  mime: string;
  size: number;
  /** A person's own picture: shared caches must not store it. */
  personal: boolean;
}

/**
 * A picture that everyone who knows its name may see: a logo of the settings, or a person's profile picture, while it
 * is used.
 */
export async function findPublicFile(db: AnyDb, id: number): Promise<PublicFile | null> {
  const pictures = pictureSettings();
  const {
    rows: [row],
  } = await sql<PublicFile>`
    select a.sha256, a.mime, a.size, a.context = 'profile_picture' as personal from attachment a where a.id = ${id} and a.deleted_at is null and case a.context
      when 'profile_picture' then exists (select from "user" u where u.id = a.context_id and u.profile_picture_id = a.id)
      when 'setting' then exists (select from setting s join unnest(${pictures.map(({ group }) => group)}::text[], ${pictures.map(({ key }) => key)}::text[]) p ("group", key)
        on s."group" = p."group" where s."values"->>p.key = ${publicFileName('a')})
      else false end`.execute(db);
  return row ?? null;
}
