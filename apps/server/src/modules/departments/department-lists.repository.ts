import type { SystemDefaults } from '@hamyar/contracts';
import type { Actor } from '@hamyar/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import { sendable, servesBranch } from './department.repository.ts';

const ids = (list: readonly number[]) => sql`${`{${list.join(',')}}`}::bigint[]`;

const memberOf = (user: Actor) => sql<SqlBool>`d.id = any (${ids(user.department_ids)})`;

/** Departments `d` that a person has in his lists: his own, those that he governs, and those to which he may send. */
export function seenBy(user: Actor): RawBuilder<SqlBool> {
  const open = sendable(user);
  if (!user.employee) return open;
  const governed = user.full_admin ? sql`true` : user.branch_admin ? servesBranch(user.branch_id) : sql`false`;
  return sql`(${memberOf(user)} or ${governed} or ${open})`;
}

function departments(user: CurrentUser) {
  const mine = memberOf(user);
  const open = sendable(user);
  const seen = seenBy(user);
  const users = user.employee
    ? sql`, 'users', (
      select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', btrim(u.first_name || ' ' || u.last_name), 'employee', true,
        'profile_picture_name', (select ${publicFileName('a')} from attachment a where a.id = u.profile_picture_id and a.deleted_at is null)) order by u.last_name, u.first_name, u.id), '[]')
      from department_member m join "user" u on u.id = m.user_id where m.department_id = d.id and u.status = 'active' and u.deleted_at is null)`
    : sql``;
  return sql<
    SystemDefaults['departments']
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'kind', d.kind, 'branch_ids', to_jsonb(d.branch_ids), 'is_public', d.is_public,
      'mine', ${mine}, 'sendable', ${open}${users}) order by d."order", d.name collate "fa-x-icu", d.id), '[]')
    from department d where d.status and d.deleted_at is null and ${seen})`;
}

function branches(user: CurrentUser) {
  if (!user.employee) return sql<SystemDefaults['branches']>`'[]'::jsonb`;
  const seen = user.full_admin || user.branch_id === -1 ? sql`true` : sql`b.id = ${user.branch_id}`;
  return sql<
    SystemDefaults['branches']
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b."order", b.id), '[]') from branch b where b.status and b.deleted_at is null and ${seen})`;
}

const builtIn = (user: CurrentUser, kind: 'customers' | 'managers') =>
  user.employee
    ? sql<
        SystemDefaults['customers_department']
      >`(select jsonb_build_object('id', d.id, 'name', d.name) from department d where d.kind = ${kind} and d.deleted_at is null limit 1)`
    : sql<SystemDefaults['customers_department']>`null::jsonb`;

/** The shared lists of departments and branches (spec 3.30, decisions 2.26). */
export const departmentLists = {
  customers_department: (user: CurrentUser) => builtIn(user, 'customers'),
  managers_department: (user: CurrentUser) => builtIn(user, 'managers'),
  departments,
  branches,
};
