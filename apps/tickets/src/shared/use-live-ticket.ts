import { useEffect, useRef } from 'react';
import { channels } from '@hamyar/contracts';
import { useSocketChannel, type ChannelEvent } from '@hamyar/module-sdk';

/** ms in which events of one open ticket are gathered; short, because somebody is reading it */
const GATHER_MS = 150;
const JITTER_MS = 250;

/** Fetches an open ticket again when the socket says that it changed; events carry no bodies. `null` listens to nothing. */
export function useLiveTicket(id: number | null, audience: 'staff' | 'customer', refetch: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [id]);
  const again = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(refetch, GATHER_MS + Math.random() * JITTER_MS);
  };
  const hear = (event: ChannelEvent) => {
    if (event.name.startsWith('ticket.')) again();
  };
  const channel = id === null ? null : audience === 'staff' ? channels.ticketStaff(id) : channels.ticket(id);
  useSocketChannel(channel, hear, again);
}
