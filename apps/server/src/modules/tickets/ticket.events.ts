import { channels, type ChannelName } from '@hamyar/contracts';
import {
  accessChange,
  type AccessChange,
  type NewSocketEvent,
} from '../../platform/realtime/socket-event.repository.ts';
import type { TicketRecord } from './ticket.repository.ts';

/** What one write changed on a ticket. */
export interface TicketWriteSummary {
  created: boolean;
  removed: boolean;
  /** it was deleted, and is there again */
  restored: boolean;
  /** contents by their sequence; `public_seq` is null for notes and system lines */
  contents: readonly { seq: number; public_seq: number | null }[];
  /** something that a customer may see has changed */
  publicChange: boolean;
}

type AccessFields = Pick<
  TicketRecord,
  | 'department_id'
  | 'branch_id'
  | 'assignee_id'
  | 'recipient_id'
  | 'organization_id'
  | 'customer_id'
  | 'deleted_at'
  | 'shares'
>;

/**
 * Columns that decide who sees a ticket (decisions 2.1): when one changes, every node checks the access of its
 * subscribers again.
 */
const ACCESS_COLUMNS = [
  'department_id',
  'branch_id',
  'assignee_id',
  'recipient_id',
  'organization_id',
  'customer_id',
  'deleted_at',
  'shares',
] as const;

export type TicketEvent = NewSocketEvent | AccessChange;

/**
 * The events for each channel (decisions 2.4 "Who learns what", design/api.md "Socket"): staff in scope get every
 * change with the version, customers only public ones with their public sequence, without a version that notes change.
 */
export function ticketEvents(
  ticket: TicketRecord,
  before: AccessFields | null,
  summary: TicketWriteSummary,
  followers: readonly number[],
): TicketEvent[] {
  const { id, version } = ticket;
  const events: TicketEvent[] =
    before && ACCESS_COLUMNS.some((column) => ticket[column] !== before[column])
      ? [accessChange(channels.ticket(id))]
      : [];
  const staff = { id, version };
  for (const channel of staffChannels(ticket, before, followers)) {
    events.push(
      summary.removed
        ? { channel, name: 'ticket.removed', data: { id } }
        : (summary.created || summary.restored) && channel.startsWith('department.')
          ? { channel, name: 'ticket.created', data: { id, department_id: ticket.department_id } }
          : { channel, name: 'ticket.changed', data: staff },
    );
  }
  if (!summary.created && !summary.removed) {
    events.push({ channel: channels.ticketStaff(id), name: 'ticket.changed', data: staff });
    for (const { seq } of summary.contents)
      events.push({ channel: channels.ticketStaff(id), name: 'ticket.content', data: { id, seq } });
  }
  if (summary.removed) events.push({ channel: channels.ticketStaff(id), name: 'ticket.removed', data: { id } });
  if (summary.publicChange || summary.removed || summary.restored) events.push(...publicEvents(ticket, summary));
  return events;
}

function publicEvents(ticket: TicketRecord, summary: TicketWriteSummary): NewSocketEvent[] {
  const { id } = ticket;
  const lists = [
    ticket.customer_id === null ? null : channels.user(ticket.customer_id),
    ticket.organization_id === null ? null : channels.organization(ticket.organization_id),
  ].filter((c) => c !== null);
  const audience = [channels.ticket(id), ...lists];
  if (summary.removed) return audience.map((channel) => ({ channel, name: 'ticket.removed', data: { id } }));
  const seen = summary.contents.flatMap(({ public_seq }) => (public_seq === null ? [] : [public_seq]));
  return [
    ...audience.map((channel): NewSocketEvent => ({ channel, name: 'ticket.changed', data: { id } })),
    ...seen.map((seq): NewSocketEvent => ({ channel: channels.ticket(id), name: 'ticket.content', data: { id, seq } })),
  ];
}

function staffChannels(
  ticket: TicketRecord,
  before: AccessFields | null,
  followers: readonly number[],
): Set<ChannelName> {
  const people = [
    ticket.assignee_id,
    before?.assignee_id ?? null,
    ticket.kind === 'to_customer' || ticket.kind === 'internal' ? ticket.owner_id : null,
    ticket.kind === 'customer' ? null : ticket.created_by_id,
    ...ticket.shares.map(({ user_id }) => user_id),
    ...(before?.shares ?? []).map(({ user_id }) => user_id),
    ...followers,
  ];
  return new Set([
    channels.department(ticket.department_id),
    channels.branch(ticket.branch_id),
    ...(before ? [channels.department(before.department_id), channels.branch(before.branch_id)] : []),
    ...people.filter((id) => id !== null).map((id) => channels.user(id)),
  ]);
}
