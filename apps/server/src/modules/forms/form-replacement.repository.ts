import { sql } from 'kysely';
import { countedRows, type RowReferences } from '../../platform/references/row-references.ts';
import { lockForms } from './custom-field.repository.ts';
import { messages } from './messages.ts';

/** Forms of tickets of some branches and not of all. */
export const formsOfBranches: RowReferences = {
  counted: countedRows(
    messages.formsCounted,
    (ids) => sql`from form where branch_ids && ${ids} and deleted_at is null`,
  ),
  lock: lockForms,
  async replace(trx, { from, to, at }) {
    await sql`update form set updated_at = ${at}, version = version + 1,
        branch_ids = array(select distinct id from unnest(array_replace(branch_ids, ${from}::bigint, ${to}::bigint)) as one (id) order by id)
      where branch_ids @> array[${from}::bigint]`.execute(trx);
  },
};
