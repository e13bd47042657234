import type { SlaResult, TicketWithout } from '@hamyar/contracts';
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

/** When it was decided what became of a clock: when it was met, or its due time passed (decisions 2.6). */
export const slaMoments = {
  first_response: sql<Date | null>`sla_decided_at(t.fr_state, t.fr_at, t.fr_due_at)`,
  resolution: sql<Date | null>`sla_decided_at(t.res_state, t.res_at, t.res_due_at)`,
} as const;
export type SlaClock = keyof typeof slaMoments;

/** What became of a clock. The due time that has passed counts once the clock is breached, by the timer of each minute. */
const SLA_RESULT: Record<SlaResult, RawBuilder<SqlBool>> = {
  first_response_met: sql`t.fr_state = 'met'`,
  first_response_breached: sql`t.fr_state = 'breached'`,
  resolution_met: sql`t.res_state = 'met'`,
  resolution_breached: sql`t.res_state = 'breached'`,
};

const isDecided = (clock: SlaClock): RawBuilder<SqlBool> =>
  clock === 'resolution' ? sql`t.res_state in ('met', 'breached')` : sql`t.fr_state in ('met', 'breached')`;

/** Conditions by which reports count (decisions 2.28), as SQL over the alias `t`. */
export const countedConditions = {
  /** Neither spam nor merged into another ticket; deleted ones are in nobody's scope. */
  counted: (): RawBuilder<SqlBool> => sql`not t.is_spam and t.merged_into_id is null`,
  states: (ids: readonly number[]): RawBuilder<SqlBool> =>
    sql`exists (select from "user" cu where cu.id = t.customer_id and cu.state_id = any(${[...ids]}::bigint[]))`,
  cities: (ids: readonly number[]): RawBuilder<SqlBool> =>
    sql`exists (select from "user" cu where cu.id = t.customer_id and cu.city_id = any(${[...ids]}::bigint[]))`,
  without: (things: readonly TicketWithout[]): RawBuilder<SqlBool> => allOf(things.map((thing) => WITHOUT[thing])),
  slaResults: (results: readonly SlaResult[]): RawBuilder<SqlBool> =>
    sql`t.sla_id is not null and (${sql.join(
      results.map((result) => SLA_RESULT[result]),
      sql` or `,
    )})`,
  // the states are asked too, because of them the planner knows how few tickets there may be
  decidedFrom: (clock: SlaClock, date: Date): RawBuilder<SqlBool> =>
    sql`${slaMoments[clock]} >= ${date} and ${isDecided(clock)}`,
  decidedTo: (clock: SlaClock, date: Date): RawBuilder<SqlBool> =>
    sql`${slaMoments[clock]} < ${date}::timestamptz + interval '1 second' and ${isDecided(clock)}`,
  assignedAtClosing: (): RawBuilder<SqlBool> => sql`t.assignee_at_close_id is not null`,
  answered: (): RawBuilder<SqlBool> => sql`t.first_staff_reply_at is not null`,
  reopened: (): RawBuilder<SqlBool> => sql`t.reopened_count > 0`,
  // the first public message of an employee is the last one too
  oneTouch: (): RawBuilder<SqlBool> => sql`t.reopened_count = 0 and t.first_staff_reply_at = t.last_staff_reply_at`,
};
