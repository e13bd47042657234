import { searchKeyCompact } from '@hamyar/persian';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/pool.ts';

const FIRST =
  'علی زهرا محمد مریم رضا سارا حسین نگار مهدی الهام امیر نرگس سعید لیلا کاوه شیرین بهرام مینا پویا ترانه'.split(' ');
const LAST =
  'احمدی محمدی رضایی کریمی حسینی موسوی جعفری صادقی اکبری رحیمی نوری یزدانی شریفی قاسمی امینی کاظمی عباسی میرزایی طاهری سلطانی فرهادی بهرامی شجاعی مرادی نیکو پارسا کیانی رستمی فروغی دانش'.split(
    ' ',
  );
const keys = (names: readonly string[]) => names.map(searchKeyCompact);

/** Branches, organisations and levels, and a customer field that each hundredth customer has with one value. */
async function fillCompany(db: Db, organizations: number): Promise<void> {
  await sql`insert into branch (name, code) select 'شعبه ' || n, 'B' || n from generate_series(1, 8) n`.execute(db);
  await sql`insert into customer_level (name, color, "order") select 'سطح ' || n, '#56B27F', n from generate_series(1, 5) n`.execute(
    db,
  );
  await sql`insert into organization (name, name_norm, branch_id, customer_level_id, expire_at)
    select 'شرکت ' || n, 'شرکت' || n, 1 + n % 8, 1 + n % 5, case when n % 4 = 0 then now() + make_interval(days => n % 720 - 90) end
    from generate_series(1, ${sql.lit(organizations)}) n`.execute(db);
  await sql`insert into custom_field (context, type, label, label_norm, "order", show_in_list, has_values, created_at, updated_at)
    values ('customer', 'text', 'حوزه', 'حوزه', 1, true, true, now(), now())`.execute(db);
}

/** A full admin (1), an admin of one branch (2), and this many customers with everything that their list filters by. */
export async function fillCustomers(db: Db, customers: number): Promise<void> {
  await fillCompany(db, Math.ceil(customers / 50));
  await sql`insert into "user" (employee, first_name, last_name, name_norm, branch_id, full_admin, branch_admin, mobile)
    values (true, 'مدیر', 'کل', 'مدیرکل', -1, true, false, '+989120000001'), (true, 'مدیر', 'شعبه', 'مدیرشعبه', 1, false, true, '+989120000002')`.execute(
    db,
  );
  await sql`insert into "user" (employee, first_name, last_name, name_norm, contact_norm, email, email_key, mobile, branch_id, status,
      organization_id, supervisor, customer_level_id, country_code, state_id, city_id, expire_at, created_at, last_login_at)
    select false, f, l || ' ' || n % 97, fk || lk || n % 97, 'c' || n || '@example.ir ' || m || ' 0' || substr(m, 4), 'c' || n || '@example.ir', 'c' || n || '@example.ir', m,
      1 + n % 8, case when n % 100 = 7 then 'blocked' else 'active' end, case when n % 3 = 0 then 1 + n % ${sql.lit(Math.ceil(customers / 50))} end,
      n % 60 = 0, case when n % 10 = 0 then 5 else 1 + n % 4 end, 'IR', c.state_id, c.id,
      case when n % 20 = 0 then now() + make_interval(days => n % 720 - 90) end, now() - make_interval(mins => n),
      case when n % 5 > 0 then now() - make_interval(mins => (n::bigint * 7919 % 500000)::int) end
    from generate_series(1, ${sql.lit(customers)}) n
      cross join lateral (select (${FIRST}::text[])[1 + n % 20] as f, (${LAST}::text[])[1 + n / 20 % 30] as l,
        (${keys(FIRST)}::text[])[1 + n % 20] as fk, (${keys(LAST)}::text[])[1 + n / 20 % 30] as lk, '+98935' || lpad(n::text, 7, '0') as m) x
      join (select id, state_id, row_number() over (order by id) as at, count(*) over () as cities from city) c on c.at = 1 + n % c.cities`.execute(
    db,
  );
  await sql`insert into custom_value (object_type, object_id, field_id, v_text)
    select 'customer', id, 1, case when id % 100 = 0 then 'پتروشیمی' else 'فروشگاه ' || id % 50 end from "user" where not employee`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}
