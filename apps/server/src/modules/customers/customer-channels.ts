import { channels } from '@hamyar/contracts';
import { evaluatePredicate } from '@hamyar/domain';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ChannelPolicy } from '../../platform/realtime/channel.policy.ts';
import { accessChange, insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { customersForRights } from './customer.repository.ts';
import { accessibleCustomers, mayManageCustomers } from './customer.policy.ts';

/** The channel of a customer is for employees who manage customers and have this one in their scope. */
export const customerChannels: ChannelPolicy = {
  kinds: ['customer'],
  async rights({ db }, asked) {
    const ids = asked.map(({ id }) => id);
    const rows = new Map((await customersForRights(db, ids)).map((row) => [row.id, row]));
    return (user, { id }) => {
      const row = rows.get(id);
      return row !== undefined && mayManageCustomers(user) && evaluatePredicate(accessibleCustomers(user), row);
    };
  },
};

/** The customer is in the scope of other employees now, in the transaction of the change. */
export const writeScopeChange = (deps: Pick<Deps, 'broker'>, trx: Trx, id: number): Promise<void> =>
  insertSocketEvents(deps, trx, [accessChange(channels.customer(id))], null);
