import { type Kysely, sql } from 'kysely';

/**
 * The format of ticket numbers can be changed (decisions 2.26), and no number may come twice. What stands before the
 * running number decides: it is raised above every one that was given out after the same stem. The counter of the month
 * stays where the previous release finds it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ticket_number_stem (stem text primary key, last int not null);
    insert into ticket_number_stem (stem, last)
      select substr(month, 3, 2) || right(month, 2), last from ticket_number_counter where month ~ '^\\d{4}-\\d{2}$';
    create function next_ticket_sequence(counter text, written text) returns int language plpgsql as $$
      declare counted int; given int;
      begin
        insert into ticket_number_counter as c (month, last) values (counter, 1)
          on conflict (month) do update set last = c.last + 1 returning last into counted;
        insert into ticket_number_stem as s (stem, last) values (written, counted)
          on conflict (stem) do update set last = greatest(s.last + 1, counted) returning last into given;
        if given > counted then update ticket_number_counter set last = given where month = counter; end if;
        return given;
      end $$;
  `.execute(db);
}
