import type { SystemDefaults } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { chosenByBranch } from '../departments/public.ts';

/** Policies in use, in their order: of an employee those of the own branch and of all branches; customers see none. */
function policies(user: CurrentUser) {
  if (!user.employee) return sql<SystemDefaults['sla_policies']>`'[]'::jsonb`;
  return sql<
    SystemDefaults['sla_policies']
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'branch_id', p.branch_id) order by p."order", p.id), '[]')
    from sla_policy p where ${chosenByBranch(user, 'p')})`;
}

/** The policies of service levels that a department, an organisation or a ticket may name (decisions 2.6). */
export const slaLists = { sla_policies: policies };
