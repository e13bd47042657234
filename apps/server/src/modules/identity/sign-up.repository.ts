import type { AnyDb } from '../../platform/database/module-tables.ts';
import '../departments/department.table.ts';
import type { Selectable } from 'kysely';
import type { UserTable } from '../users/user.table.ts';
import { keepFirstBranch } from '../departments/public.ts';
import { contactNorm, insertUser, levelOfNewCustomer, nameNorm } from '../users/public.ts';
import type { AccountRef } from './account.rules.ts';
import type { AccountName } from '../../platform/auth/account-name.ts';

/** A sign-up confirmed by its code. */
export interface NewCustomer {
  name: AccountName;
  contact: AccountName;
  /** The columns of what the person has sent. */
  columns: Pick<Selectable<UserTable>, 'first_name' | 'last_name'>;
  passwordHash: string | null;
  /** `default_customer_level_id` of the settings. */
  configuredLevelId: number | null;
  at: Date;
}

/**
 * Creates the customer, in the first branch and with the default level (decisions 2.8). Unique keys decide between two
 * at the same time.
 */
export async function insertCustomer(trx: AnyDb, c: NewCustomer): Promise<AccountRef> {
  const of = (kind: AccountName['kind']) => [c.name, c.contact].find((name) => name.kind === kind)?.key ?? null;
  const contact = { username: of('username'), email: of('email'), mobile: of('mobile') };
  const epoch = 0;
  const id = await insertUser(trx, {
    credential_epoch: epoch,
    employee: false,
    ...c.columns,
    name_norm: nameNorm(c.columns.first_name, c.columns.last_name),
    contact_norm: contactNorm(contact),
    ...contact,
    username_key: contact.username,
    email_key: contact.email,
    password_hash: c.passwordHash,
    password_changed_at: c.passwordHash ? c.at : null,
    branch_id: await keepFirstBranch(trx),
    customer_level_id: await levelOfNewCustomer(trx, c.configuredLevelId),
    status: 'active',
    verified_at: c.at,
    created_at: c.at,
    updated_at: c.at,
  });
  return { id, epoch };
}
