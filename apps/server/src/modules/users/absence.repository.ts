import { sql, type RawBuilder, type SqlBool } from 'kysely';
import './user.table.ts';

/** Whether person `u` is out of office on a day, `YYYY-MM-DD`; both days of the absence are included (decisions 2.8). */
export const awayOn = (day: string): RawBuilder<SqlBool> =>
  sql`coalesce(${day}::date between u.away_from and u.away_until, false)`;
