import { TICKET_STATUS } from '@hamyar/contracts';
import { fill } from '@hamyar/persian';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { runBatches } from '../../platform/jobs/row-batches.ts';
import {
  keptReplacement,
  type LaterReplacement,
  type RowReferences,
} from '../../platform/references/row-references.ts';
import { startRest, type BatchKind } from '../batches/public.ts';
import { messages } from './messages.ts';
import { ticketContextOf } from './ticket-context.ts';
import { countOpenTickets } from './ticket-department.repository.ts';
import { transferOpenTickets } from './ticket-department.service.ts';
import { lookupNames } from './department-lookup.repository.ts';
import {
  countedMacroReferences,
  countedReferences,
  replaceInClosed,
  replaceInMacros,
  replaceInViews,
  ticketsOfBranches,
  ticketsWithReference,
  type ReferenceField,
  type ReferenceStep,
} from './ticket-replacement.repository.ts';
import { beginUnitOfWork, flushUnitOfWork, setColumns } from './ticket-unit-of-work.service.ts';

/** Closed tickets of one transaction: others wait for a fraction of a second at most. */
const BATCH = 500;

/** What tickets name, with the line of the conversation that says it. */
interface TicketReference {
  field: ReferenceField;
  table: 'ticket_category' | 'service';
  line: 'category' | 'service';
  /** The title of the batch. */
  title: string;
}
const CATEGORIES: TicketReference = {
  ...{ field: 'category_id', table: 'ticket_category', line: 'category', title: messages.categoryReplaced },
};
const SERVICES: TicketReference = {
  field: 'service_id',
  table: 'service',
  line: 'service',
  title: messages.serviceReplaced,
};
const REFERENCES: Readonly<Record<ReferenceField, TicketReference>> = { category_id: CATEGORIES, service_id: SERVICES };

interface TicketReplacement {
  field: ReferenceField;
  from: number;
}

declare module '../batches/batch-kind.ts' {
  interface BatchInputs {
    ticket_replacement: TicketReplacement;
  }
}

/** Tickets get what replaces their deleted category or service, each in a transaction of its own. */
export const ticketReplacementBatch: BatchKind<TicketReplacement> = {
  link: 'ticket_batch',
  mandatory: true,
  begin:
    async (deps, owner, { field, from }) =>
    (trx, id) =>
      replaceInOne(deps, trx, id, { reference: REFERENCES[field], from, byId: owner.id }),
};

/**
 * An open ticket gets another category or service as if the person who deleted its own had chosen it: with its line, the
 * policy that follows from it, and those who have it open see it.
 */
async function replaceInOne(
  deps: Deps,
  trx: Trx,
  id: number,
  { reference: { field, table, line }, from, byId }: { reference: TicketReference; from: number; byId: number },
): Promise<void> {
  const [to, at] = [await keptReplacement(trx, table, from), deps.clock.now()];
  const user = { id: byId, employee: true };
  const work = await beginUnitOfWork(trx, id, { user, socketId: null, cause: 'bulk' }, at).catch(ignoreGone);
  if (!work || work.ticket[field] !== from) return;
  if (work.ticket.status === TICKET_STATUS.closed || work.ticket.deleted_at !== null)
    return replaceInClosed(trx, field, [id], { from, to, byId, at });
  const names = await lookupNames(trx, table, [to]);
  work.systemLines.push({ name: line, from: null, to: names.get(to) ?? null });
  work.history.push({ field, from, to });
  work.summary.publicChange = true;
  setColumns(work, { [field]: to });
  await flushUnitOfWork(ticketContextOf(deps), work);
}

function ignoreGone(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}

/** Starts a batch for tickets that still name a row: the open ones, or whatever is left in the end. */
const startTickets = (deps: Deps, { field, table, title }: TicketReference, change: LaterReplacement, open: boolean) =>
  withTransaction(deps.db, async (trx) => {
    const { from, byId: ownerId } = change;
    const [refIds, names] = [
      await ticketsWithReference(trx, field, { id: from, open }),
      await lookupNames(trx, table, [from]),
    ];
    await startRest(deps, trx, {
      ...{ kind: 'ticket_replacement', ownerId, input: { field, from }, refIds },
      title: fill(title, { name: names.get(from) ?? '' }),
    });
  });

const ticketReferencesTo = (reference: TicketReference): RowReferences => ({
  counted: countedReferences(reference.field),
  async replaceLater(deps, change) {
    const { field } = reference;
    const { from, byId, inTransaction } = change;
    await startTickets(deps, reference, change, true);
    // read once: an index for it would cost every ticket more than one reading of the table costs a deletion
    await runBatches(await ticketsWithReference(deps.db, field, { id: from, open: false }), {
      ...{ log: deps.log, size: BATCH, failure: 'what was deleted could not be replaced in a ticket' },
      run: (some) =>
        inTransaction((trx, to) => replaceInClosed(trx, field, some, { from, to, byId, at: deps.clock.now() })),
    });
    // those that failed, and those that were opened or closed meanwhile
    await startTickets(deps, reference, change, false);
  },
});

// by the job: who changes a macro has locked it before what it names
const macroReferencesTo = (step: ReferenceStep): RowReferences => ({
  counted: countedMacroReferences(step),
  replaceLater: (_deps, { from, inTransaction }) => inTransaction((trx, to) => replaceInMacros(trx, step, from, to)),
});

/** Only open tickets keep a department (decisions 2.7): what else names it gets the other one, where there is one. */
const uncounted = ({ counted: _, ...rest }: RowReferences): RowReferences => rest;

/** A view filters by what is gone as by any other choice without tickets, so none asks for a replacement. */
const viewReferencesTo = (...keys: string[]): RowReferences => ({
  replaceLater: (_deps, { from, inTransaction }) => inTransaction((trx, to) => replaceInViews(trx, keys, from, to)),
});

/** Open tickets, which are transferred. Closed ones stay where they were answered. */
const openTickets: RowReferences = {
  counted: {
    text: messages.openTicketsCounted,
    async count(db, ids) {
      let n = 0;
      for (const id of ids) n += await countOpenTickets(db, id);
      return n;
    },
  },
  replaceLater: transferOpenTickets,
};

/** What of this module names categories, services, branches, levels, departments and forms. */
export const ticketReferences: NonNullable<ServerModule['references']> = {
  ticket_category: {
    tickets: ticketReferencesTo(CATEGORIES),
    macros: macroReferencesTo({ type: 'category', key: 'category_id' }),
    views: viewReferencesTo('category_ids', 'exact_category_ids'),
  },
  service: {
    tickets: ticketReferencesTo(SERVICES),
    macros: macroReferencesTo({ type: 'service', key: 'service_id' }),
    views: viewReferencesTo('service_ids'),
  },
  branch: { tickets: { counted: ticketsOfBranches }, views: viewReferencesTo('branch_ids') },
  department: {
    'open-tickets': openTickets,
    macros: uncounted(macroReferencesTo({ type: 'department', key: 'department_id' })),
    views: viewReferencesTo('department_ids'),
  },
  customer_level: { views: viewReferencesTo('customer_level_ids') },
  form: { views: viewReferencesTo('form_ids') },
};
