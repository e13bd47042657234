import type { SystemDefaults } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';

function levels(user: CurrentUser) {
  return user.employee
    ? sql<
        SystemDefaults['customer_levels']
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'color', l.color, 'icon', l.icon, 'order', l."order", 'is_default', l.is_default, 'status', l.status) order by l."order", l.id), '[]')
    from customer_level l where l.deleted_at is null)`
    : sql<SystemDefaults['customer_levels']>`'[]'::jsonb`;
}

/** The levels of customers, for employees (spec 3.30, decisions 2.26). */
export const customerLists = { customer_levels: levels };
