import { searchKeyCompact } from '@hamyar/persian';
import { type Kysely, sql } from 'kysely';

/** Events that are read and written together. */
const BATCH = 1000;

interface Named {
  id: number;
  title: string;
  location: string | null;
}

/**
 * Who adds an event says what the search finds it by: with the default '' an event that was written past the service,
 * such as those of the demo company, was found by nobody and nothing said so. Events without one get theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table calendar_event alter column search_norm drop default`.execute(db);
  for (let last = 0; ; ) {
    const { rows } = await sql<Named>`
      select id, title, location from calendar_event where search_norm = '' and id > ${last}
      order by id limit ${BATCH}`.execute(db);
    if (rows.length === 0) return;
    last = rows.at(-1)!.id;
    const norms = rows.map(({ id, title, location }) => ({ id, norm: searchKeyCompact(`${title} ${location ?? ''}`) }));
    await sql`update calendar_event e set search_norm = n.norm
      from jsonb_to_recordset(${JSON.stringify(norms)}::jsonb) as n(id bigint, norm text) where e.id = n.id`.execute(
      db,
    );
  }
}
