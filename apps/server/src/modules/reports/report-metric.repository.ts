import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** One way of counting tickets by day and value. */
export interface Metric {
  /** The moment that decides to which day a ticket belongs. */
  moment: 'created_at' | 'closed_at' | 'satisfaction_at' | 'satisfaction_requested_at';
  /** The value, over the ticket `t` and the joins; 0 for none. */
  key: RawBuilder<number>;
  joins?: RawBuilder<unknown>;
  /** Which tickets count at all. */
  where?: RawBuilder<SqlBool>;
  /** The employee whom a vote is about. */
  employee?: RawBuilder<number>;
  /** It has so many values that its numbers for each service would be as many as the tickets. */
  onlyOfAllServices?: true;
}

const created = (key: RawBuilder<number>, joins?: RawBuilder<unknown>): Metric => ({
  moment: 'created_at',
  key,
  ...(joins ? { joins } : {}),
});
/** Outcomes of one clock in the key of `sla`: none, met, breached. */
const OUTCOMES = 3;
const SLA_OUTCOMES = sql.lit(OUTCOMES);
/** The outcomes of a ticket's first response and resolution in the key of `sla`. */
export const slaOutcomes = (key: number): { first: number; resolution: number } => ({
  first: Math.floor(key / OUTCOMES),
  resolution: key % OUTCOMES,
});
const NOTHING = sql<number>`0`;
const CLOSING_ASSIGNEE = sql<number>`coalesce(t.assignee_at_close_id, 0)`;

/** What is counted by day (decisions 2.28); the rollup and counting from the tickets both read this table. */
export const metrics = (zone: string) =>
  ({
    created: created(NOTHING),
    hour: {
      ...created(sql`extract(hour from t.created_at at time zone ${zone})::int`),
      onlyOfAllServices: true,
    },
    category: created(sql`coalesce(t.category_id, 0)`),
    service: created(sql`coalesce(t.service_id, 0)`),
    importance: created(sql`t.importance`),
    status: created(sql`t.status`),
    state: created(sql`coalesce(cu.state_id, 0)`, sql`left join "user" cu on cu.id = t.customer_id`),
    tag: created(
      sql`coalesce(a.tag_id, 0)`,
      sql`left join tag_assignment a on a.taggable_type = 'ticket' and a.taggable_id = t.id`,
    ),
    rated: {
      moment: 'satisfaction_at',
      key: sql`t.satisfaction`,
      where: sql`t.satisfaction > 0`,
      employee: CLOSING_ASSIGNEE,
    },
    asked: {
      moment: 'satisfaction_requested_at',
      key: NOTHING,
      where: sql`t.satisfaction = 0`,
      employee: CLOSING_ASSIGNEE,
    },
    closed: { moment: 'closed_at', key: NOTHING },
    sla: {
      moment: 'closed_at',
      key: sql`${SLA_OUTCOMES} * (case t.fr_state when 'met' then 1 when 'breached' then 2 else 0 end)
        + (case t.res_state when 'met' then 1 when 'breached' then 2 else 0 end)`,
      where: sql`t.sla_id is not null`,
    },
  }) satisfies Record<string, Metric>;
export type MetricName = keyof ReturnType<typeof metrics>;

/**
 * The name under which the rollup has the numbers of each service. It is another one than that of all services together:
 * a server of the release before, which may run beside this one, would add both.
 */
export const ofService = (metric: MetricName): string => `${metric} of service`;
/** Flags a day whose numbers of each service are in the rollup; servers of the release before leave them out. */
export const SERVICES_FLAG = 'services';
