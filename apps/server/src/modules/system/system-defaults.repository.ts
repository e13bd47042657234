import type { SystemDefaults } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import { servesBranch, sendable } from '../departments/public.ts';

/** The lists of {@link SystemDefaults} that come from the database. */
export type StoredDefaults = Omit<SystemDefaults, 'license'>;

const ids = (list: readonly number[]) => sql`${`{${list.join(',')}}`}::bigint[]`;

function departments(user: CurrentUser) {
  const mine = sql`d.id = any (${ids(user.department_ids)})`;
  const open = sendable(user);
  const governed = user.full_admin ? sql`true` : user.branch_admin ? servesBranch(user.branch_id) : sql`false`;
  const seen = user.employee ? sql`(${mine} or ${governed} or ${open})` : open;
  const users = user.employee
    ? sql`, 'users', (
      select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', btrim(u.first_name || ' ' || u.last_name), 'employee', true,
        'profile_picture_name', (select ${publicFileName('a')} from attachment a where a.id = u.profile_picture_id and a.deleted_at is null)) order by u.last_name, u.first_name, u.id), '[]')
      from department_member m join "user" u on u.id = m.user_id where m.department_id = d.id and u.status = 'active' and u.deleted_at is null)`
    : sql``;
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'kind', d.kind, 'branch_ids', to_jsonb(d.branch_ids), 'is_public', d.is_public,
      'mine', ${mine}, 'sendable', ${open}${users}) order by d."order", d.name collate "fa-x-icu", d.id), '[]')
    from department d where d.status and d.deleted_at is null and ${seen})`;
}

function categories(user: CurrentUser) {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'parent_id', c.parent_id, 'department_ids', to_jsonb(c.department_ids),
      'default_importance', c.default_importance, 'order', c."order") order by c."order", c.name collate "fa-x-icu", c.id), '[]')
    from ticket_category c where c.status and c.deleted_at is null and (${user.employee} or c.is_public))`;
}

/** Customers see their own services, those of their organization, and those without restriction (decisions 2.7). */
function services(user: CurrentUser) {
  const open = user.employee
    ? sql`true`
    : sql`s.is_public and (
    (not exists (select from service_user x where x.service_id = s.id) and not exists (select from service_organization x where x.service_id = s.id))
    or exists (select from service_user x where x.service_id = s.id and x.user_id = ${user.id})
    or exists (select from service_organization x where x.service_id = s.id and x.organization_id = ${user.organization_id}))`;
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'parent_id', s.parent_id, 'department_ids', to_jsonb(s.department_ids),
      'category_ids', to_jsonb(s.category_ids), 'order', s."order") order by s."order", s.name collate "fa-x-icu", s.id), '[]')
    from service s where s.status and s.deleted_at is null and ${open})`;
}

function levels(user: CurrentUser) {
  return user.employee
    ? sql`(select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'color', l.color, 'icon', l.icon, 'order', l."order", 'is_default', l.is_default, 'status', l.status) order by l."order", l.id), '[]')
    from customer_level l where l.deleted_at is null)`
    : sql`'[]'::jsonb`;
}

function branches(user: CurrentUser) {
  if (!user.employee) return sql`'[]'::jsonb`;
  const seen = user.full_admin || user.branch_id === -1 ? sql`true` : sql`b.id = ${user.branch_id}`;
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b."order", b.id), '[]') from branch b where b.status and b.deleted_at is null and ${seen})`;
}

/** Maximum number of organizations in a picker; beyond it the picker searches. */
const ORGANIZATIONS_MAX = 1_000;

function organizations(user: CurrentUser) {
  const may =
    user.effective_permissions.includes('manage customers') ||
    user.effective_permissions.includes('manage organizations');
  const seen = !user.employee
    ? sql`o.id = ${user.organization_id}`
    : !may
      ? sql`false`
      : user.full_admin || user.branch_id === -1
        ? sql`true`
        : sql`o.branch_id = ${user.branch_id}`;
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name) order by x.name collate "fa-x-icu", x.id), '[]')
    from (select o.id, o.name from organization o where o.status and o.deleted_at is null and ${seen} order by o.id limit ${ORGANIZATIONS_MAX}) x)`;
}

const builtIn = (user: CurrentUser, kind: 'customers' | 'managers') =>
  user.employee
    ? sql`(select jsonb_build_object('id', d.id, 'name', d.name) from department d where d.kind = ${kind} and d.deleted_at is null limit 1)`
    : sql`null::jsonb`;

/** Every shared list of one person, by scope and audience, in one statement (spec 3.30, decisions 2.26). */
export async function readDefaults(db: AnyDb, user: CurrentUser): Promise<StoredDefaults> {
  const {
    rows: [row],
  } = await sql<StoredDefaults>`select
    ${builtIn(user, 'customers')} as customers_department, ${builtIn(user, 'managers')} as managers_department,
    ${departments(user)} as departments, ${categories(user)} as ticket_categories, ${services(user)} as services,
    ${levels(user)} as customer_levels, ${branches(user)} as branches, ${organizations(user)} as organizations`.execute(
    db,
  );
  if (!row) throw new Error('the shared lists answered no row');
  return row;
}

/** Departments in which a person may grant rights: their own scope (decisions 2.26 adminDefaults). */
export async function readGrantableDepartments(db: AnyDb, user: CurrentUser): Promise<{ id: number; name: string }[]> {
  const seen = user.full_admin
    ? sql`true`
    : user.branch_admin
      ? servesBranch(user.branch_id)
      : sql`d.id = any (${ids(user.managed_department_ids)})`;
  const { rows } = await sql<{ id: number; name: string }>`
    select d.id, d.name from department d where d.status and d.deleted_at is null and d.kind = 'normal' and ${seen} order by d."order", d.name collate "fa-x-icu", d.id`.execute(
    db,
  );
  return rows;
}
