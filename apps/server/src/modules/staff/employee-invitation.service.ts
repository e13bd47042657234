import type { FieldError, InvitationWay, NewInvitation } from '@hamyar/contracts';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { canMailInvitations, deleteInvitation, issueInvitation, mailInvitation } from '../identity/public.ts';
import { audit } from '../logs/public.ts';
import { lockEmployees } from '../users/public.ts';
import { mayInvite } from './employee.policy.ts';
import { loadEmployee, type LoadedEmployee } from './employee.service.ts';
import { messages } from './messages.ts';

/** Why an invitation cannot go this way. */
export async function wayErrors(
  deps: Deps,
  trx: Trx,
  { way, email }: { way: InvitationWay; email: string | null },
): Promise<FieldError[]> {
  if (way === 'link') return [];
  if (!email) return [fieldError('email', 'REQUIRED', {}, messages.mailAddress)];
  return (await canMailInvitations(deps, trx)) ? [] : [fieldError('entry', 'CHOICE', {}, messages.noMail)];
}

/** Makes the invitation of a person who was stored or locked in this transaction. */
export async function invite(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  { id, email, way }: { id: number; email: string | null; way: InvitationWay },
): Promise<NewInvitation> {
  const { token, expiresAt } = await issueInvitation(deps, trx, { userId: id, byId: user.id });
  const expires_at = unixSeconds(expiresAt);
  if (way === 'link' || !email) return { token, expires_at };
  const inviter = `${user.first_name} ${user.last_name}`.trim();
  await mailInvitation(deps, trx, { userId: id, address: email, inviter, token, expiresAt });
  return { token: null, expires_at };
}

/** Somebody whose invitation the person may change, locked. @throws Forbidden, NotFound, ValidationFailed */
async function loadInvited(deps: Deps, trx: Trx, user: CurrentUser, id: number): Promise<LoadedEmployee> {
  await lockEmployees(trx);
  const loaded = await loadEmployee(deps, trx, { user, id, lock: true });
  if (loaded.record.status !== 'invited')
    throw new ValidationFailed([fieldError('status', 'CHOICE', {}, messages.notInvited)]);
  if (!mayInvite(user, loaded.person)) throw new Forbidden();
  return loaded;
}

/** A new invitation in the place of the one before. @throws Forbidden, NotFound, ValidationFailed */
export async function renewInvitation(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  way: InvitationWay,
): Promise<NewInvitation> {
  return withTransaction(deps.db, async (trx) => {
    const { record } = await loadInvited(deps, trx, user, id);
    const errors = await wayErrors(deps, trx, { way, email: record.email });
    if (errors.length > 0) throw new ValidationFailed(errors);
    const made = await invite(deps, trx, user, { id, email: record.email, way });
    const about = { object_type: 'user', object_id: id, object_name: record.name } as const;
    await audit(deps, trx, { caller: user, ip }, { action: 'employee.invite', ...about, after: { way } });
    return made;
  });
}

/** Ends the invitation; the person stays until they are invited anew or deleted. @throws Forbidden, NotFound, ValidationFailed */
export async function withdrawInvitation(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const { record } = await loadInvited(deps, trx, user, id);
    await deleteInvitation(trx, id);
    const about = { object_type: 'user', object_id: id, object_name: record.name } as const;
    await audit(deps, trx, { caller: user, ip }, { action: 'employee.uninvite', ...about });
  });
}
