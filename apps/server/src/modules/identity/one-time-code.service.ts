import { OTP_DIGITS, OTP_RESEND_SECONDS, OTP_SECONDS, OTP_TRIES, PASSWORD_RESET_SECONDS } from '@hamyar/contracts';
import { toEn } from '@hamyar/persian';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Trx } from '../../platform/database/transaction.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Nok } from '../../platform/http/app-errors.ts';
import { queueMessage } from '../notifications/public.ts';
import { messages } from './messages.ts';
import { addTry, findCode, insertCode, lastAsked, lockAccount, useCode, type CodeBinding, type CodePurpose, type StoredCode } from './one-time-code.repository.ts';

/** Whom a code is for; `recipient` null means nobody: the account does not exist, and nothing may show it. */
export interface CodeAsk extends CodeBinding {
  userId: number | null;
  recipient: { medium: 'sms' | 'email'; address: string; customer: boolean } | null;
  /** What the code confirms, kept until it is used. */
  payload?: object;
  /** Sentence with `{code}`. */
  text: string;
  /** Sent in the code's place: to the owner of an account that somebody tries to register again. */
  instead?: { userId: number; event: string; text: string };
}

/** What the asker is told, the same whether or not anybody gets a code (decisions 2.9). */
export interface CodeAnswer { resend_in: number; expires_in: number }

/** Seconds a code can be used. A reset's is typed within two minutes and used when the new password has been chosen. */
const LIFETIME: Record<CodePurpose, number> = { login: OTP_SECONDS, register: OTP_SECONDS, contact: OTP_SECONDS, reset: PASSWORD_RESET_SECONDS };

/** Milliseconds a notice without a code may wait for a gateway. */
const NOTICE_LIFETIME = 86_400_000;

/** Sends a code, at most once a minute; within the minute it answers how long is left and sends nothing. */
export async function sendCode(deps: Deps, ask: CodeAsk): Promise<CodeAnswer> {
  return withTransaction(deps.db, async (trx) => {
    await lockAccount(trx, ask);
    const now = deps.clock.now();
    const last = await lastAsked(trx, ask.purpose, ask.accountKey);
    const wait = last ? Math.ceil(OTP_RESEND_SECONDS - (now.getTime() - last.getTime()) / 1000) : 0;
    if (wait > 0) return { resend_in: wait, expires_in: OTP_SECONDS };
    const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
    const expiresAt = new Date(now.getTime() + LIFETIME[ask.purpose] * 1000);
    await insertCode(trx, ask, { userId: ask.userId, hmac: hmacOf(deps, ask, code), payload: ask.payload ?? {}, at: now, expiresAt });
    await queueMessage(deps, trx, {
      medium: ask.recipient?.medium ?? 'sms', recipient: ask.recipient?.address ?? '', customer: ask.recipient?.customer ?? true,
      ...(ask.instead
        ? { recipientUserId: ask.instead.userId, event: ask.instead.event, text: ask.instead.text, expiresAt: new Date(now.getTime() + NOTICE_LIFETIME) }
        : { recipientUserId: ask.userId, event: `code.${ask.purpose}`, text: ask.text, code, expiresAt }),
    }, ask.recipient !== null);
    return { resend_in: OTP_RESEND_SECONDS, expires_in: OTP_SECONDS };
  });
}

/**
 * Checks a code and does what it confirms in the same transaction: single use, five tries, bound to purpose and browser.
 * @throws Nok CODE_WRONG, Nok CODE_EXPIRED (also when none was sent)
 */
export async function confirmCode<T>(deps: Deps, binding: CodeBinding, typed: string, then: (trx: Trx, code: StoredCode) => Promise<T>): Promise<T> {
  const result = await withTransaction(deps.db, async (trx) => {
    const now = deps.clock.now();
    const stored = await findCode(trx, binding);
    if (!stored || stored.expires_at <= now || stored.tries >= OTP_TRIES) return { refused: 'CODE_EXPIRED' as const };
    if (!timingSafeEqual(stored.code_hmac, hmacOf(deps, binding, toEn(typed)))) {
      await addTry(trx, stored.id);
      return { refused: 'CODE_WRONG' as const };
    }
    await useCode(trx, stored.id, now);
    return { done: await then(trx, stored) };
  });
  // the try has to be counted, so the refusal is thrown only once it is committed
  if ('refused' in result && result.refused) throw new Nok(result.refused, undefined, result.refused === 'CODE_WRONG' ? messages.codeWrong : messages.codeExpired);
  return (result as { done: T }).done;
}

function hmacOf(deps: Pick<Deps, 'secrets'>, { purpose, accountKey, flow }: CodeBinding, code: string): Buffer {
  return createHmac('sha256', deps.secrets.key('one-time-code')).update(JSON.stringify([purpose, accountKey, flow, code])).digest();
}
