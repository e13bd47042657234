import type { SystemDefaults } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';

function categories(user: CurrentUser) {
  return sql<
    SystemDefaults['ticket_categories']
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'parent_id', c.parent_id, 'department_ids', to_jsonb(c.department_ids),
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
  return sql<
    SystemDefaults['services']
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'parent_id', s.parent_id, 'department_ids', to_jsonb(s.department_ids),
      'category_ids', to_jsonb(s.category_ids), 'order', s."order") order by s."order", s.name collate "fa-x-icu", s.id), '[]')
    from service s where s.status and s.deleted_at is null and ${open})`;
}

/** The shared lists of categories and services (spec 3.30, decisions 2.26). */
export const catalogLists = { ticket_categories: categories, services };
