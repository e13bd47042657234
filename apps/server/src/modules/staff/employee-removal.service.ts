import type { FieldError } from '@hamyar/contracts';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { lockDepartments } from '../departments/public.ts';
import { deleteInvitation, endSessions } from '../identity/public.ts';
import { audit } from '../logs/public.ts';
import { editUser, lockEmployees } from '../users/public.ts';
import { storedValues } from './employee-check.service.ts';
import { departures, storeMoves } from './employee-departments.service.ts';
import { employeeParts } from './employee.policy.ts';
import { countOtherFullAdmins } from './employee.repository.ts';
import { loadEmployee, type LoadedEmployee } from './employee.service.ts';
import { messages } from './messages.ts';

/** Why the person stays: oneself, the last full admin, and whoever is responsible for open tickets. */
async function removalErrors(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  { record }: LoadedEmployee,
): Promise<FieldError[]> {
  if (user.id === record.id) return [fieldError('id', 'CHOICE', {}, messages.notDeleteYourself)];
  const { full_admin, status, open_ticket_count: n } = record;
  if (full_admin && status === 'active' && (await countOtherFullAdmins(trx, record.id, deps.clock.now())) === 0)
    return [fieldError('id', 'CHOICE', {}, messages.lastFullAdmin)];
  return n > 0 ? [fieldError('id', 'IN_USE', { n }, messages.hasOpenTickets)] : [];
}

/**
 * Deletes an employee softly: messages keep the name, departments and sessions end, and what they logged in with can be
 * used again. Whoever may switch the account off may delete it (decisions 2.25). @throws Forbidden, NotFound,
 * ValidationFailed
 */
export async function deleteEmployee(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    await lockEmployees(trx);
    await lockDepartments(trx);
    const loaded = await loadEmployee(deps, trx, { user, id, lock: true });
    const { record, person } = loaded;
    const errors = await removalErrors(deps, trx, user, loaded);
    if (user.id !== id && !employeeParts(user, person).includes('status')) throw new Forbidden();
    if (errors.length > 0) throw new ValidationFailed(errors);
    const { department_ids: member, managed_department_ids: manager } = storedValues(record);
    await storeMoves(deps, trx, user, id, await departures(trx, { member, manager }));
    const now = deps.clock.now();
    await editUser(trx, id, { deleted_at: now, updated_by_id: user.id, updated_at: now });
    await deleteInvitation(trx, id);
    await endSessions(deps, trx, { userId: id, except: null });
    const about = { object_type: 'user', object_id: id, object_name: record.name } as const;
    await audit(deps, trx, { caller: user, ip }, { action: 'employee.delete', ...about });
  });
}
