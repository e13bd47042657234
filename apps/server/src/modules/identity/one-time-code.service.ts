import {
  CODES_PER_HOUR,
  OTP_DIGITS,
  OTP_RESEND_SECONDS,
  OTP_SECONDS,
  OTP_TRIES,
  PASSWORD_RESET_SECONDS,
  type DeliveryEvent,
} from '@hamyar/contracts';
import { toEn } from '@hamyar/persian';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../platform/database/pool.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Nok, TooManyRequests } from '../../platform/http/app-errors.ts';
import { queueMessage } from '../notifications/public.ts';
import type { AccountRef } from './account.rules.ts';
import { messages } from './messages.ts';
import {
  countWrongTry,
  countCodes,
  findCode,
  insertCode,
  lastRequestedAt,
  lockCodes,
  consumeCode,
  replacePayload,
  type CodeBinding,
  type CodePurpose,
  type CodeSubject,
  type StoredCode,
} from './one-time-code.repository.ts';

/** The request for a code. `recipient` is null when the account does not exist, which the response must not show. */
export interface CodeRequest extends CodeBinding {
  /** Whose code it is; it can be used while the credentials of the account stay. */
  account: AccountRef | null;
  recipient: CodeRecipient | null;
  /** The address as the hourly limit counts it, where that is not the recipient's; of one that belongs to no account. */
  countedAs?: string;
  /** What the code confirms, stored until it is used. */
  payload?: object;
  /** Text with `{code}`. */
  text: string;
  /**
   * Sent instead of the code: to the owner of an account that somebody tries to register again, and to the person who
   * tried.
   */
  instead?: readonly { recipient: CodeRecipient; userId: number | null; event: DeliveryEvent; text: string }[];
}

/** An address for a code or another message. */
export interface CodeRecipient {
  medium: 'sms' | 'email';
  address: string;
  customer: boolean;
}

/** The response to the requester, the same whether or not a code is sent (decisions 2.9). */
export interface CodeTimes {
  resend_in: number;
  expires_in: number;
}

/**
 * Seconds in which a code can be used. A reset code is typed within two minutes and used when the new password has been
 * chosen.
 */
const LIFETIME: Record<CodePurpose, number> = {
  login: OTP_SECONDS,
  register: OTP_SECONDS,
  contact: OTP_SECONDS,
  request: OTP_SECONDS,
  request_link: OTP_SECONDS,
  reset: PASSWORD_RESET_SECONDS,
};

/** ms that a message without a code may wait for a gateway. */
export const MESSAGE_LIFETIME = 86_400_000;

const HOUR = 3_600_000;

/**
 * Sends a code, at most once a minute per browser; within the minute it returns the remaining time and sends nothing.
 * Other browsers do not have to wait; only the hourly limits apply to the whole account (decisions 2.9).
 * @throws TooManyRequests when the name has used its codes of the hour
 */
export async function sendCode(deps: Deps, request: CodeRequest): Promise<CodeTimes> {
  return withTransaction(deps.db, async (trx) => {
    const subject: CodeSubject = {
      purpose: request.purpose,
      accountKey: request.accountKey,
      userId: request.account?.id ?? null,
      recipient: request.recipient && (request.countedAs ?? request.recipient.address),
    };
    await lockCodes(trx, subject);
    const now = deps.clock.now();
    const last = await lastRequestedAt(trx, request);
    const wait = last ? Math.ceil(OTP_RESEND_SECONDS - (now.getTime() - last.getTime()) / 1000) : 0;
    if (wait > 0) {
      // what was corrected meanwhile, such as a name, is confirmed by the code that is on its way
      if (request.payload) await replacePayload(trx, request, request.payload);
      return { resend_in: wait, expires_in: OTP_SECONDS };
    }
    const allowed = await checkHourlyLimit(trx, subject, now, request.countedAs !== undefined);
    const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
    const expiresAt = new Date(now.getTime() + LIFETIME[request.purpose] * 1000);
    await insertCode(trx, request, {
      account: request.account,
      recipient: allowed ? subject.recipient : null,
      hmac: hmacOf(deps, request, code),
      payload: request.payload ?? {},
      at: now,
      expiresAt,
    });
    await sendMessages(deps, trx, request, { code, expiresAt, really: allowed && request.recipient !== null });
    return { resend_in: OTP_RESEND_SECONDS, expires_in: OTP_SECONDS };
  });
}

/**
 * Whether the account or address of the name may get one more code in this hour. A limit of the name itself is
 * reported, for known and unknown names alike; that two names belong to one account is reported only to its owner, and
 * that two addresses are one mailbox to everybody.
 */
async function checkHourlyLimit(trx: Db, subject: CodeSubject, now: Date, hasNoAccount: boolean): Promise<boolean> {
  const limit = CODES_PER_HOUR[subject.purpose];
  const count = await countCodes(trx, subject, new Date(now.getTime() - HOUR));
  const refuse = (oldest: Date | null) =>
    new TooManyRequests(Math.max(1, Math.ceil(((oldest ?? now).getTime() + HOUR - now.getTime()) / 1000)));
  if (count.byName >= limit) throw refuse(count.oldestByName);
  if (count.behind < limit) return true;
  if (subject.purpose === 'contact' || hasNoAccount) throw refuse(count.oldestBehind);
  return false;
}

async function sendMessages(
  deps: Deps,
  trx: Trx,
  request: CodeRequest,
  { code, expiresAt, really }: { code: string; expiresAt: Date; really: boolean },
): Promise<void> {
  const to = ({ medium, address, customer }: CodeRecipient) => ({ medium, recipient: address, customer });
  if (!request.instead) {
    const nobody: CodeRecipient = { medium: 'sms', address: '', customer: true };
    return queueMessage(
      deps,
      trx,
      {
        ...to(request.recipient ?? nobody),
        recipientUserId: request.account?.id ?? null,
        event: `code.${request.purpose}`,
        text: request.text,
        code,
        expiresAt,
      },
      really,
    );
  }
  const messageExpires = new Date(deps.clock.now().getTime() + MESSAGE_LIFETIME);
  for (const { recipient, userId, event, text } of request.instead) {
    await queueMessage(
      deps,
      trx,
      { ...to(recipient), recipientUserId: userId, event, text, expiresAt: messageExpires },
      really,
    );
  }
}

/** The account of a code as it was when the code was made; null for a code that was made for nobody. */
export const accountOfCode = ({ user_id: id, credential_epoch: epoch }: StoredCode): AccountRef | null =>
  id === null || epoch === null ? null : { id, epoch };

/** The answer to a code that cannot be used any more. */
export const codeExpired = (): Nok => new Nok('CODE_EXPIRED', undefined, messages.codeExpired);

/**
 * Checks a code and runs what it confirms in the same transaction: single use, five attempts, bound to purpose and
 * browser.
 * @throws Nok CODE_WRONG, Nok CODE_EXPIRED (also when none was sent)
 */
export async function confirmCode<T>(
  deps: Deps,
  binding: CodeBinding,
  typed: string,
  then: (trx: Trx, code: StoredCode) => Promise<T>,
): Promise<T> {
  const result = await withTransaction(deps.db, async (trx) => {
    const now = deps.clock.now();
    const stored = await findCode(trx, binding);
    if (!stored || stored.expires_at <= now || stored.tries >= OTP_TRIES) return { refused: 'CODE_EXPIRED' as const };
    if (!timingSafeEqual(stored.code_hmac, hmacOf(deps, binding, toEn(typed)))) {
      await countWrongTry(trx, stored.id);
      return { refused: 'CODE_WRONG' as const };
    }
    await consumeCode(trx, stored.id, now);
    return { done: await then(trx, stored) };
  });
  // the attempt must be counted, so the refusal is thrown only after the commit
  if ('refused' in result && result.refused)
    throw result.refused === 'CODE_WRONG' ? new Nok('CODE_WRONG', undefined, messages.codeWrong) : codeExpired();
  return (result as { done: T }).done;
}

function hmacOf(deps: Pick<Deps, 'secrets'>, { purpose, accountKey, flow }: CodeBinding, code: string): Buffer {
  return createHmac('sha256', deps.secrets.key('one-time-code'))
    .update(JSON.stringify([purpose, accountKey, flow, code]))
    .digest();
}
