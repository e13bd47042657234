import { channels, type NoticeChannel, type Profile } from '@hamyar/contracts';
import type { BodyOf, updateProfile } from '@hamyar/contracts/schemas';
import type { CurrentSession, CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import type { Db } from '../../platform/database/pool.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { hasGateway, notificationMatrixOf, selectableEvents } from '../notifications/public.ts';
import { audit, changedOnly } from '../logs/public.ts';
import { makePicture, removePicture } from '../attachments/public.ts';
import { settingsOf } from '../settings/public.ts';
import type { UserTable } from '../users/user.table.ts';
import {
  checkContactStep,
  confirmContact,
  proveOwner,
  sendContactCode,
  notifyOldAddress,
  type Permitted,
} from './contact-change.service.ts';
import { checkCurrentPassword, passwordWrong } from './current-password.service.ts';
import { checkNewPassword } from './new-password.service.ts';
import { readProfile, writeProfile, type ProfileChange, type ProfileRow } from './profile.repository.ts';
import { notifyPasswordChanged } from './security-notification.service.ts';
import { endSessions } from './session.service.ts';

type Body = BodyOf<typeof updateProfile>;

/** The columns of each value that a person sends; null for what needs more than the value. */
const COLUMNS = {
  version: null,
  first_name: (first_name) => ({ first_name }),
  last_name: (last_name) => ({ last_name }),
  landline: (landline) => ({ landline }),
  birthday: (birthday) => ({ birthday }),
  gender: (gender) => ({ gender }),
  after_close: (after_close) => ({ after_close }),
  undo_seconds: (undo_seconds) => ({ undo_seconds }),
  // what it does not say stays
  notification_prefs: null,
  picture_token: null,
  password: null,
  contact: null,
} satisfies BodyColumns<Body, UserTable>;

/** The person who changes their profile, with session and address. */
export interface ProfileOwner extends Editor {
  session: CurrentSession | null;
}

/** Side of a profile picture in px. */
const PICTURE_SIDE = 256;

/** The own profile as the API returns it, with the events that the person may mute. */
export async function toProfile(
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  user: CurrentUser,
  row: ProfileRow,
  db: Db = deps.db,
): Promise<Profile> {
  const {
    picture_name,
    profile_picture_id: _picture,
    password_hash,
    credential_epoch: _epoch,
    notification_prefs: { browser, sound, muted = [], email: by_email = true, muted_email = [] },
    ...rest
  } = row;
  const matrix = await notificationMatrixOf(deps).current(db);
  const selectable = (channel: NoticeChannel) =>
    selectableEvents(matrix, user, channel).map((event) => ({ event, title: matrix.events[event]?.title ?? event }));
  const mail = hasGateway(await settingsOf(deps).current(db), 'email');
  return {
    ...rest,
    has_password: password_hash !== null,
    profile_picture_name: picture_name,
    notification_prefs: { browser, sound, muted, email: by_email, muted_email },
    notices: selectable('browser'),
    mail_notices: mail ? selectable('email') : [],
  };
}

/** @throws NotFound when the account has just been deleted */
export async function profileOf(deps: Pick<Deps, 'db'>, userId: number, db: Db = deps.db): Promise<ProfileRow> {
  const row = await readProfile(db, userId);
  if (!row) throw new NotFound();
  return row;
}

/** What a change of the own profile did. */
export interface ProfileResult {
  profile: Profile;
  /** Whether a code was sent, and to which address it has been. */
  code_sent: boolean;
  code_to?: 'current' | 'new';
  /** Seconds that the code is valid. */
  expires_in?: number;
}

/**
 * Changes the own profile: names, picture, password (with the old one), and e-mail or mobile: first with the password,
 * or the code of the present address where there is no password, then with the code sent to the new one (decisions 2.9,
 * 2.25). Roles, branch, level and expiry cannot be changed here.
 * @throws Nok VERSION_CONFLICT, CODE_WRONG, CODE_EXPIRED, ACCOUNT_LOCKED; TooManyRequests, ValidationFailed
 */
export async function changeProfile(deps: Deps, owner: ProfileOwner, body: Body): Promise<ProfileResult> {
  const { user } = owner;
  const contact = body.contact && checkContactStep(body.contact);
  const password = body.password && (await preparePassword(deps, owner, body.password));
  const proof =
    contact && !contact.code ? await proveOwner(deps, owner, contact, await profileOf(deps, user.id)) : null;
  const write = async (trx: Trx, ...permitted: Permitted[]) => {
    await storeProfile(deps, trx, owner, body, password ? [password, ...permitted] : permitted);
    // the person of the new password has just proven to be the owner, so the code of the same call stays valid
    if (password && proof) proof.account.epoch = (await profileOf(deps, user.id, trx)).credential_epoch;
  };
  try {
    if (contact?.code) await confirmContact(deps, owner, contact, contact.code, write);
    else await withTransaction(deps.db, (trx) => write(trx));
  } catch (error) {
    if (isUniqueViolation(error)) throw new ValidationFailed([fieldError('contact.value', 'DUPLICATE')]);
    throw error;
  }
  const sent = contact && proof ? await sendContactCode(deps, owner, contact, proof) : null;
  return { profile: await toProfile(deps, user, await profileOf(deps, user.id)), code_sent: sent !== null, ...sent };
}

async function storeProfile(
  deps: Deps,
  trx: Trx,
  { user, ip, session }: ProfileOwner,
  body: Body,
  permitted: readonly Permitted[],
): Promise<void> {
  const current = await readProfile(trx, user.id, { lock: true });
  if (!current) throw new NotFound();
  const outdated = permitted.find(({ epoch }) => epoch !== current.credential_epoch);
  if (outdated) throw outdated.outdated();
  await checkVersion(body.version, current.version, () => toProfile(deps, user, current, trx));
  const { notification_prefs, picture_token } = body;
  const change: ProfileChange = Object.assign(columnsOf(COLUMNS, body), ...permitted.map((part) => part.change));
  if (notification_prefs)
    change.notification_prefs = JSON.stringify({ ...current.notification_prefs, ...notification_prefs });
  if (picture_token !== undefined) {
    await removePicture(deps, trx, 'profile_picture', current.profile_picture_id);
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
  if (change.password_hash) await notifyPasswordChanged(deps, trx, user.id, 'self');
  await notifyOldAddress(deps, trx, user, current, change);
  if (permitted.length > 0) await endSessions(deps, trx, { userId: user.id, except: session?.id ?? null });
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
  const { id } = await makePicture(deps, trx, {
    token,
    uploaderId: userId,
    owner: { kind: 'profile_picture', id: userId },
    side: PICTURE_SIDE,
    shape: 'square',
    field: 'picture_token',
  });
  return id;
}

async function preparePassword(
  deps: Deps,
  owner: ProfileOwner,
  password: NonNullable<Body['password']>,
): Promise<Permitted> {
  const { securitySettings } = await settingsOf(deps).current();
  checkNewPassword(password.next, {
    field: 'password.next',
    secure: securitySettings.force_users_using_secure_password,
  });
  const { password_hash: stored, credential_epoch: epoch } = await profileOf(deps, owner.user.id);
  const field = 'password.current';
  if (stored) await checkCurrentPassword(deps, owner, { stored, typed: password.current, field });
  return { change: { password_hash: await hashPassword(password.next) }, epoch, outdated: () => passwordWrong(field) };
}
