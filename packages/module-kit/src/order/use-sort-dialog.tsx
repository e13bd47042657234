import { useState, type ReactNode } from 'react';
import type { OrderType } from '@hamyar/contracts';
import { lazyPart } from '@hamyar/module-sdk';
import { OnDemand } from '../keys/on-demand.tsx';
import { useSortOrder } from './use-sort-order.ts';

const SortDialog = lazyPart(() => import('./sort-dialog.tsx'), 'SortDialog');

/**
 * The sort dialog (spec 2.82) of rows of one type, and the function that opens it. The rows are read when it is opened
 * for the first time.
 */
export function useSortDialog(type: OrderType, onSaved: () => void): { show(): void; dialog: ReactNode } {
  const order = useSortOrder(type);
  const [open, setOpen] = useState(false);
  const close = () => {
    order.reset();
    setOpen(false);
  };
  return {
    show: () => {
      setOpen(true);
      if (order.rows === null) void order.read();
    },
    dialog: (
      <OnDemand onClose={close}>
        {open ? (
          <SortDialog
            order={order}
            onSaved={() => {
              setOpen(false);
              onSaved();
            }}
            onClose={close}
          />
        ) : null}
      </OnDemand>
    ),
  };
}
