import { searchKeyCompact, toE164 } from '@hamyar/persian';
import type { Insertable } from 'kysely';
import type { Database } from '../src/platform/database/schema.ts';
import type { Db } from '../src/platform/database/pool.ts';
import '../src/modules/departments/department.table.ts';
import '../src/modules/organizations/organization.table.ts';
import '../src/modules/users/user.table.ts';

type NewUser = Insertable<Database['user']>;
let serial = 0;

/** Inserts a branch and returns its id. */
export async function addBranch(db: Db, name = `شعبه ${++serial}`): Promise<number> {
  return (
    await db
      .insertInto('branch')
      .values({ name, code: `b${++serial}` } as Insertable<Database['branch']>)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/** Inserts an organization and returns its id. */
export async function addOrganization(
  db: Db,
  branchId: number,
  more: Partial<Insertable<Database['organization']>> = {},
): Promise<number> {
  const name = more.name ?? `سازمان ${++serial}`;
  return (
    await db
      .insertInto('organization')
      .values({ branch_id: branchId, name, name_norm: searchKeyCompact(name), ...more } as Insertable<
        Database['organization']
      >)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/** Inserts a department and returns its id. */
export async function addDepartment(db: Db, more: Partial<Insertable<Database['department']>> = {}): Promise<number> {
  return (
    await db
      .insertInto('department')
      .values({ name: `دپارتمان ${++serial}`, ...more } as Insertable<Database['department']>)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/**
 * Inserts a person: a customer unless `employee` or an admin flag is set. `departments` are memberships, `manages` are
 * administered departments.
 */
export async function addUser(
  db: Db,
  more: Partial<NewUser> & { departments?: number[]; manages?: number[]; permissions?: string[] } = {},
): Promise<number> {
  const { departments = [], manages = [], permissions = [], ...columns } = more;
  const n = ++serial;
  const first = columns.first_name ?? 'نام';
  const last = columns.last_name ?? `خانوادگی ${n}`;
  const row = {
    employee: Boolean(columns.full_admin || columns.branch_admin || columns.department_admin),
    first_name: first,
    last_name: last,
    name_norm: searchKeyCompact(`${first} ${last}`),
    mobile: toE164(`0912${String(1_000_000 + n)}`),
    status: 'active',
    ...columns,
  } as NewUser;
  const { id } = await db.insertInto('user').values(row).returning('id').executeTakeFirstOrThrow();
  const memberships = [
    ...departments.map((d) => ({ department_id: d, user_id: id, manager: false })),
    ...manages.map((d) => ({ department_id: d, user_id: id, manager: true })),
  ];
  if (memberships.length > 0) await db.insertInto('department_member').values(memberships).execute();
  if (permissions.length > 0) {
    const role = await db
      .insertInto('role')
      .values({ name: `نقش ${n}`, permissions: permissions as never } as Insertable<Database['role']>)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('user_role').values({ user_id: id, role_id: role.id }).execute();
  }
  return id;
}
