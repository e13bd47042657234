import { channels } from '@hamyar/contracts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';

/** Columns from which a person's rights are derived, besides roles and departments. */
const RIGHTS_COLUMNS = [
  'supervisor',
  'organization_id',
  'expire_at',
  'status',
  'branch_id',
  'customer_level_id',
  'members_see_all',
] as const;

type Rights = Partial<Record<(typeof RIGHTS_COLUMNS)[number], unknown>>;

/** Whether a change of a person or an organisation changes what people may do. */
export function changesRights(before: Rights, changes: Rights): boolean {
  return RIGHTS_COLUMNS.some(
    (column) =>
      changes[column] !== undefined && JSON.stringify(changes[column]) !== JSON.stringify(before[column] ?? null),
  );
}

/**
 * Writes, in the transaction of the change, an event for the open tabs of these people: their permissions have changed.
 */
export async function writeRightsChangedEvents(
  deps: Pick<Deps, 'broker'>,
  trx: Trx,
  userIds: readonly number[],
): Promise<void> {
  await insertSocketEvents(
    deps,
    trx,
    userIds.map((id) => ({
      channel: channels.user(id),
      name: 'session.changed' as const,
      data: { reason: 'rights' as const },
    })),
    null,
  );
}
