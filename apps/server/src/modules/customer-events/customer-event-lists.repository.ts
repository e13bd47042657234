import { sql } from 'kysely';
import type { SystemDefaults } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { mayManageCustomers } from '../customers/public.ts';

function types(user: CurrentUser) {
  return mayManageCustomers(user)
    ? sql<
        SystemDefaults['customer_event_types']
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name,
        'type', t.external::int, 'color', t.color, 'status', t.status, 'default_description', t.default_description)
        order by t."order", t.id), '[]')
      from customer_event_type t where t.deleted_at is null)`
    : sql<SystemDefaults['customer_event_types']>`'[]'::jsonb`;
}

/** The types of customer events, for who manages customers (spec 3.30). */
export const eventLists = { customer_event_types: types };
