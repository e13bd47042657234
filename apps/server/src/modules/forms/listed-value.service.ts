import type { CustomValue } from '@hamyar/contracts';
import type { QueryOf, customerFieldValues } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import { mayManageCustomers, selectCustomers } from '../customers/public.ts';
import { listedFields } from './custom-field.service.ts';
import { valuesOfRows } from './custom-value.repository.ts';

/**
 * The columns of custom fields of one page of customers (decisions 2.11 `show_in_list`), read by who shows such a column
 * (ADR 0097). @throws Forbidden without *manage customers*
 */
export async function valuesOfCustomers(
  deps: Deps,
  user: CurrentUser,
  { ids = [], field_ids = [] }: QueryOf<typeof customerFieldValues>,
): Promise<{ id: number; values: Record<string, CustomValue> }[]> {
  if (!mayManageCustomers(user)) throw new Forbidden();
  const fields = await listedFields(deps, user, ['customer'], field_ids);
  if (fields.size === 0) return [];
  const values = await valuesOfRows(deps.db, 'customer', [...(await selectCustomers(deps.db, user, ids))], fields);
  return [...values].map(([id, of]) => ({ id, values: Object.fromEntries(of) }));
}
