import { INVITATION_DAYS } from '@hamyar/contracts';
import { formatMobile } from '@hamyar/persian';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { hashToken, isInvitationToken, newInvitationToken } from '../../platform/auth/tokens.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { licenseOf } from '../license/public.ts';
import { audit } from '../logs/public.ts';
import { hasGateway, pageAddress, queueMessage } from '../notifications/public.ts';
import { settingsOf } from '../settings/public.ts';
import { editUser, lockEmployees } from '../users/public.ts';
import { epochOf } from './account.repository.ts';
import type { AccountRef } from './account.rules.ts';
import { consumeInvitation, findInvitation, putInvitation, type OpenInvitation } from './invitation.repository.ts';
import { openSessionFor, type OpenedSession, type Origin } from './login.service.ts';
import { messages } from './messages.ts';
import { checkNewPassword } from './new-password.service.ts';
import { endSessions } from './session.service.ts';

const DAY = 86_400_000;
/** The page that accepts one; the secret follows. */
const PAGE = '/login?invitation=';

/** One answer for a secret that was used, withdrawn or replaced, has ended, or never was. */
const unusable = (): NotFound => new NotFound(messages.invitationEnded);

/**
 * Makes an invitation in the transaction that made or locked its person; the one before ends. @returns its secret, which
 * is stored nowhere
 */
export async function issueInvitation(
  deps: Pick<Deps, 'clock'>,
  trx: Trx,
  { userId, byId }: { userId: number; byId: number },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newInvitationToken();
  const at = deps.clock.now();
  const expiresAt = new Date(at.getTime() + INVITATION_DAYS * DAY);
  await putInvitation(trx, { userId, hash: hashToken(token), at, expiresAt, byId });
  return { token, expiresAt };
}

/** Whether invitations can go by mail: there is a mail server, and the address of this system is known. */
export async function canMailInvitations(deps: Deps, trx: Trx): Promise<boolean> {
  const settings = await settingsOf(deps).current(trx);
  return hasGateway(settings, 'email') && pageAddress(deps, settings, { employee: true }, PAGE) !== null;
}

/** Sends an invitation to the address of its person; its secret is sealed in the log of mails. */
export async function mailInvitation(
  deps: Deps,
  trx: Trx,
  invitation: { userId: number; address: string; inviter: string; token: string; expiresAt: Date },
): Promise<void> {
  const settings = await settingsOf(deps).current(trx);
  const { system_title: title } = settings.systemInformation;
  await queueMessage(deps, trx, {
    medium: 'email',
    recipient: invitation.address,
    recipientUserId: invitation.userId,
    customer: false,
    event: 'invitation',
    subject: fillMessage(messages.invitationSubject, { title }),
    text: fillMessage(messages.invitationText, { inviter: invitation.inviter, title, n: INVITATION_DAYS }),
    link: {
      address: `${pageAddress(deps, settings, { employee: true }, PAGE)}{code}`,
      label: messages.invitationButton,
    },
    code: invitation.token,
    expiresAt: invitation.expiresAt,
  });
}

/** @throws NotFound */
async function openInvitation(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<OpenInvitation> {
  const found = isInvitationToken(token) ? await findInvitation(deps.db, hashToken(token), deps.clock.now()) : null;
  if (!found) throw unusable();
  return found;
}

/** Who an invitation is for. @throws NotFound */
export async function readInvitation(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<{ name: string; username: string; expires_at: number }> {
  const { name, username, email, mobile, expires_at } = await openInvitation(deps, token);
  return { name, username: username ?? email ?? formatMobile(mobile ?? ''), expires_at: unixSeconds(expires_at) };
}

/**
 * Accepts an invitation with the password that its person chooses, and opens their first session. @throws NotFound,
 * ValidationFailed, also while the license has no place, when the invitation stays
 */
export async function acceptInvitation(
  deps: Deps,
  { token, password }: { token: string; password: string },
  origin: Origin,
): Promise<OpenedSession> {
  // nobody without an invitation costs a hash
  await openInvitation(deps, token);
  const { securitySettings } = await settingsOf(deps).current();
  checkNewPassword(password, { field: 'password', secure: securitySettings.force_users_using_secure_password });
  const hash = await hashPassword(password);
  const account = await withTransaction(deps.db, (trx) => activate(deps, trx, { token, hash, ip: origin.ip }));
  return openSessionFor(deps, account, origin, unusable());
}

async function activate(
  deps: Deps,
  trx: Trx,
  { token, hash, ip }: { token: string; hash: string; ip: string },
): Promise<AccountRef> {
  await lockEmployees(trx);
  const now = deps.clock.now();
  const id = await consumeInvitation(trx, hashToken(token), now);
  if (id === null) throw unusable();
  const { used, most } = await licenseOf(deps).seats(trx);
  if (used >= most)
    throw new ValidationFailed([fieldError('password', 'LICENSE_LIMIT', { used, most }, messages.licenseFull)]);
  await editUser(trx, id, {
    ...{ status: 'active', password_hash: hash, password_changed_at: now, must_change_password: false },
    updated_at: now,
  });
  await endSessions(deps, trx, { userId: id, except: null });
  await audit(deps, trx, { caller: null, ip }, { action: 'invitation.accept', object_type: 'user', object_id: id });
  return { id, epoch: await epochOf(trx, id) };
}
