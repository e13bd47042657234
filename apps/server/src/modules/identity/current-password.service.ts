import type { Editor } from '../../platform/auth/current-user.ts';
import { verifyPassword } from '../../platform/auth/passwords.ts';
import type { Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { attemptKeys } from './account.rules.ts';
import { withAttempt } from './login-attempt.service.ts';
import { messages } from './messages.ts';

/** The refusal of a wrong current password at its field. */
export const passwordWrong = (field: string): ValidationFailed =>
  new ValidationFailed([{ field, code: 'PASSWORD_WRONG', message: messages.currentPasswordWrong }]);

/**
 * Checks the password that a logged-in person types again; guesses count together with those of the login.
 * @throws ValidationFailed PASSWORD_WRONG at the field, Nok ACCOUNT_LOCKED, TooManyRequests
 */
export async function checkCurrentPassword(
  deps: Deps,
  { user, ip }: Editor,
  { stored, typed, field }: { stored: string; typed: string; field: string },
): Promise<void> {
  await withAttempt(deps, attemptKeys.currentPassword(user.id), ip, async () => {
    if (!(await verifyPassword(stored, typed))) throw passwordWrong(field);
  });
}
