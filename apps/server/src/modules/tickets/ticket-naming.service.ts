import { TICKET_STATUS } from '@hamyar/contracts';
import type { Deps, ServerModule } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { runAllBatches } from '../../platform/jobs/row-batches.ts';
import { inBatches, type LaterReplacement, type RowReferences } from '../../platform/references/row-references.ts';
import { messages } from './messages.ts';
import { ticketContextOf } from './ticket-context.ts';
import { countOpenTickets } from './ticket-department.repository.ts';
import { lookupNames } from './department-lookup.repository.ts';
import {
  countMacrosNaming,
  countNaming,
  openTicketsNaming,
  replaceInClosed,
  replaceInMacros,
  replaceInViews,
  type NamingField,
  type NamingStep,
} from './ticket-naming.repository.ts';
import { beginUnitOfWork, flushUnitOfWork, setColumns } from './ticket-unit-of-work.service.ts';

/** Closed tickets of one transaction: others wait for a fraction of a second at most. */
const BATCH = 500;

/** What tickets name, with the line of the conversation that says it. */
interface Naming {
  field: NamingField;
  table: 'ticket_category' | 'service';
  line: 'category' | 'service';
}
const CATEGORIES: Naming = { field: 'category_id', table: 'ticket_category', line: 'category' };
const SERVICES: Naming = { field: 'service_id', table: 'service', line: 'service' };

/**
 * Open tickets get another category or service as if the person who deleted theirs had chosen it for each of them:
 * with its line, the policy that follows from it, and those who have them open see it.
 */
async function replaceInOpen(deps: Deps, change: LaterReplacement, naming: Naming): Promise<void> {
  await runAllBatches(await openTicketsNaming(deps.db, naming.field, change.from), {
    log: deps.log,
    size: 1,
    run: async ([id]) => id !== undefined && replaceInOne(deps, id, change, naming),
    failure: 'what was deleted could not be replaced in a ticket',
  });
}

async function replaceInOne(
  deps: Deps,
  id: number,
  { from, byId, inTransaction }: LaterReplacement,
  { field, table, line }: Naming,
): Promise<void> {
  await inTransaction(async (trx, to) => {
    const user = byId === null ? null : { id: byId, employee: true };
    const work = await beginUnitOfWork(trx, id, { user, socketId: null, cause: 'bulk' }, deps.clock.now()).catch(
      ignoreGone,
    );
    if (!work || work.ticket[field] !== from) return;
    // closed or deleted meanwhile: it is one of the others
    if (work.ticket.status === TICKET_STATUS.closed || work.ticket.deleted_at !== null) return;
    const names = await lookupNames(trx, table, [to]);
    work.systemLines.push({ name: line, from: null, to: names.get(to) ?? null });
    work.history.push({ field, from, to });
    work.summary.publicChange = true;
    setColumns(work, { [field]: to });
    await flushUnitOfWork(ticketContextOf(deps), work);
  });
}

function ignoreGone(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}

const ticketsNaming = (naming: Naming): RowReferences => ({
  counted: { text: messages.ticketsCounted, count: (db, ids) => countNaming(db, naming.field, ids) },
  async replaceLater(deps, change) {
    const { from, byId, inTransaction } = change;
    // one that is opened again in between is found by the next round
    do {
      await replaceInOpen(deps, change, naming);
      await inBatches(BATCH, () =>
        inTransaction((trx, to) =>
          replaceInClosed(trx, naming.field, { from, to, byId, at: deps.clock.now(), limit: BATCH }),
        ),
      );
    } while ((await countNaming(deps.db, naming.field, [from])) > 0);
  },
});

// by the job: who changes a macro has locked it before what it names
const macrosNaming = (step: NamingStep): RowReferences => ({
  counted: { text: messages.macrosCounted, count: (db, ids) => countMacrosNaming(db, step, ids) },
  replaceLater: (_deps, { from, inTransaction }) => inTransaction((trx, to) => replaceInMacros(trx, step, from, to)),
});

/** A view filters by what is gone as by any other choice without tickets, so none asks for a replacement. */
const viewsNaming = (...keys: string[]): RowReferences => ({
  replaceLater: (_deps, { from, inTransaction }) => inTransaction((trx, to) => replaceInViews(trx, keys, from, to)),
});

/** Open tickets; the module of departments transfers them itself. */
const openTickets: RowReferences = {
  counted: {
    text: messages.openTicketsCounted,
    async count(db, ids) {
      let n = 0;
      for (const id of ids) n += await countOpenTickets(db, id);
      return n;
    },
  },
};

/** What of this module names categories, services, levels, departments and forms. */
export const ticketReferences: NonNullable<ServerModule['references']> = {
  ticket_category: {
    tickets: ticketsNaming(CATEGORIES),
    macros: macrosNaming({ type: 'category', key: 'category_id' }),
    views: viewsNaming('category_ids', 'exact_category_ids'),
  },
  service: {
    tickets: ticketsNaming(SERVICES),
    macros: macrosNaming({ type: 'service', key: 'service_id' }),
    views: viewsNaming('service_ids'),
  },
  department: { 'open-tickets': openTickets },
  customer_level: { views: viewsNaming('customer_level_ids') },
  form: { views: viewsNaming('form_ids') },
};
