import { CALENDAR_EVENT_MAX, type EventRepeat } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';

/** An event that takes the time of a person. */
export interface OccupyingRow {
  user_id: number;
  start_at: Date;
  end_at: Date | null;
  repeat: EventRepeat;
  repeat_until: string | null;
}

/** The events of these people, their own ones and those they are invited to, that may take place within a range. */
export async function occupyingEvents(
  db: AnyDb,
  userIds: readonly number[],
  { from, to, except }: { from: Date; to: Date; except: number | null },
): Promise<OccupyingRow[]> {
  if (userIds.length === 0) return [];
  const ids = sql.join(userIds);
  const { rows } = await sql<OccupyingRow>`
    select p.user_id, e.start_at, e.end_at, e.repeat, to_char(e.repeat_until, 'YYYY-MM-DD') as repeat_until
    from (select o.id as event_id, o.owner_id as user_id from calendar_event o
        where o.deleted_at is null and o.last_at >= ${from} and o.owner_id in (${ids})
      union select a.event_id, a.user_id from calendar_attendee a where a.user_id in (${ids})) p
    join calendar_event e on e.id = p.event_id
    where e.deleted_at is null and e.start_at < ${to} and e.last_at >= ${from} and e.id <> ${except ?? 0}
    limit ${CALENDAR_EVENT_MAX.rows}`.execute(db);
  return rows;
}
