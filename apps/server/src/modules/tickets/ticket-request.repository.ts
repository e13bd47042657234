import type { RequestChoices } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { catalogLists } from '../catalog/public.ts';
import { departmentLists } from '../departments/public.ts';

/** What a customer may choose for a new ticket: the shared lists that the panel shows them. */
export async function readRequestLists(db: AnyDb, user: CurrentUser): Promise<Omit<RequestChoices, 'requester'>> {
  const { rows } = await sql<Omit<RequestChoices, 'requester'>>`
    select ${departmentLists.departments(user)} as departments, ${catalogLists.ticket_categories(user)} as ticket_categories,
      ${catalogLists.services(user)} as services`.execute(db);
  return rows[0]!;
}
