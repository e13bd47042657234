import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import { mayManageCustomers } from '../customers/public.ts';

/**
 * A file of customers does many times what the form of one does: it needs *import users* and the right of the form
 * (decisions 2.2). @throws Forbidden
 */
export function assertImports(user: CurrentUser): void {
  if (!user.effective_permissions.includes('import users') || !mayManageCustomers(user)) throw new Forbidden();
}
