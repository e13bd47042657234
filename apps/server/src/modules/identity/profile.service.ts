import { channels, type Profile } from '@hamyar/contracts';
import type { BodyOf, updateProfile } from '@hamyar/contracts/schemas';
import type { CurrentSession, CurrentUser } from '../../platform/auth/current-user.ts';
import { hashPassword, verifyPassword } from '../../platform/auth/passwords.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Nok, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { fillMessage, messages as httpMessages } from '../../platform/http/messages.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { notificationMatrixOf, selectableEvents } from '../notifications/public.ts';
import { audit, changedOnly } from '../logs/public.ts';
import { removePicture, takePicture } from '../attachments/public.ts';
import { settingsOf } from '../settings/public.ts';
import { readAccountName } from '../../platform/auth/account-name.ts';
import { beginAttempt } from './login-attempt.service.ts';
import { messages } from './messages.ts';
import { confirmCode, sendCode } from './one-time-code.service.ts';
import type { CodeBinding } from './one-time-code.repository.ts';
import { checkNewPassword } from './new-password.service.ts';
import { readProfile, writeProfile, type ProfileChange, type ProfileRow } from './profile.repository.ts';
import { notifyPasswordChanged } from './security-notification.service.ts';
import { endSessions } from './session.service.ts';

type Body = BodyOf<typeof updateProfile>;

/** The person who changes their profile, with session and address. */
export interface ProfileOwner {
  user: CurrentUser;
  session: CurrentSession | null;
  ip: string;
}

/** Side of a profile picture in px. */
const PICTURE_SIDE = 256;

/** The own profile as the API returns it, with the events that the person may mute. */
export async function toProfile(
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  user: CurrentUser,
  row: ProfileRow,
): Promise<Profile> {
  const {
    picture_name,
    profile_picture_id: _picture,
    password_hash: _password,
    notification_prefs: { browser, sound, muted = [] },
    ...rest
  } = row;
  const matrix = await notificationMatrixOf(deps).current();
  return {
    ...rest,
    profile_picture_name: picture_name,
    notification_prefs: { browser, sound, muted },
    notices: selectableEvents(matrix, user).map((event) => ({ event, title: matrix.events[event]?.title ?? event })),
  };
}

/** @throws NotFound when the account has just been deleted */
export async function profileOf(deps: Pick<Deps, 'db'>, userId: number, db = deps.db): Promise<ProfileRow> {
  const row = await readProfile(db, userId);
  if (!row) throw new NotFound();
  return row;
}

/**
 * Changes the own profile: names, picture, password (with the old one), and e-mail or mobile after the code sent to the
 * new one is confirmed (decisions 2.25). Roles, branch, level and expiry cannot be changed here.
 * @throws Nok VERSION_CONFLICT, CODE_WRONG, CODE_EXPIRED, ACCOUNT_LOCKED; TooManyRequests, ValidationFailed
 */
export async function changeProfile(
  deps: Deps,
  owner: ProfileOwner,
  body: Body,
): Promise<{ profile: Profile; code_sent: boolean; expires_in?: number }> {
  const { user } = owner;
  const contact = body.contact && (await prepareContact(deps, owner, body.contact));
  const password_hash = body.password && (await preparePassword(deps, owner, body.password));
  const write = (contactChange: ProfileChange) => (trx: Trx) =>
    storeProfile(deps, trx, owner, body, { ...contactChange, ...(password_hash ? { password_hash } : {}) });
  try {
    if (contact?.code) await verifyContact(deps, owner, contact, contact.code, write(contact.change));
    else await withTransaction(deps.db, write({}));
  } catch (error) {
    if (isUniqueViolation(error)) throw new ValidationFailed([fieldError('contact.value', 'DUPLICATE')]);
    throw error;
  }
  const sent = contact && !contact.code ? await contact.send() : null;
  return {
    profile: await toProfile(deps, user, await profileOf(deps, user.id)),
    code_sent: sent !== null,
    ...(sent ? { expires_in: sent.expires_in } : {}),
  };
}

async function storeProfile(
  deps: Deps,
  trx: Trx,
  { user, ip, session }: ProfileOwner,
  body: Body,
  more: ProfileChange,
): Promise<void> {
  const current = await readProfile(trx, user.id, { lock: true });
  if (!current) throw new NotFound();
  if (body.version !== undefined && body.version !== current.version)
    throw new Nok('VERSION_CONFLICT', await toProfile(deps, user, current), httpMessages.versionConflict);
  const { first_name, last_name, landline, birthday, gender, notification_prefs, picture_token } = body;
  const picked = Object.fromEntries(
    Object.entries({ first_name, last_name, landline, birthday, gender }).filter(([, value]) => value !== undefined),
  ) as ProfileChange;
  const change: ProfileChange = { ...picked, ...more };
  if (notification_prefs)
    change.notification_prefs = JSON.stringify({ ...current.notification_prefs, ...notification_prefs });
  if (picture_token !== undefined) {
    await removePicture(deps, trx, current.profile_picture_id);
    change.profile_picture_id = picture_token === null ? null : await storePicture(deps, trx, user.id, picture_token);
  }
  if (Object.keys(change).length === 0) return;
  await writeProfile(trx, user.id, current, change, deps.clock.now());
  await insertSocketEvents(
    deps,
    trx,
    [{ channel: channels.user(user.id), name: 'session.changed', data: { reason: 'profile' } }],
    null,
  );
  if (change.password_hash) {
    await notifyPasswordChanged(deps, trx, user.id, 'self');
    await endSessions(deps, trx, { userId: user.id, except: session?.id ?? null });
  }
  const { before, after } = changedOnly(
    current as unknown as Record<string, unknown>,
    { ...current, ...change } as Record<string, unknown>,
  );
  await audit(
    deps,
    trx,
    { caller: user, ip },
    {
      action: change.password_hash ? 'password.change' : 'profile.update',
      object_type: 'user',
      object_id: user.id,
      before,
      after,
    },
  );
}

async function storePicture(deps: Deps, trx: Trx, userId: number, token: string): Promise<number> {
  const { id } = await takePicture(deps, trx, {
    token,
    ownerId: userId,
    context: 'profile_picture',
    contextId: userId,
    width: PICTURE_SIDE,
    field: 'picture_token',
  });
  return id;
}

async function preparePassword(
  deps: Deps,
  { user, ip }: ProfileOwner,
  password: NonNullable<Body['password']>,
): Promise<string> {
  const { securitySettings } = await settingsOf(deps).current();
  checkNewPassword(password.next, {
    field: 'password.next',
    secure: securitySettings.force_users_using_secure_password,
  });
  const { password_hash } = await profileOf(deps, user.id);
  if (password_hash) {
    const attempt = await beginAttempt(deps, `password of ${user.id}`, ip);
    if (!(await verifyPassword(password_hash, password.current))) {
      await attempt.failed();
      throw new ValidationFailed([
        { field: 'password.current', code: 'PASSWORD_WRONG', message: messages.currentPasswordWrong },
      ]);
    }
    await attempt.succeeded();
  }
  return hashPassword(password.next);
}

/** Checks the code of a new e-mail or mobile; wrong ones are counted like failed logins (decisions 2.9). */
async function verifyContact(
  deps: Deps,
  { user, ip }: ProfileOwner,
  { binding }: { binding: CodeBinding },
  code: string,
  write: (trx: Trx) => Promise<void>,
): Promise<void> {
  const attempt = await beginAttempt(deps, `contact of ${user.id}`, ip);
  try {
    await confirmCode(deps, binding, code, write);
  } catch (error) {
    if (error instanceof Nok && error.code !== 'VERSION_CONFLICT') await attempt.failed();
    throw error;
  }
  await attempt.succeeded();
}

async function prepareContact(
  deps: Deps,
  { user, session }: ProfileOwner,
  { field, value, code }: NonNullable<Body['contact']>,
) {
  const name = readAccountName(value);
  if (name?.kind !== field)
    throw new ValidationFailed([fieldError('contact.value', field === 'email' ? 'EMAIL' : 'MOBILE')]);
  const {
    systemInformation: { system_title: title },
  } = await settingsOf(deps).current();
  const binding: CodeBinding = {
    purpose: 'contact',
    accountKey: name.key,
    flow: `profile of ${user.id} in ${session?.id}`,
  };
  const change: ProfileChange = field === 'email' ? { email: name.key, email_key: name.key } : { mobile: name.key };
  return {
    binding,
    change,
    code,
    send: () =>
      sendCode(deps, {
        ...binding,
        userId: user.id,
        text: fillMessage(messages.codeText, { title }),
        recipient: { medium: field === 'email' ? 'email' : 'sms', address: name.key, customer: !user.employee },
      }),
  };
}
