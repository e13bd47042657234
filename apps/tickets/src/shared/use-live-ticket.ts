import { useEffect, useRef } from 'react';
import { channels } from '@hamyar/contracts';
import { useSocketChannel, type ChannelEvent } from '@hamyar/module-sdk';

/** ms in which events of one open ticket are collected; short, because the person is reading it */
const BATCH_DELAY_MS = 150;
const JITTER_MS = 250;
/** ms before a failed fetch of a ticket is repeated */
const RETRY_MS = 3_000;

/**
 * Fetches an open ticket again when the socket reports a change; events have no bodies. With `null` it does nothing.
 * `refetch` returns whether there was a response: the socket sends an event once, so a fetch that failed is repeated.
 */
export function useLiveTicket(
  id: number | null,
  audience: 'staff' | 'customer',
  refetch: () => Promise<boolean>,
): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [id],
  );
  const schedule = (wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refetchNow(), wait + Math.random() * JITTER_MS);
  };
  const refetchNow = async () => {
    const startedTimer = timer.current;
    const answered = await refetch();
    if (!answered && timer.current === startedTimer) schedule(RETRY_MS);
  };
  const refetchSoon = () => schedule(BATCH_DELAY_MS);
  const onEvent = (event: ChannelEvent) => {
    if (event.name.startsWith('ticket.')) refetchSoon();
  };
  const channel = id === null ? null : audience === 'staff' ? channels.ticketStaff(id) : channels.ticket(id);
  useSocketChannel(channel, onEvent, refetchSoon);
}
