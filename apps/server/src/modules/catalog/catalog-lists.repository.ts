import type { SystemDefaults } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { isAssigned, isRestricted } from './catalog.repository.ts';

function categories(user: CurrentUser) {
  return sql<
    SystemDefaults['ticket_categories']
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'parent_id', c.parent_id, 'department_ids', to_jsonb(c.department_ids),
      'default_importance', c.default_importance, 'keywords', to_jsonb(c.keywords), 'order', c."order") order by c."order", c.name collate "fa-x-icu", c.id), '[]')
    from ticket_category c where c.status and c.deleted_at is null and (${user.employee} or c.is_public))`;
}

/** The branch of a customer: the own, else that of the organisation; null when neither is set. */
const branchOf = ({ branch_id, organization_id }: CurrentUser) =>
  branch_id > 0
    ? sql`${branch_id}::bigint`
    : sql`(select o.branch_id from organization o where o.id = ${organization_id}::bigint)`;

/**
 * Customers see their own services, those of their organization, and those without restriction, of their branch
 * (decisions 2.7).
 */
function services(user: CurrentUser) {
  const open = user.employee
    ? sql`true`
    : sql`s.is_public and (${isAssigned({ customerId: user.id, organizationId: user.organization_id })} or not ${isRestricted})
      and (-1 = any(s.branch_ids) or ${branchOf(user)} = any(s.branch_ids))`;
  return sql<
    SystemDefaults['services']
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'parent_id', s.parent_id, 'department_ids', to_jsonb(s.department_ids),
      'category_ids', to_jsonb(s.category_ids), 'icon', s.icon, 'order', s."order") order by s."order", s.name collate "fa-x-icu", s.id), '[]')
    from service s where s.status and s.deleted_at is null and ${open})`;
}

/** The shared lists of categories and services (spec 3.30, decisions 2.26). */
export const catalogLists = { ticket_categories: categories, services };
