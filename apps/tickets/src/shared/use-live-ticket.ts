import { useEffect, useRef } from 'react';
import { channels } from '@hamyar/contracts';
import { useSocketChannel, type ChannelEvent } from '@hamyar/module-sdk';

/** ms in which events of one open ticket are gathered; short, because somebody is reading it */
const GATHER_MS = 150;
const JITTER_MS = 250;
/** ms before a ticket that could not be fetched is asked for again */
const RETRY_MS = 3_000;

/**
 * Fetches an open ticket again when the socket says that it changed; events carry no bodies. `null` listens to nothing.
 * `refetch` tells whether there was an answer: the socket tells an event once, so what a killed server left unanswered is asked again.
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
  const plan = (wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask(), wait + Math.random() * JITTER_MS);
  };
  const ask = async () => {
    const own = timer.current;
    const answered = await refetch();
    if (!answered && timer.current === own) plan(RETRY_MS);
  };
  const again = () => plan(GATHER_MS);
  const hear = (event: ChannelEvent) => {
    if (event.name.startsWith('ticket.')) again();
  };
  const channel = id === null ? null : audience === 'staff' ? channels.ticketStaff(id) : channels.ticket(id);
  useSocketChannel(channel, hear, again);
}
