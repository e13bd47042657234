import type { Taggable } from '../catalog/public.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { ticketContextOf } from './ticket-context.ts';
import { assertCan } from './ticket.policy.ts';
import { policyTicket } from './ticket.repository.ts';
import { beginUnitOfWork, flushUnitOfWork } from './ticket-unit-of-work.service.ts';

/** Tags of tickets: whoever may change the fields of one may tag it (decisions 2.10); its history says who did. */
export const taggableTickets: Taggable = {
  async change(deps, writer, id, change) {
    const context = ticketContextOf(deps);
    const settings = await context.settings.current();
    await withTransaction(deps.db, async (trx) => {
      const work = await beginUnitOfWork(trx, id, writer, deps.clock.now());
      const ticket = policyTicket(work.ticket);
      assertCan(writer.user, 'view', ticket, settings);
      assertCan(writer.user, 'fields', ticket, settings);
      const changed = await change(trx);
      if (!changed) return;
      const { tagId, assigned } = changed;
      work.history.push({ field: 'tag_id', from: assigned ? null : tagId, to: assigned ? tagId : null });
      await flushUnitOfWork(context, work);
    });
  },
};
