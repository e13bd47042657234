import { type Kysely, sql } from 'kysely';

/**
 * Reports count what became of a clock of the SLA on the day on which it was decided: when it was met, or when its due
 * time passed (decisions 2.6, 2.28; ADR 0122). `sla_decided_at` is that moment, for indexes, triggers and reports alike. It has no search
 * path of its own, so that the planner writes it out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const moments = (row: string) =>
    ['fr', 'res'].map((clock) =>
      sql.raw(`sla_decided_at(${row}.${clock}_state, ${row}.${clock}_at, ${row}.${clock}_due_at)`),
    );
  const [oldFirst, oldResolution] = moments('old');
  const [newFirst, newResolution] = moments('new');
  const [first, resolution] = moments('t');
  await sql`
    create function sla_decided_at(state text, done_at timestamptz, due_at timestamptz) returns timestamptz language sql immutable parallel safe
      as $body$ select case state when 'met' then done_at when 'breached' then due_at end $body$;
    create index ticket_first_response on ticket (sla_decided_at(fr_state, fr_at, fr_due_at))
      where deleted_at is null and sla_decided_at(fr_state, fr_at, fr_due_at) is not null;
    create index ticket_resolution on ticket (sla_decided_at(res_state, res_at, res_due_at))
      where deleted_at is null and sla_decided_at(res_state, res_at, res_due_at) is not null;
    -- all that reports ask of the tickets of a person that have an SLA (ADR 0065)
    create index ticket_assignee_sla_counted on ticket (assignee_id, closed_at)
      include (id, branch_id, department_id, recipient_id, customer_id, category_id, service_id, sla_id, fr_state, fr_at, fr_due_at, res_state, res_at, res_due_at)
      where deleted_at is null and not is_spam and merged_into_id is null and assignee_id is not null and sla_id is not null;
    drop index ticket_assignee_sla;

    create or replace function note_counted_update() returns trigger language plpgsql set search_path = public as $body$
      begin
        insert into ticket_daily_change (moments) values (array_remove(array[
          old.created_at, nullif(new.created_at, old.created_at),
          old.closed_at, case when new.closed_at is distinct from old.closed_at then new.closed_at end,
          old.satisfaction_at, case when new.satisfaction_at is distinct from old.satisfaction_at then new.satisfaction_at end,
          old.satisfaction_requested_at,
          case when new.satisfaction_requested_at is distinct from old.satisfaction_requested_at then new.satisfaction_requested_at end,
          ${oldFirst}, case when ${newFirst} is distinct from ${oldFirst} then ${newFirst} end,
          ${oldResolution}, case when ${newResolution} is distinct from ${oldResolution} then ${newResolution} end], null));
        return null;
      end
    $body$;
    create or replace function note_counted_rows() returns trigger language plpgsql set search_path = public as $body$
      begin
        insert into ticket_daily_change (moments)
          select array_agg(distinct date_bin('15 minutes', m.at, timestamptz '2000-01-01 00:00:00+00'))
          from counted t cross join lateral (values (t.created_at), (t.closed_at), (t.satisfaction_at), (t.satisfaction_requested_at),
            (${first}), (${resolution})) as m(at)
          where m.at is not null having count(*) > 0;
        return null;
      end
    $body$;
    drop trigger note_counted_update on ticket;
    create trigger note_counted_update after update on ticket for each row when (
        (old.created_at, old.closed_at, old.satisfaction_at, old.satisfaction_requested_at, old.branch_id, old.department_id, old.recipient_id is null,
          old.category_id, old.service_id, old.importance, old.status, old.satisfaction, old.customer_id, old.assignee_at_close_id, old.is_spam, old.merged_into_id, old.deleted_at,
          old.sla_id is null, old.fr_state is not distinct from 'breached', old.res_state is not distinct from 'breached', ${oldFirst}, ${oldResolution})
        is distinct from
        (new.created_at, new.closed_at, new.satisfaction_at, new.satisfaction_requested_at, new.branch_id, new.department_id, new.recipient_id is null,
          new.category_id, new.service_id, new.importance, new.status, new.satisfaction, new.customer_id, new.assignee_at_close_id, new.is_spam, new.merged_into_id, new.deleted_at,
          new.sla_id is null, new.fr_state is not distinct from 'breached', new.res_state is not distinct from 'breached', ${newFirst}, ${newResolution}))
      execute function note_counted_update();
  `.execute(db);
}
