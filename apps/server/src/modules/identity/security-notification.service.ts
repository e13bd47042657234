import type { Role } from '@hamyar/contracts';
import { isolate, isolateLtr } from '@hamyar/persian';
import { hashToken, isToken, newToken } from '../../platform/auth/tokens.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { notifyPerson, type NotifyingDeps } from '../notifications/public.ts';
import { describeDevice } from './device.rules.ts';
import { recordDevice } from './known-device.repository.ts';
import { messages } from './messages.ts';

type Needs = NotifyingDeps;

/**
 * Link of a security notification: the person's open sessions, so that they can end unknown ones (spec 2.49 "custom
 * link").
 */
const SESSIONS_LINK = { type: 'url', value: '/editProfile?goTo=sessions' } as const;

/** Name of the cookie that identifies a browser (decisions 2.17). */
export const DEVICE_COOKIE = 'auth.device';
/** Its lifetime, in seconds; browsers keep no cookie longer. */
export const DEVICE_SECONDS = 400 * 86_400;

/** ms in which another login from the same kind of device and address is grouped into the same notification. */
const DEVICE_FOLD_WINDOW = 86_400_000;

/**
 * Stores the browser of a login and notifies the person when it is new; the very first one is not reported. Returns the
 * token for the browser.
 */
export async function registerDevice(
  deps: Deps,
  userId: number,
  from: { ip: string; userAgent: string; device?: string | undefined },
): Promise<string> {
  const token = from.device && isToken(from.device) ? from.device : newToken();
  await withTransaction(deps.db, async (trx) => {
    if ((await recordDevice(trx, userId, hashToken(token), deps.clock.now())) !== 'new') return;
    const device = describeDevice(from.userAgent);
    const values = { device: isolateLtr(device), ip: isolateLtr(from.ip) };
    await notifyPerson(deps, trx, {
      userId,
      event: 'new_device',
      link: SESSIONS_LINK,
      groupKey: `new_device:${device}:${from.ip}`,
      foldWindow: DEVICE_FOLD_WINDOW,
      content: (n) => fillMessage(n > 1 ? messages.newDeviceAgain : messages.newDevice, { ...values, n }),
    });
  });
  return token;
}

/** Notifies a person, in the transaction of the change, that their password was changed, and by whom. */
export async function notifyPasswordChanged(
  deps: Needs,
  trx: Trx,
  userId: number,
  by: 'self' | 'code' | 'host' | { name: string },
): Promise<void> {
  const content =
    typeof by === 'object'
      ? fillMessage(messages.passwordChangedBy.other, { name: isolate(by.name) })
      : messages.passwordChangedBy[by];
  await notifyPerson(deps, trx, { userId, event: 'password_changed', link: SESSIONS_LINK, content: () => content });
}

/** Notifies a person, in the transaction of the change, that their e-mail or mobile was replaced. */
export async function notifyContactChanged(
  deps: Needs,
  trx: Trx,
  userId: number,
  field: 'email' | 'mobile',
): Promise<void> {
  const content = fillMessage(messages.contactChanged, { what: messages.contactNames[field] });
  await notifyPerson(deps, trx, { userId, event: 'contact_changed', link: SESSIONS_LINK, content: () => content });
}

/**
 * Notifies a person, in the transaction of the change, of their new role; nothing when the label is the same (spec
 * 6.1).
 */
export async function notifyRoleChanged(
  deps: Needs,
  trx: Trx,
  userId: number,
  before: Role,
  after: Role,
): Promise<void> {
  if (before === after) return;
  await notifyPerson(deps, trx, {
    userId,
    event: 'role_changed',
    link: SESSIONS_LINK,
    content: () => fillMessage(messages.roleChanged, { role: messages.roles[after] }),
  });
}
