import { NO_ROLE, type FieldError, type SettingsInput } from '@hamyar/contracts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { keepRows } from '../../platform/database/replaced-tables.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { readRoles } from './role.repository.ts';

/** Each role that hides fields of tickets exists, and stands once (decisions 2.26). */
export async function checkHidingRoles(
  { hidden_fields: hiding = [] }: SettingsInput<'generalTicketSettings'>,
  db: AnyDb,
): Promise<FieldError[]> {
  const ids = hiding.map(({ role_id }) => Number(role_id)).filter((id) => id !== NO_ROLE);
  await keepRows(db, 'role', ids);
  const known = ids.length === 0 ? [] : (await readRoles(db)).map(({ id }) => id);
  const refused =
    ids.some((id) => !known.includes(id)) || new Set(hiding.map(({ role_id }) => role_id)).size < hiding.length;
  return refused ? [fieldError('hidden_fields', 'CHOICE')] : [];
}
