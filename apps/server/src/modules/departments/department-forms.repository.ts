import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';

/** Makes a ticket form that of these departments, and of no others; each has one form at most. */
export async function assignFormToDepartments(
  trx: AnyDb,
  { formId, ids, at }: { formId: number; ids: readonly number[]; at: Date },
): Promise<void> {
  const wanted = sql`case when d.id = any(${[...ids]}::bigint[]) then ${formId}::bigint end`;
  await sql`update department d set form_id = ${wanted}, updated_at = ${at}, version = d.version + 1
    where (d.form_id = ${formId} or d.id = any(${[...ids]}::bigint[])) and d.form_id is distinct from ${wanted}`.execute(
    trx,
  );
}
