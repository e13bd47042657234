import type { SystemDefaults } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';

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
  return sql<
    SystemDefaults['organizations']
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name) order by x.name collate "fa-x-icu", x.id), '[]')
    from (select o.id, o.name from organization o where o.status and o.deleted_at is null and ${seen} order by o.id limit ${ORGANIZATIONS_MAX}) x)`;
}

/** The organizations that a person may choose from (spec 3.30, decisions 2.26). */
export const organizationLists = { organizations };
