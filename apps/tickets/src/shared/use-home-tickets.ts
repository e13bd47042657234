import { useEffect, useEffectEvent, useMemo } from 'react';
import { TICKET_STATUS, TICKET_VIEW_FILTERS, type TicketRow } from '@hamyar/contracts';
import { failureText } from '@hamyar/module-kit/failure';
import { useSession } from '@hamyar/module-sdk';
import { refetchLatest, skipToken } from '@hamyar/store';
import { useCheckDefaultRecieverQuery, useTicketPageQuery, type TicketListFilter } from '../api/ticket.api.ts';
import { ownComeFirst } from './organization-tickets.ts';
import { useLiveList } from './use-live-list.ts';

/** Rows of each group on a customer's home; the list has all of them. */
const MAX_ROWS = 5;
const page = (
  view: 'waiting_for_customer' | 'in_progress' | 'closed',
  of: TicketListFilter,
): TicketListFilter & { perPage: 10 } => ({
  ...of,
  status: [...TICKET_VIEW_FILTERS[view].status],
  sort_by: 'last_activity_at',
  perPage: 10,
});
const groups = (of: TicketListFilter) => ({
  of,
  waiting: page('waiting_for_customer', of),
  running: page('in_progress', of),
  closed: page('closed', of),
});
/** What waits for a member of an organisation are only the own tickets; those of colleagues stand in the list. */
const OWN = groups({ mine: true });
const ALL = groups({});
const FRESH = { refetchOnMountOrArgChange: 10 };

interface TicketGroup {
  rows: readonly TicketRow[];
  total: number;
}

export interface HomeTickets {
  ready: boolean;
  /** Also what stands beside the groups has been read; until then the page below them would move. */
  complete: boolean;
  failed: string | null;
  refetch(): void;
  /** Tickets that an employee has answered: the customer's turn. */
  waiting: TicketGroup;
  running: TicketGroup;
  /** What was closed last. */
  closed: readonly TicketRow[];
  /** Of the newest open ticket. */
  departmentId: number | null;
}

const waitsForCustomer = ({ status }: TicketRow) => status === TICKET_STATUS.expertReplied;
const isRunning = (row: TicketRow) => !waitsForCustomer(row) && row.status !== TICKET_STATUS.closed;

/** The open tickets of a customer in two groups, live. */
export function useHomeTickets(): HomeTickets {
  const asked = ownComeFirst(useSession()) ? OWN : ALL;
  const readings = {
    waiting: useTicketPageQuery(asked.waiting, FRESH),
    running: useTicketPageQuery(asked.running, FRESH),
  };
  const closed = useTicketPageQuery(asked.closed, FRESH);
  const { waiting, running } = { waiting: readings.waiting.data, running: readings.running.data };
  const visibleIds = useMemo(
    () => [...(waiting?.data ?? []), ...(running?.data ?? [])].map(({ id }) => id),
    [waiting, running],
  );
  const refetch = () => {
    void refetchLatest(readings.waiting);
    void refetchLatest(readings.running);
  };
  const { waiting: arrived, show } = useLiveList({
    visibleIds,
    // only events of the rows on the screen matter; new ones are read together with their group
    filter: asked.of,
    complete: false,
    readAt: Math.floor((readings.running.fulfilledTimeStamp ?? 0) / 1000),
  });
  // an event changes a row where it is; a row of the other group, and a new one, are read with their groups
  const moved = waiting?.data.some((row) => !waitsForCustomer(row)) || running?.data.some((row) => !isRunning(row));
  const readAgain = useEffectEvent(() => {
    if (arrived > 0) show();
    refetch();
  });
  useEffect(() => {
    if (moved || arrived > 0) readAgain();
  }, [moved, arrived]);
  const departmentId = (running?.data[0] ?? waiting?.data[0])?.department.id ?? null;
  const hours = useCheckDefaultRecieverQuery(departmentId ?? skipToken);
  const ready = waiting !== undefined && running !== undefined;
  const error = readings.waiting.error ?? readings.running.error;
  return {
    ready,
    complete: ready && !closed.isLoading && !hours.isLoading,
    failed: error && !(waiting && running) ? failureText(error) : null,
    refetch,
    waiting: groupOf(waiting),
    running: groupOf(running),
    closed: closed.data?.data ?? [],
    departmentId,
  };
}

const groupOf = (answer: { data: readonly TicketRow[]; total: number } | undefined): TicketGroup => ({
  rows: answer?.data.slice(0, MAX_ROWS) ?? [],
  total: answer?.total ?? 0,
});
