import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { slaMoments } from '../tickets/public.ts';

/** The moments by which tickets are counted, over the ticket `t`; each has an index. */
export const MOMENTS = {
  created_at: sql<Date>`t.created_at`,
  closed_at: sql<Date | null>`t.closed_at`,
  satisfaction_at: sql<Date | null>`t.satisfaction_at`,
  satisfaction_requested_at: sql<Date | null>`t.satisfaction_requested_at`,
  first_response: slaMoments.first_response,
  resolution: slaMoments.resolution,
} as const;
export type MomentName = keyof typeof MOMENTS;

/** One way of counting tickets by day and value. */
export interface Metric {
  /** The moment that decides to which day a ticket belongs. */
  moment: MomentName;
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
/** The keys of a clock: met in time, or not. */
export const SLA_KEYS = { met: 1, breached: 2 } as const;
/** What became of a clock with a moment, which has become one of both. */
const slaKey = (state: RawBuilder<unknown>) =>
  sql<number>`case ${state} when 'met' then ${sql.lit(SLA_KEYS.met)} else ${sql.lit(SLA_KEYS.breached)} end`;
const HAS_SLA = sql<SqlBool>`t.sla_id is not null`;
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
    // closed with an SLA: the others have none
    sla: { moment: 'closed_at', key: NOTHING, where: HAS_SLA },
    first_response: { moment: 'first_response', key: slaKey(sql`t.fr_state`), where: HAS_SLA },
    resolution: { moment: 'resolution', key: slaKey(sql`t.res_state`), where: HAS_SLA },
  }) satisfies Record<string, Metric>;
export type MetricName = keyof ReturnType<typeof metrics>;

/**
 * The name under which the rollup has the numbers of each service. It is another one than that of all services together:
 * a server of the release before, which may run beside this one, would add both.
 */
export const ofService = (metric: MetricName): string => `${metric} of service`;
/** Flags a day that has all that this release counts. Servers of releases before leave it out. */
export const COMPLETE_FLAG = 'sla clocks';
/** The flag of the release before, whose worker would otherwise count such a day again. */
export const SERVICES_FLAG = 'services';
