import { sql } from 'kysely';
import type { CatalogUses } from '../catalog/public.ts';

const COLUMNS = { ticket_category: sql.ref('category_id'), service: sql.ref('service_id') };

/** Tickets by their category or service. Deleted ones count too while they can be restored. */
export const catalogUsesOfTickets: CatalogUses = {
  async count(db, tree, id) {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from ticket where ${COLUMNS[tree]} = ${id}`.execute(db);
    return rows[0]?.n ?? 0;
  },
  async replaceSome(db, tree, { from, to, limit }) {
    const { numAffectedRows } =
      await sql`update ticket set ${COLUMNS[tree]} = ${to} where id in (select id from ticket where ${COLUMNS[tree]} = ${from} order by id limit ${limit} for no key update)`.execute(
        db,
      );
    return Number(numAffectedRows ?? 0);
  },
};
