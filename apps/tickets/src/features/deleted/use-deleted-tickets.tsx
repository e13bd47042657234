import { useState, type ReactNode } from 'react';
import type { MenuItem } from '@hamyar/design-system/basics';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart, useGate } from '@hamyar/module-sdk';
import { faStaff } from '../../messages/fa-staff.ts';

const DeletedTicketsDrawer = lazyPart(
  () => import(/* webpackChunkName: "dialogs" */ './deleted-tickets.drawer.tsx'),
  'DeletedTicketsDrawer',
);

/** The drawer of the deleted tickets, and what opens it in a menu of views; nothing does for who may not restore them. */
export function useDeletedTickets(): { items: readonly MenuItem[]; drawer: ReactNode } {
  const [open, setOpen] = useState(false);
  const fullAdmin = useGate({ role: 'full_admin' });
  const close = () => setOpen(false);
  return {
    items: fullAdmin
      ? [
          { key: 'more', divider: true },
          { key: 'deleted', label: faStaff.deleted.title, onSelect: () => setOpen(true) },
        ]
      : [],
    drawer: <OnDemand onClose={close}>{open ? <DeletedTicketsDrawer onClose={close} /> : null}</OnDemand>,
  };
}
