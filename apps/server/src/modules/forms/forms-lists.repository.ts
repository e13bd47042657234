import type { SystemDefaults } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { IS_SEARCHED } from './custom-value.repository.ts';

/** Searchable fields in their order; of a customer those that a form or a department shows to customers. */
function searchableFields(user: CurrentUser) {
  const shown = user.employee
    ? sql`true`
    : sql`(f.context = 'department' or exists (select from form_field x where x.field_id = f.id and x.public and x.status))`;
  return sql<
    SystemDefaults['searchable_fields']
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', f.id) order by f.context, f."order", f.id), '[]')
    from custom_field f where ${IS_SEARCHED} and ${shown})`;
}

/** The shared list of fields by which tickets are found (decisions 2.11). */
export const formsLists = { searchable_fields: searchableFields };
