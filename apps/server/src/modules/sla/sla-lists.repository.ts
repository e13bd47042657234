import type { SystemDefaults } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';

/** Policies in use, in their order: of an employee those of the own branch and of all branches; customers see none. */
function policies(user: CurrentUser) {
  if (!user.employee) return sql<SystemDefaults['sla_policies']>`'[]'::jsonb`;
  const seen = user.full_admin || user.branch_id === -1 ? sql`true` : sql`p.branch_id in (-1, ${user.branch_id})`;
  return sql<
    SystemDefaults['sla_policies']
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p."order", p.id), '[]')
    from sla_policy p where p.status and p.deleted_at is null and ${seen})`;
}

/** The policies of service levels that a department, an organisation or a ticket may name (decisions 2.6). */
export const slaLists = { sla_policies: policies };
