import { passwordScore, SECURE_PASSWORD_SCORE } from '@hamyar/domain';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';

/**
 * Checks a new password by the setting: strength 4 of 4 when secure passwords are required (spec 5.30). @throws
 * ValidationFailed
 */
export function checkNewPassword(password: string, { field, secure }: { field: string; secure: boolean }): void {
  if (secure && passwordScore(password).score < SECURE_PASSWORD_SCORE)
    throw new ValidationFailed([fieldError(field, 'PASSWORD')]);
}
