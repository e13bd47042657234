import { type Kysely, sql } from 'kysely';

/**
 * When an employee is out of office, and who gets their tickets (decisions 2.8). Both days are included. The roles of a
 * new installation come with the product: they are named by what people do, and grant nothing that nobody assigns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table "user" add column away_from date, add column away_until date, add column substitute_id bigint references "user",
      add constraint user_absence check ((away_from is null) = (away_until is null) and away_until >= away_from) not valid,
      add constraint user_substitute check (substitute_id is null or (away_from is not null and substitute_id <> id)) not valid;
    alter table "user" validate constraint user_absence;
    alter table "user" validate constraint user_substitute;
    insert into role (name, description, permissions, is_system, "order") values
      ('پاسخگو', 'به تیکت‌های خود پاسخ می‌دهد، آن‌ها را می‌بندد و گزارش‌های خود را می‌بیند',
        array['close tickets', 'reopen tickets', 'view reports'], true, 1),
      ('کارشناس ارشد', 'تیکت‌های همکاران دپارتمان را می‌بیند، واگذار می‌کند و ارجاع می‌دهد',
        array['view department tickets', 'assign tickets', 'transfer tickets', 'close tickets', 'reopen tickets', 'share tickets',
          'merge and split tickets', 'flag tickets as spam', 'change ticket importance', 'view reports'], true, 2),
      ('نویسندهٔ دانش', 'مقاله‌های پایگاه دانش را می‌نویسد', array['manage knowledge base'], true, 3)
    on conflict do nothing;
  `.execute(db);
}
