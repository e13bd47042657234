import { useState, type ReactNode } from 'react';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart, useGate } from '@hamyar/module-sdk';

const DeletedTicketsDrawer = lazyPart(
  () => import(/* webpackChunkName: "dialogs" */ './deleted-tickets.drawer.tsx'),
  'DeletedTicketsDrawer',
);

/** The drawer of the deleted tickets, and what opens it; nothing opens it for who may not restore them. */
export function useDeletedTickets(): { show: (() => void) | undefined; drawer: ReactNode } {
  const [open, setOpen] = useState(false);
  const fullAdmin = useGate({ role: 'full_admin' });
  const close = () => setOpen(false);
  return {
    show: fullAdmin ? () => setOpen(true) : undefined,
    drawer: <OnDemand onClose={close}>{open ? <DeletedTicketsDrawer onClose={close} /> : null}</OnDemand>,
  };
}
