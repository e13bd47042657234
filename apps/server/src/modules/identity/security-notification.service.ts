import type { Role } from '@hamyar/contracts';
import { isolate, isolateLtr } from '@hamyar/persian';
import { hashToken, isToken, newToken } from '../../platform/auth/tokens.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { notifyPerson } from '../notifications/public.ts';
import { describeDevice } from './device.rules.ts';
import { recordDevice } from './known-device.repository.ts';
import { messages } from './messages.ts';

type Needs = Pick<Deps, 'db' | 'broker' | 'modules' | 'clock'>;

/** Where a security notice leads: the person's open sessions, to end what is not theirs (spec 2.49 "custom link"). */
export const SESSIONS_LINK = { type: 'url', value: '/editProfile?goTo=sessions' } as const;

/** Name of the cookie by which a browser is known again (decisions 2.17). */
export const DEVICE_COOKIE = 'auth.device';
/** How long it lives, in seconds; browsers keep no cookie longer. */
export const DEVICE_SECONDS = 400 * 86_400;

/** Milliseconds in which entering from the same kind of device and address again is the same line. */
const DEVICE_FOLD_WINDOW = 86_400_000;

/**
 * Notes the browser a person has just entered from and tells them when it is none of theirs; the very first one is
 * their own. Answers the token that the browser keeps.
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

/** Tells a person, in the transaction of the change, that their password is another now, and by whom. */
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

/** Tells a person, in the transaction of the change, which role they have now; nothing when the label is the same (spec 6.1). */
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
