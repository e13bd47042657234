import { useState } from 'react';
import type { OrderType } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { SortIcon } from '@hamyar/design-system/icons';
import { lazyPart } from '@hamyar/module-sdk';
import { OnDemand } from '../keys/on-demand.tsx';
import { sortText } from '../messages/fa-sort.ts';
import { useSortOrder } from './use-sort-order.ts';

const SortDialog = lazyPart(() => import('./sort-dialog.tsx'), 'SortDialog');

/** Props of {@link SortButton}. */
export interface SortButtonProps {
  /** What is sorted; the slice that owns the rows declares it under `orders`. */
  type: OrderType;
  /** The new order is stored: the list is read again. */
  onSaved(): void;
}

/**
 * The button of a list whose rows people put into an order, with its dialog (spec 2.82). The rows are read once, when it is
 * opened for the first time.
 */
export function SortButton({ type, onSaved }: SortButtonProps) {
  const order = useSortOrder(type);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    if (order.rows === null) void order.read();
  };
  const close = () => {
    order.reset();
    setOpen(false);
  };
  return (
    <>
      <Button icon={<SortIcon />} onClick={show}>
        {sortText.title}
      </Button>
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
    </>
  );
}
