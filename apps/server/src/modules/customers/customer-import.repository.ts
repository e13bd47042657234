import type { Actor } from '@hamyar/domain';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { accessibleCustomers } from './customer.policy.ts';
import { scopeCondition } from './customer.repository.ts';

/** Who has one of the names that a file of customers gives. */
export interface IdentifiedPerson {
  id: number;
  /** A customer in scope; of others only that the name is taken may be said. */
  in_scope: boolean;
  username: string | null;
  email: string | null;
  mobile: string | null;
  first_name: string;
  last_name: string;
  gender: string | null;
  birthday: string | null;
  landline: string | null;
  interphone: string | null;
  address: string | null;
  description: string | null;
}

/** The people who log in with these names, by three unique indexes. */
export async function peopleWithIdentifiers(
  db: AnyDb,
  user: Actor,
  names: { username: readonly string[]; email: readonly string[]; mobile: readonly string[] },
): Promise<IdentifiedPerson[]> {
  const { rows } = await sql<IdentifiedPerson>`
    select u.id, (${scopeCondition(accessibleCustomers(user))}) as in_scope, u.username_key as username, u.email_key as email, u.mobile,
      u.first_name, u.last_name, u.gender, u.birthday, u.landline, u.interphone, u.address, u.description
    from "user" u where u.deleted_at is null and (u.username_key = any(${[...names.username]}::text[])
      or u.email_key = any(${[...names.email]}::text[]) or u.mobile = any(${[...names.mobile]}::text[]))`.execute(db);
  return rows;
}
