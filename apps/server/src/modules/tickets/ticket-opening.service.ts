import type { OpeningChannel } from '@hamyar/contracts';
import { joinFa } from '@hamyar/persian';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { Nok } from '../../platform/http/app-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { openingMessages as messages } from './messages.ts';
import {
  countOpened,
  lockOpening,
  readOpeningLimits,
  type OpeningLimits,
  type OpeningOwner,
} from './ticket-opening.repository.ts';

/** A limit of open tickets, with what says that it is reached. */
interface Cap {
  owner: OpeningOwner;
  id: number;
  max: number;
  text: string;
}

/** Those that a customer has, always in the same order: whoever waits for one holds none of the later ones. */
const capsOf = (customerId: number, { level_max, organization_id, organization_max }: OpeningLimits): Cap[] => [
  ...(organization_id !== null && organization_max !== null
    ? [
        {
          ...{ owner: 'organization_id' as const, id: organization_id, max: organization_max },
          text: messages.ofOrganization,
        },
      ]
    : []),
  ...(level_max === null
    ? []
    : [{ owner: 'customer_id' as const, id: customerId, max: level_max, text: messages.ofCustomer }]),
];

/**
 * Why a customer may not open a ticket by a channel now, in a sentence for them; null where they may (decisions 2.8
 * `channels_allowed`, `max_open_tickets`). What an employee opens for them is not asked about.
 * @param beforeCount called before the tickets of a limit are counted
 */
async function refusalOf(
  db: AnyDb,
  { customerId, channel }: { customerId: number; channel: OpeningChannel },
  beforeCount?: (cap: Cap) => Promise<void>,
): Promise<string | null> {
  const limits = await readOpeningLimits(db, customerId);
  const { channels_allowed: allowed } = limits;
  if (allowed.length > 0 && !allowed.includes(channel))
    return fillMessage(messages.channelRefused, { channels: joinFa(allowed.map((one) => messages.channels[one])) });
  for (const cap of capsOf(customerId, limits)) {
    await beforeCount?.(cap);
    const n = await countOpened(db, cap.owner, cap.id);
    if (n >= cap.max) return fillMessage(cap.text, { n, max: cap.max });
  }
  return null;
}

/** What a customer is told before they write. */
export const openingRefusal = (db: AnyDb, customerId: number): Promise<string | null> =>
  refusalOf(db, { customerId, channel: 'web' });

/**
 * Refuses the ticket that a customer opens by a channel; two at the same moment are counted one after the other. Every way
 * by which customers open tickets asks this first. @throws Nok OPENING_REFUSED
 */
export async function assertMayOpen(trx: Trx, customerId: number, channel: OpeningChannel): Promise<void> {
  const refused = await refusalOf(trx, { customerId, channel }, ({ owner, id }) => lockOpening(trx, owner, id));
  if (refused !== null) throw new Nok('OPENING_REFUSED', undefined, refused);
}

/** Whether an error is that of {@link assertMayOpen}; where the same ticket was sent twice, it is itself the one too many. */
export const isOpeningRefused = (error: unknown): boolean => error instanceof Nok && error.code === 'OPENING_REFUSED';
