import {
  paths,
  pathTo,
  SUCCESS_STATUSES,
  type Answer,
  type CheckUsernameData,
  type ErrorAnswer,
  type FieldError,
  type LoginBody,
  type LoginData,
  type PasswordResetBody,
  type RegisterBody,
  type RegisterData,
  type SendCodeBody,
} from '@hamyar/contracts';
import { fa } from './messages.ts';

/** ms before a call without an answer is given up */
const TIMEOUT_MS = 20_000;

/** What came back: done, or the sentences to show. The login page has no store, so it has its own few lines of wire. */
export type Result<Data> =
  | { ok: true; data: Data; message?: string }
  | { ok: false; message: string; errors: FieldError[]; code?: string };

async function post<Data>(path: string, body: unknown): Promise<Result<Data>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-Requested-With': 'hamyar' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json().catch(() => ({}))) as Partial<
      Omit<Answer<Data>, 'code'> & Omit<ErrorAnswer, 'status'>
    >;
    const success = SUCCESS_STATUSES.some((status) => status === answer.status);
    if (success && answer.status !== 'NOK') return { ok: true, data: answer.data as Data, message: answer.message };
    return {
      ok: false,
      message: answer.message || (response.status === 429 ? fa.tooMany : fa.serverError),
      errors: answer.errors ?? [],
      code: answer.code,
    };
  } catch {
    return { ok: false, message: fa.network, errors: [] };
  }
}

export const checkUsername = (username: string) => post<CheckUsernameData>(paths.checkUsername, { username });
export const login = (body: LoginBody) => post<LoginData>(paths.login, body);
export const register = (body: RegisterBody) => post<RegisterData>(paths.register, body);
export const verifyAccount = (username: string, code: string) =>
  post<LoginData>(paths.verifyAccount, { username, code });
export const sendCode = (body: SendCodeBody) => post<{ expires_in: number }>(paths.sendCode, body);
export const requestPasswordReset = (username: string) =>
  post<{ expires_in: number }>(paths.getPasswordResetToken, { username });
export const resetPassword = (body: PasswordResetBody) => post<undefined>(paths.passwordReset, body);

/** Whether codes wait in the delivery log because no gateway is set; false when it cannot be told. */
export async function hasCodesInLog(): Promise<boolean> {
  try {
    const response = await fetch(pathTo(paths.deliveryHint, {}), { headers: { Accept: 'application/json' } });
    return ((await response.json()) as Answer<{ waiting_in_log: boolean }>).data?.waiting_in_log === true;
  } catch {
    return false;
  }
}
