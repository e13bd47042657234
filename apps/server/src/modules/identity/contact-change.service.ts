import type { BodyOf, updateProfile } from '@hamyar/contracts/schemas';
import { readAccountName } from '../../platform/auth/account-name.ts';
import type { CurrentSession, CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { queueMessage } from '../notifications/public.ts';
import { settingsOf } from '../settings/public.ts';
import { attemptKeys, type AccountRef } from './account.rules.ts';
import { checkCurrentPassword } from './current-password.service.ts';
import { withAttempt } from './login-attempt.service.ts';
import { messages } from './messages.ts';
import {
  accountOfCode,
  codeExpired,
  confirmCode,
  MESSAGE_LIFETIME,
  sendCode,
  type CodeRecipient,
} from './one-time-code.service.ts';
import type { CodeBinding } from './one-time-code.repository.ts';
import type { ProfileChange, ProfileRow } from './profile.repository.ts';
import { notifyContactChanged } from './security-notification.service.ts';

type Contact = NonNullable<BodyOf<typeof updateProfile>['contact']>;
type Field = Contact['field'];
type Addresses = Pick<ProfileRow, Field>;

/** One step towards a new e-mail or mobile; `value` is in the stored form. */
export type ContactStep = Contact;

/** The person who changes their contact. */
interface Owner extends Editor {
  session: CurrentSession | null;
}

/** A write that is allowed, and what to throw when the credentials under which it was allowed have changed. */
export interface Permitted {
  change: ProfileChange;
  epoch: number | null;
  outdated(): Error;
}

/** The address to which the next code goes, and the account as it was when its owner was proven. */
export interface ContactProof {
  account: AccountRef;
  codeTo: 'current' | 'new';
  recipient: CodeRecipient;
}

/** @throws ValidationFailed when the value is no address of its kind */
export function checkContactStep(contact: Contact): ContactStep {
  const name = readAccountName(contact.value);
  if (name?.kind !== contact.field)
    throw new ValidationFailed([fieldError('contact.value', contact.field === 'email' ? 'EMAIL' : 'MOBILE')]);
  return { ...contact, value: name.key };
}

/** The address that a change of `field` replaces; where that is empty, the other one. */
function oldAddress(stored: Addresses, field: Field): { field: Field; value: string } | null {
  const other = field === 'email' ? 'mobile' : 'email';
  const old = stored[field] === null ? other : field;
  return stored[old] === null ? null : { field: old, value: stored[old] };
}

const recipientAt = (user: Pick<CurrentUser, 'employee'>, field: Field, address: string): CodeRecipient => ({
  medium: field === 'email' ? 'email' : 'sms',
  address,
  customer: !user.employee,
});

/** Codes of a change are valid in the session that asked for them. */
const flowOf = ({ user, session }: Owner) => `profile of ${user.id} in ${session?.id}`;

const newBinding = (owner: Owner, { value }: ContactStep): CodeBinding => ({
  purpose: 'contact',
  accountKey: value,
  flow: flowOf(owner),
});

/** A code of the present address confirms one change, not another one. */
const currentBinding = (owner: Owner, { field, value }: ContactStep, address: string): CodeBinding => ({
  purpose: 'contact',
  accountKey: address,
  flow: `${flowOf(owner)} for ${field} ${value}`,
});

/**
 * Checks that the owner of the account asks for the change, not only somebody with their session: by the password, or,
 * where there is none, by a code sent to the present address (decisions 2.9).
 * @throws ValidationFailed, Nok CODE_WRONG, CODE_EXPIRED, ACCOUNT_LOCKED; TooManyRequests
 */
export async function proveOwner(
  deps: Deps,
  owner: Owner,
  step: ContactStep,
  profile: ProfileRow,
): Promise<ContactProof> {
  const { user } = owner;
  const account = { id: user.id, epoch: profile.credential_epoch };
  const next = { codeTo: 'new' as const, recipient: recipientAt(user, step.field, step.value) };
  if (profile.password_hash !== null) {
    const field = 'contact.current_password';
    if (!step.current_password) throw new ValidationFailed([fieldError(field, 'REQUIRED')]);
    await checkCurrentPassword(deps, owner, { stored: profile.password_hash, typed: step.current_password, field });
    return { account, ...next };
  }
  const old = oldAddress(profile, step.field);
  if (!old) return { account, ...next };
  if (step.current_code === undefined)
    return { account, codeTo: 'current', recipient: recipientAt(user, old.field, old.value) };
  const proven = await confirmStep(
    deps,
    owner,
    currentBinding(owner, step, old.value),
    step.current_code,
    async (_, by) => by,
  );
  return { account: proven, ...next };
}

/** Sends the code of the next step. @throws TooManyRequests */
export async function sendContactCode(
  deps: Deps,
  owner: Owner,
  step: ContactStep,
  { account, codeTo, recipient }: ContactProof,
): Promise<{ code_to: 'current' | 'new'; expires_in: number }> {
  const {
    systemInformation: { system_title: title },
  } = await settingsOf(deps).current();
  const toNew = codeTo === 'new';
  const { expires_in } = await sendCode(deps, {
    ...(toNew ? newBinding(owner, step) : currentBinding(owner, step, recipient.address)),
    account,
    text: toNew
      ? fillMessage(messages.codeText, { title })
      : fillMessage(messages.contactChangeCodeText, { title, what: messages.contactNames[step.field] }),
    recipient,
  });
  return { code_to: codeTo, expires_in };
}

/** Stores the new e-mail or mobile when its code is right. @throws Nok CODE_WRONG, CODE_EXPIRED, ACCOUNT_LOCKED */
export async function confirmContact(
  deps: Deps,
  owner: Owner,
  step: ContactStep,
  code: string,
  write: (trx: Trx, permitted: Permitted) => Promise<void>,
): Promise<void> {
  const { field, value } = step;
  const change: ProfileChange = field === 'email' ? { email: value, email_key: value } : { mobile: value };
  await confirmStep(deps, owner, newBinding(owner, step), code, (trx, { epoch }) =>
    write(trx, { change, epoch, outdated: codeExpired }),
  );
}

/** Wrong codes of both addresses are counted like failed logins (decisions 2.9). */
function confirmStep<T>(
  deps: Deps,
  { user, ip }: Owner,
  binding: CodeBinding,
  code: string,
  then: (trx: Trx, account: AccountRef) => Promise<T>,
): Promise<T> {
  return withAttempt(deps, attemptKeys.contactCode(user.id), ip, () =>
    confirmCode(deps, binding, code, (trx, stored) => {
      const account = accountOfCode(stored);
      if (!account) throw codeExpired();
      return then(trx, account);
    }),
  );
}

/**
 * Tells the owner, in the transaction of the change, that an e-mail or mobile was replaced: at the address that it
 * replaces, which may be the only one that reaches them, and in the bell.
 */
export async function notifyOldAddress(
  deps: Deps,
  trx: Trx,
  user: Pick<CurrentUser, 'id' | 'employee'>,
  stored: Addresses,
  change: Partial<Addresses>,
): Promise<void> {
  const {
    systemInformation: { system_title: title },
  } = await settingsOf(deps).current(trx);
  for (const field of ['email', 'mobile'] as const) {
    if (change[field] === undefined || change[field] === stored[field]) continue;
    await notifyContactChanged(deps, trx, user.id, field);
    const old = oldAddress(stored, field);
    if (!old) continue;
    const { medium, address, customer } = recipientAt(user, old.field, old.value);
    await queueMessage(deps, trx, {
      medium,
      recipient: address,
      recipientUserId: user.id,
      customer,
      event: 'contact.changed',
      text: fillMessage(messages.contactChangedText, { title, what: messages.contactNames[field] }),
      expiresAt: new Date(deps.clock.now().getTime() + MESSAGE_LIFETIME),
    });
  }
}
