import {
  checkUsername as checkUsernameCall,
  getPasswordResetToken,
  invitationAccept,
  invitationGet,
  login as loginCall,
  passwordReset,
  register as registerCall,
  sendCode as sendCodeCall,
  verifyAccount as verifyAccountCall,
  type LoginBody,
  type PasswordResetBody,
  type RegisterBody,
  type SendCodeBody,
} from '@hamyar/contracts/identity';
import { deliveryHint } from '@hamyar/contracts/notifications';
import { isUnreachable, send, type CallFailure } from '@hamyar/store/wire';
import { fa } from './messages.ts';

export const checkUsername = (username: string) => send(checkUsernameCall, { username });
export const login = (body: LoginBody) => send(loginCall, body);
export const register = (body: RegisterBody) => send(registerCall, body);
export const verifyAccount = (username: string, code: string) => send(verifyAccountCall, { username, code });
export const sendCode = (body: SendCodeBody) => send(sendCodeCall, body);
export const requestPasswordReset = (username: string) => send(getPasswordResetToken, { username });
export const openInvitation = (token: string) => send(invitationGet, { token });
export const acceptInvitation = (token: string, password: string) => send(invitationAccept, { token, password });
export const resetPassword = (body: PasswordResetBody) => send(passwordReset, body);

/** Whether codes are only in the delivery log because no gateway is set; false when the call fails. */
export const hasCodesInLog = async (): Promise<boolean> => (await send(deliveryHint)).data?.waiting_in_log === true;

/** Message of a failed call: the server's, or a general one when no answer came. */
export function failureText(failure: CallFailure): string {
  if (failure.message) return failure.message;
  if (isUnreachable(failure)) return fa.network;
  return failure.status === 'TOO_MANY_REQUESTS' ? fa.tooMany : fa.serverError;
}
