import { LIST_TOTAL_CAP, RESTORE_DAYS, type DeletedTicket } from '@hamyar/contracts';
import type { deletedTicketList, QueryOf } from '@hamyar/contracts/schemas';
import { canRestore } from '@hamyar/domain';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { discardAttachments } from '../attachments/public.ts';
import { removeTagsFrom } from '../catalog/public.ts';
import { audit } from '../logs/public.ts';
import {
  contentIdsOf,
  listDeletedTickets,
  lockExpiredTickets,
  purgeTickets,
  restorableSince,
} from './deleted-ticket.repository.ts';
import { peopleOf, toPerson } from './people.repository.ts';
import type { TicketContext } from './ticket-context.ts';
import { policyTicket } from './ticket.repository.ts';
import { beginUnitOfWork, flushUnitOfWork, setColumns, type Writer } from './ticket-unit-of-work.service.ts';

/** One page of the tickets that can be restored, and how many there are up to the cap of lists. */
export async function listDeleted(
  { deps }: TicketContext,
  query: QueryOf<typeof deletedTicketList>,
): Promise<{ rows: DeletedTicket[]; total: number }> {
  const since = restorableSince(deps.clock.now());
  const { rows, total } = await listDeletedTickets(deps.db, query, { since, cap: LIST_TOTAL_CAP });
  const people = await peopleOf(
    deps.db,
    rows.flatMap(({ customer_id, deleted_by_id }) => [customer_id, deleted_by_id]),
  );
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      number: row.number,
      subject: row.subject,
      customer: toPerson(people, row.customer_id),
      department: { id: row.department_id, name: row.department_name },
      deleted_at: unixSeconds(row.deleted_at),
      deleted_by: toPerson(people, row.deleted_by_id),
      purge_at: unixSeconds(row.deleted_at) + RESTORE_DAYS * 86_400,
    })),
  };
}

/** Who restores: null is the address of who asked earlier, whose batch does it now. */
interface Restoring {
  writer: Writer & { user: CurrentUser };
  ip: string | null;
}

/** Restores a deleted ticket (decisions 2.3 T17). @throws NotFound when it is not deleted, or its days have passed */
export const restoreTicket = (context: TicketContext, restoring: Restoring, ticketId: number): Promise<void> =>
  withTransaction(context.deps.db, (trx) => restoreTicketIn(context, trx, restoring, ticketId));

/** The same in a transaction, for one of several. */
export async function restoreTicketIn(
  context: TicketContext,
  trx: Trx,
  { writer, ip }: Restoring,
  ticketId: number,
): Promise<void> {
  const { deps } = context;
  const work = await beginUnitOfWork(trx, ticketId, writer, deps.clock.now());
  const { deleted_at: deletedAt } = work.ticket;
  if (
    !canRestore(writer.user, policyTicket(work.ticket)) ||
    deletedAt === null ||
    deletedAt <= restorableSince(work.now)
  )
    throw new NotFound();
  setColumns(work, { deleted_at: null });
  work.history.push({ field: 'restored', from: null, to: 1 });
  work.summary.restored = true;
  await flushUnitOfWork(context, work);
  await audit(
    deps,
    trx,
    { caller: writer.user, ip },
    { action: 'ticket.restore', object_type: 'ticket', object_id: ticketId, object_name: work.ticket.number },
  );
}

/** Tickets that one transaction removes for good. */
const PURGE_BATCH = 50;

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Removes deleted tickets whose days to be restored have passed. */
    'ticket.purge': Record<string, never>;
  }
}

/** Removes tickets for good that were deleted more than 30 days ago, with their files. */
export async function purgeExpiredTickets({ db, clock }: Deps): Promise<void> {
  const before = restorableSince(clock.now());
  for (;;) {
    const purged = await withTransaction(db, async (trx) => {
      const ids = await lockExpiredTickets(trx, before, PURGE_BATCH);
      if (ids.length === 0) return 0;
      await discardAttachments(trx, { kind: 'ticket_content', ids: await contentIdsOf(trx, ids) });
      await removeTagsFrom(trx, 'ticket', ids);
      await purgeTickets(trx, ids);
      return ids.length;
    });
    if (purged < PURGE_BATCH) return;
  }
}

/** Registers the job; it looks once an hour. */
export function registerPurge(deps: Deps): void {
  deps.jobs.handle('ticket.purge', () => purgeExpiredTickets(deps));
  deps.jobs.schedule('37 * * * *', 'ticket.purge');
}
