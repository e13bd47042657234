import { OTP_RESEND_SECONDS, OTP_SECONDS } from '@hamyar/contracts';
import type { Deps } from '../../platform/deps.ts';
import { TooManyRequests } from '../../platform/http/app-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { settingsOf } from '../settings/public.ts';
import { findAccount, type Account } from './account.repository.ts';
import { accountKey, readAccountName } from '../../platform/auth/account-name.ts';
import { attemptByName } from './login-attempt.service.ts';
import { openSessionFor, type OpenedSession, type Origin } from './login.service.ts';
import { messages } from './messages.ts';
import {
  accountOfCode,
  codeExpired,
  confirmCode,
  sendCode,
  type CodeTimes,
  type CodeRecipient,
} from './one-time-code.service.ts';
import { lastPayload } from './one-time-code.repository.ts';

/** The address for a code: the typed name where it is an address, else the account's mobile, else its e-mail. */
export function recipientOf(
  account: Pick<Account, 'mobile' | 'email' | 'employee'>,
  typed: string,
): CodeRecipient | null {
  const customer = !account.employee;
  if (readAccountName(typed)?.kind === 'email' && account.email)
    return { medium: 'email', address: account.email, customer };
  if (account.mobile) return { medium: 'sms', address: account.mobile, customer };
  return account.email ? { medium: 'email', address: account.email, customer } : null;
}

async function accountOf(deps: Deps, username: string): Promise<Account | null> {
  const name = readAccountName(username);
  const account = name ? await findAccount(deps.db, name) : null;
  // who has not accepted the invitation yet has nothing to recover: a password of theirs would only end it
  return account?.status === 'invited' ? null : account;
}

/**
 * The step after the identifier: decided by the setting alone, never by the account. In code mode a customer gets a
 * code; for everybody else the response is the same and nothing is sent (decisions 2.9).
 */
export async function checkUsername(
  deps: Deps,
  username: string,
  flow: string,
): Promise<{ next: 'password' | 'otp'; resend_in: number }> {
  const {
    userAccountSettings: { authenticate_customers_type: next },
  } = await settingsOf(deps).current();
  if (next === 'password') return { next, resend_in: 0 };
  try {
    const { resend_in } = await sendLoginCode(deps, username, flow);
    return { next, resend_in };
  } catch (error) {
    // the code step is shown anyway, because it offers the password
    if (error instanceof TooManyRequests) return { next, resend_in: error.retryAfter ?? OTP_RESEND_SECONDS };
    throw error;
  }
}

async function sendLoginCode(deps: Deps, username: string, flow: string): Promise<CodeTimes> {
  const account = await accountOf(deps, username);
  const customer = account && !account.employee ? account : null;
  return sendTo(deps, { purpose: 'login', username, flow, account: customer, text: messages.codeText });
}

async function sendTo(
  deps: Deps,
  request: { purpose: 'login' | 'reset'; username: string; flow: string; account: Account | null; text: string },
): Promise<CodeTimes> {
  const {
    systemInformation: { system_title: title },
  } = await settingsOf(deps).current();
  const { purpose, username, flow, account } = request;
  return sendCode(deps, {
    purpose,
    flow,
    accountKey: accountKey(username),
    account,
    recipient: account && recipientOf(account, username),
    text: fillMessage(request.text, { title }),
  });
}

/** Sends a code again; for a name or purpose without a code the response is the same (decisions 2.9). */
export async function resendCode(
  deps: Deps,
  body: { username: string; purpose: 'login' | 'register' | 'reset' },
  flow: string,
): Promise<CodeTimes> {
  if (body.purpose === 'login') {
    const {
      userAccountSettings: { authenticate_customers_type: mode },
    } = await settingsOf(deps).current();
    return mode === 'otp'
      ? sendLoginCode(deps, body.username, flow)
      : { resend_in: OTP_RESEND_SECONDS, expires_in: OTP_SECONDS };
  }
  if (body.purpose === 'reset') return sendResetCode(deps, body.username, flow);
  const key = accountKey(body.username);
  const earlier = await lastPayload(deps.db, { purpose: 'register', accountKey: key, flow });
  const {
    systemInformation: { system_title: title },
  } = await settingsOf(deps).current();
  const { flow: _flow, recipient, ...payload } = earlier?.payload ?? {};
  return sendCode(deps, {
    purpose: 'register',
    accountKey: key,
    flow,
    account: null,
    payload: { ...payload, recipient },
    recipient: (recipient ?? null) as CodeRecipient | null,
    text: fillMessage(messages.codeText, { title }),
  });
}

/** Sends a reset code to the account with this name; the response never shows whether it exists (decisions 2.9). */
export async function sendResetCode(deps: Deps, username: string, flow: string): Promise<CodeTimes> {
  return sendTo(deps, {
    purpose: 'reset',
    username,
    flow,
    account: await accountOf(deps, username),
    text: messages.resetText,
  });
}

/** Opens a customer's session with a code. @throws Nok CODE_WRONG, CODE_EXPIRED, ACCOUNT_LOCKED */
export async function loginByCode(
  deps: Deps,
  body: { username: string; code: string },
  flow: string,
  origin: Origin,
): Promise<OpenedSession> {
  const key = accountKey(body.username);
  const account = await attemptByName(deps, body.username, origin.ip, (_account, locked) =>
    confirmCode(deps, { purpose: 'login', accountKey: key, flow }, body.code, async (_trx, stored) => {
      if (locked) throw locked;
      return accountOfCode(stored);
    }),
  );
  if (!account) throw codeExpired();
  return openSessionFor(deps, account, origin, codeExpired());
}
