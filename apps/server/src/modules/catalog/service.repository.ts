import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { IdAndName, Person } from '@hamyar/contracts';
import { columnList } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import type { ServiceTable } from './catalog.table.ts';
import { tables } from './tables.ts';

const COLUMNS = [
  'id',
  'version',
  'name',
  'code',
  'description',
  'icon',
  'parent_id',
  'order',
  'status',
  'is_public',
  'branch_ids',
  'department_ids',
  'category_ids',
  'default_importance',
  'sla_id',
  'form_id',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ServiceTable)[];

/** A service that is not deleted. */
export type ServiceTreeRecord = Pick<Selectable<ServiceTable>, (typeof COLUMNS)[number]>;

/** All services. They are few, so what is below what is found out in memory. */
export async function readServices(db: AnyDb): Promise<ServiceTreeRecord[]> {
  const { rows } =
    await sql<ServiceTreeRecord>`select ${columnList('s', COLUMNS)} from service s where s.deleted_at is null`.execute(
      db,
    );
  return rows;
}

/** Those to whom a service is assigned. */
export interface ServiceAssigned {
  customers: IdAndName[];
  organizations: IdAndName[];
  employees: Person[];
}

/** Those to whom a service is assigned, by their names. */
export async function readAssigned(db: AnyDb, id: number): Promise<ServiceAssigned> {
  const { rows } = await sql<ServiceAssigned>`select
      (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', btrim(u.first_name || ' ' || u.last_name)) order by u.last_name, u.id), '[]')
        from service_user x join "user" u on u.id = x.user_id where x.service_id = ${id} and not u.employee and u.deleted_at is null) as customers,
      (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by o.name collate "fa-x-icu", o.id), '[]')
        from service_organization x join organization o on o.id = x.organization_id where x.service_id = ${id} and o.deleted_at is null) as organizations,
      (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', btrim(u.first_name || ' ' || u.last_name), 'employee', true,
          'profile_picture_name', (select ${publicFileName('a')} from attachment a where a.id = u.profile_picture_id and a.deleted_at is null)) order by u.last_name, u.id), '[]')
        from service_user x join "user" u on u.id = x.user_id where x.service_id = ${id} and u.employee and u.deleted_at is null) as employees`.execute(
    db,
  );
  return rows[0]!;
}

/** Whether another service has this code. */
export async function isCodeTaken(db: AnyDb, code: string, own: number | null): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select exists (select from service s where lower(s.code) = lower(${code}) and s.deleted_at is null and s.id is distinct from ${own}::bigint) as taken`.execute(
    db,
  );
  return rows[0]!.taken;
}

/** Inserts a service. @returns its id */
export const insertService = async (trx: AnyDb, values: Insertable<ServiceTable>): Promise<number> =>
  (await tables(trx).insertInto('service').values(values).returning('id').executeTakeFirstOrThrow()).id;

/** Changes columns of a service and increases its version. */
export async function updateService(trx: AnyDb, id: number, changes: Updateable<ServiceTable>): Promise<void> {
  await tables(trx)
    .updateTable('service')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Assigns a service to these customers or employees, and to no other ones of them. */
export async function assignToUsers(trx: AnyDb, id: number, ids: readonly number[], employee: boolean): Promise<void> {
  await sql`delete from service_user x using "user" u where x.service_id = ${id} and u.id = x.user_id and u.employee = ${employee} and x.user_id <> all(${[...ids]}::bigint[])`.execute(
    trx,
  );
  await sql`insert into service_user (service_id, user_id) select ${id}, one from unnest(${[...ids]}::bigint[]) as one on conflict do nothing`.execute(
    trx,
  );
}

/** Assigns a service to these organisations, and to no other ones. */
export async function assignToOrganizations(trx: AnyDb, id: number, ids: readonly number[]): Promise<void> {
  await sql`delete from service_organization where service_id = ${id} and organization_id <> all(${[...ids]}::bigint[])`.execute(
    trx,
  );
  await sql`insert into service_organization (service_id, organization_id) select ${id}, one from unnest(${[...ids]}::bigint[]) as one on conflict do nothing`.execute(
    trx,
  );
}
