import type { MultipleUserActionData } from '@hamyar/contracts';
import type { BodyOf, multipleUserAction } from '@hamyar/contracts/schemas';
import type { Editor } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import { failureOf } from '../batches/public.ts';
import { mayManageCustomers } from './customer.policy.ts';
import { changeCustomer } from './customer.service.ts';

/**
 * Makes one change of several customers, each in its own transaction by the policy and the checks for one: a customer
 * that is refused keeps none of the others (decisions 2.8, 2.25). @throws Forbidden without *manage customers*
 */
export async function changeCustomers(
  deps: Deps,
  editor: Editor,
  { user_ids, action, value }: BodyOf<typeof multipleUserAction>,
): Promise<MultipleUserActionData> {
  if (!mayManageCustomers(editor.user)) throw new Forbidden();
  const result: MultipleUserActionData = { done: [], failed: [] };
  for (const id of new Set(user_ids)) {
    try {
      await changeCustomer(deps, editor, id, { [action]: value });
      result.done.push(id);
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      result.failed.push({ id, ...failure });
    }
  }
  return result;
}
