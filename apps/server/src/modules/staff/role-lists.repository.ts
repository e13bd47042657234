import type { SystemDefaults } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';

function roles(user: CurrentUser) {
  return sql<
    SystemDefaults['roles']
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'status', r.status) order by r."order", r.name collate "fa-x-icu", r.id), '[]')
    from role r where r.deleted_at is null and ${user.full_admin})`;
}

/** The roles that settings name (decisions 2.26). */
export const roleLists = { roles };
