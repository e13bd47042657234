import { type Kysely, sql } from 'kysely';

/**
 * What reports count of the days that are over (decisions 2.28, ADR 0059). `ticket_daily_change` has the moments of
 * tickets whose counts are no longer true: its rows become visible together with the change itself, whoever makes it,
 * and a day that one of them names is counted from the tickets until it is rolled up again. They are moments, because the
 * zone that makes days of them is a setting. Rows are only added and deleted, so that no two tickets wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ticket_daily (
      metric text not null, day date not null, branch_id bigint not null, department_id bigint not null,
      addressed boolean not null, key bigint not null, employee_id bigint not null, count int not null,
      primary key (metric, day, branch_id, department_id, addressed, key, employee_id) include (count)
    );
    create index ticket_daily_day on ticket_daily (day);
    create table ticket_daily_change (id bigint generated always as identity primary key, moments timestamptz(3)[] not null);
    -- one row: the days up to this one are rolled up, in this zone
    create table ticket_daily_state (single boolean primary key default true check (single), zone text not null, covered_until date not null);

    create function note_counted_update() returns trigger language plpgsql set search_path = public as $body$
      begin
        insert into ticket_daily_change (moments) values (array_remove(array[
          old.created_at, nullif(new.created_at, old.created_at),
          old.closed_at, case when new.closed_at is distinct from old.closed_at then new.closed_at end,
          old.satisfaction_at, case when new.satisfaction_at is distinct from old.satisfaction_at then new.satisfaction_at end,
          old.satisfaction_requested_at,
          case when new.satisfaction_requested_at is distinct from old.satisfaction_requested_at then new.satisfaction_requested_at end], null));
        return null;
      end
    $body$;
    -- Quarters of an hour instead of every moment: days of all zones begin at one.
    create function note_counted_rows() returns trigger language plpgsql set search_path = public as $body$
      begin
        insert into ticket_daily_change (moments)
          select array_agg(distinct date_bin('15 minutes', m.at, timestamptz '2000-01-01 00:00:00+00'))
          from counted t cross join lateral (values (t.created_at), (t.closed_at), (t.satisfaction_at), (t.satisfaction_requested_at)) as m(at)
          where m.at is not null having count(*) > 0;
        return null;
      end
    $body$;
    create function note_counted_tags() returns trigger language plpgsql set search_path = public as $body$
      begin
        insert into ticket_daily_change (moments)
          select array_agg(distinct date_bin('15 minutes', t.created_at, timestamptz '2000-01-01 00:00:00+00'))
          from assigned a join ticket t on t.id = a.taggable_id where a.taggable_type = 'ticket' having count(*) > 0;
        return null;
      end
    $body$;
    create function note_counted_customer() returns trigger language plpgsql set search_path = public as $body$
      begin
        insert into ticket_daily_change (moments)
          select array_agg(distinct date_bin('15 minutes', created_at, timestamptz '2000-01-01 00:00:00+00'))
          from ticket where customer_id = new.id having count(*) > 0;
        return null;
      end
    $body$;

    create trigger note_counted_update after update on ticket for each row when (
        (old.created_at, old.closed_at, old.satisfaction_at, old.satisfaction_requested_at, old.branch_id, old.department_id, old.recipient_id is null,
          old.category_id, old.service_id, old.importance, old.status, old.satisfaction, old.customer_id, old.assignee_at_close_id, old.is_spam, old.merged_into_id, old.deleted_at)
        is distinct from
        (new.created_at, new.closed_at, new.satisfaction_at, new.satisfaction_requested_at, new.branch_id, new.department_id, new.recipient_id is null,
          new.category_id, new.service_id, new.importance, new.status, new.satisfaction, new.customer_id, new.assignee_at_close_id, new.is_spam, new.merged_into_id, new.deleted_at))
      execute function note_counted_update();
    create trigger note_counted_insert after insert on ticket
      referencing new table as counted for each statement execute function note_counted_rows();
    create trigger note_counted_deletion after delete on ticket
      referencing old table as counted for each statement execute function note_counted_rows();
    create trigger note_counted_insert after insert on tag_assignment
      referencing new table as assigned for each statement execute function note_counted_tags();
    create trigger note_counted_update after update on tag_assignment
      referencing new table as assigned for each statement execute function note_counted_tags();
    create trigger note_counted_update_before after update on tag_assignment
      referencing old table as assigned for each statement execute function note_counted_tags();
    create trigger note_counted_deletion after delete on tag_assignment
      referencing old table as assigned for each statement execute function note_counted_tags();
    create trigger note_counted_customer after update of state_id on "user"
      for each row when (old.state_id is distinct from new.state_id) execute function note_counted_customer();
  `.execute(db);
}
