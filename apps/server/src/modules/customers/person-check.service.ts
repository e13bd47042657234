import type { FieldError } from '@hamyar/contracts';
import { matchesUsernamePattern } from '../../platform/auth/username-pattern.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import type { Db } from '../../platform/database/pool.ts';
import type { Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { settingsOf } from '../settings/public.ts';
import { checkIdentified, checkPerson, DUPLICATES, type Identifiers, type PersonValues } from './customer.rules.ts';
import { messages } from './messages.ts';

/**
 * Runs a write of a person. @throws ValidationFailed at the field whose value another person already has
 * @param holderOf the id of that person, where the caller may see them
 */
export async function unique<T>(
  write: () => Promise<T>,
  holderOf?: (field: keyof Identifiers) => Promise<number | null>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const taken = Object.entries(DUPLICATES).find(([constraint]) => isUniqueViolation(error, constraint));
    if (!taken) throw error;
    const holder = (await holderOf?.(taken[1])) ?? null;
    const refused = fieldError(taken[1], 'DUPLICATE', {}, messages.duplicate);
    throw new ValidationFailed([{ ...refused, ...(holder !== null && { id: holder }) }]);
  }
}

/** What of a person's values is refused by the settings; `current` is the person who has others, null for a new one. */
export async function personErrors(
  deps: Pick<Deps, 'db' | 'broker' | 'clock'>,
  db: Db,
  values: PersonValues,
  current: Identifiers | null,
): Promise<FieldError[]> {
  const { userAccountSettings } = await settingsOf(deps).current(db);
  const accepts = (name: string) => matchesUsernamePattern(name, userAccountSettings.username_regex);
  const today = deps.clock.now().toISOString().slice(0, 10);
  const refused = checkPerson(values, { ...userAccountSettings, accepts }, today);
  refused.push(...checkIdentified({ ...current, ...values }, userAccountSettings.username_type));
  return refused.map(({ field, code, values: filled, message }) => fieldError(field, code, filled, message));
}
