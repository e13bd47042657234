import { useEffect, useRef, useState } from 'react';
import type { Ticket } from '@hamyar/contracts';
import { rememberRecent, usePageParams } from '@hamyar/module-sdk';
import { failureOf, refetchLatest, skipToken, type CallFailure } from '@hamyar/store';
import { toFa } from '@hamyar/persian';
import { useTicketGetQuery, useTicketReadMutation } from '../../api/ticket.api.ts';
import { readTicket } from '../../shared/cached-ticket.ts';
import { RECENT_TICKETS } from '../../shared/recent-tickets.ts';
import { patchRow } from '../../shared/ticket-cache.ts';
import { useLiveTicket } from '../../shared/use-live-ticket.ts';

export interface LiveTicket {
  ticket: Ticket | undefined;
  /** The failure of the first read, or that the person may not see the ticket any more. */
  error: CallFailure | null;
  refetch(): void;
}

/** A ticket, fetched and updated live. `null` fetches none. */
export function useTicketReading(id: number | null, audience: 'staff' | 'customer'): LiveTicket {
  const query = useTicketGetQuery(id ?? skipToken);
  const ticket = readTicket(query);
  useLiveTicket(id, audience, async () => wasAnswered(failureOf(await refetchLatest(query))));
  return { ticket, error: ticket ? null : failureOf(query), refetch: () => void query.refetch() };
}

/**
 * A ticket that is shown: marked read while it is visible, its number in title and breadcrumb.
 * @returns up to which sequence the ticket was read when it was opened
 */
export function useShownTicket(ticket: Ticket | undefined): number {
  usePageParams<'tickets-id'>({ number: ticket && toFa(ticket.number) });
  const opened = ticket?.id;
  useEffect(() => {
    if (opened !== undefined) rememberRecent(RECENT_TICKETS, opened);
  }, [opened]);
  return useReadState(ticket);
}

const TRANSIENT_ERRORS: readonly string[] = [
  'NETWORK',
  'TIMEOUT',
  'OFFLINE',
  'ABORTED',
  'SERVER_ERROR',
  'SYSTEM_SUSPENSION',
];
const wasAnswered = (failure: CallFailure | null): boolean => !failure || !TRANSIENT_ERRORS.includes(failure.status);

/** Sets the shown contents to read, and remembers up to which sequence they were read before. */
function useReadState(ticket: Ticket | undefined): number {
  const [saveReadState] = useTicketReadMutation();
  const [opened, setOpened] = useState<{ id: number; seq: number } | null>(null);
  const sent = useRef('');
  if (ticket && opened?.id !== ticket.id) setOpened({ id: ticket.id, seq: ticket.last_read_seq });
  const id = ticket?.id;
  const last = ticket?.last_seq ?? 0;
  const hasUnread = ticket !== undefined && ticket.last_read_seq < ticket.last_seq;
  useEffect(() => {
    if (id === undefined || !hasUnread) return undefined;
    const read = () => {
      if (document.visibilityState !== 'visible' || sent.current === `${id}:${last}`) return;
      sent.current = `${id}:${last}`;
      patchRow(id, { unread: false, unread_count: 0 });
      void saveReadState({ id, last_read_seq: last });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, last, hasUnread, saveReadState]);
  return opened?.seq ?? 0;
}
