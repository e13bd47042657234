import { Button, EmptyState, Skeleton } from '@hamyar/design-system/basics';
import { ActionDialog } from '../dialog/action-dialog.tsx';
import { sortText } from '../messages/fa-sort.ts';
import { kitText } from '../messages/fa.ts';
import { movedItem } from './sortable-list.rules.ts';
import { SortableList } from './sortable-list.tsx';
import type { SortOrder } from './use-sort-order.ts';

const text = sortText;

interface SortDialogProps {
  order: SortOrder;
  onSaved(): void;
  onClose(): void;
}

/** The sort dialog (spec 2.82): rows with handles, «save» and «cancel». */
export function SortDialog({ order, onSaved, onClose }: SortDialogProps) {
  const { rows, error } = order;
  return (
    <ActionDialog
      title={text.title}
      subtitle={text.hint}
      width="sort"
      submitLabel={kitText.save}
      submitDisabled={!order.changed}
      sending={order.sending}
      error={error}
      onSubmit={() => void order.save().then((saved) => saved && onSaved())}
      onClose={onClose}
    >
      <Rows order={order} />
      {rows === null && error ? <Button onClick={() => void order.read()}>{text.again}</Button> : null}
    </ActionDialog>
  );
}

function Rows({ order: { rows, error, sending, show } }: { order: SortOrder }) {
  if (rows === null) return error ? null : <Skeleton rows={5} />;
  if (rows.length === 0) return <EmptyState compact />;
  return (
    <SortableList
      label={text.hint}
      items={rows}
      disabled={sending}
      onMove={(id, index) => show(movedItem(rows, id, index))}
    />
  );
}
