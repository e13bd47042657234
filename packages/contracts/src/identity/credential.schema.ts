import { z } from 'zod';
import { IDENTIFIER_MAX, OTP_DIGITS, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../limits.ts';

/** What people type to say who they are: user name, mobile or e-mail. */
export const identifier = z.string().trim().min(1).max(IDENTIFIER_MAX);
/** A one-time code. */
export const oneTimeCode = z.string().trim().length(OTP_DIGITS);
/** A password that exists; rules for new ones may have become stricter since it was chosen. */
export const currentPassword = z.string().min(1).max(PASSWORD_MAX_LENGTH);
export const newPassword = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH);
