import type { OrderType } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { SortIcon } from '@hamyar/design-system/icons';
import { sortText } from '../messages/fa-sort.ts';
import { useSortDialog } from './use-sort-dialog.tsx';

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
  const { show, dialog } = useSortDialog(type, onSaved);
  return (
    <>
      <Button icon={<SortIcon />} onClick={show}>
        {sortText.title}
      </Button>
      {dialog}
    </>
  );
}
