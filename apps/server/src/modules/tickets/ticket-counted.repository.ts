import type { TicketWithout } from '@hamyar/contracts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { allOf } from '../../platform/database/sql-conditions.ts';

/** What a ticket lacks, as SQL over the alias `t`. */
const WITHOUT: Record<TicketWithout, RawBuilder<SqlBool>> = {
  category: sql`t.category_id is null`,
  service: sql`t.service_id is null`,
  tag: sql`not exists (select from tag_assignment a where a.taggable_type = 'ticket' and a.taggable_id = t.id)`,
  sla: sql`t.sla_id is null`,
  state: sql`not exists (select from "user" cu where cu.id = t.customer_id and cu.state_id is not null)`,
};

/** Conditions by which reports count (decisions 2.28), as SQL over the alias `t`. */
export const countedConditions = {
  /** Neither spam nor merged into another ticket; deleted ones are in nobody's scope. */
  counted: (): RawBuilder<SqlBool> => sql`not t.is_spam and t.merged_into_id is null`,
  states: (ids: readonly number[]): RawBuilder<SqlBool> =>
    sql`exists (select from "user" cu where cu.id = t.customer_id and cu.state_id = any(${[...ids]}::bigint[]))`,
  cities: (ids: readonly number[]): RawBuilder<SqlBool> =>
    sql`exists (select from "user" cu where cu.id = t.customer_id and cu.city_id = any(${[...ids]}::bigint[]))`,
  without: (things: readonly TicketWithout[]): RawBuilder<SqlBool> => allOf(things.map((thing) => WITHOUT[thing])),
  assignedAtClosing: (): RawBuilder<SqlBool> => sql`t.assignee_at_close_id is not null`,
  answered: (): RawBuilder<SqlBool> => sql`t.first_staff_reply_at is not null`,
  reopened: (): RawBuilder<SqlBool> => sql`t.reopened_count > 0`,
  // the first public message of an employee is the last one too
  oneTouch: (): RawBuilder<SqlBool> => sql`t.reopened_count = 0 and t.first_staff_reply_at = t.last_staff_reply_at`,
};
