import { useState, type ReactNode } from 'react';
import type { UserListRow } from '@hamyar/contracts';
import { CalendarIcon, OrganizationIcon, StarIcon, TrashIcon, UserIcon } from '@hamyar/design-system/icons';
import { confirmDelete } from '@hamyar/design-system/overlay';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart, useGate } from '@hamyar/module-sdk';
import { fill } from '@hamyar/persian';
import { faCustomerBulk as text } from '../../messages/fa-customer-bulk.ts';
import { BulkResultDialog } from './bulk-result.dialog.tsx';
import type { BulkField } from './bulk-change.dialog.tsx';
import { useCustomerBulk } from './use-customer-bulk.ts';

const BulkChangeDialog = lazyPart(() => import('./bulk-change.dialog.tsx'), 'BulkChangeDialog');

interface CustomerBulkProps {
  /** The selected customers. */
  rows: readonly UserListRow[];
  onClear(): void;
}

/**
 * The changes of the selected customers. Rights differ from customer to customer, so the server says of each whether it
 * was changed (decisions 2.25).
 */
export function CustomerBulk({ rows, onClear }: CustomerBulkProps) {
  // a dialog keeps the customers for which it was opened, also when some leave the list meanwhile
  const [dialog, setDialog] = useState<{ field: BulkField; rows: readonly UserListRow[] } | null>(null);
  const mayGrant = useGate({ permission: 'manage organizations' });
  const sender = useCustomerBulk(onClear);
  const open = (field: BulkField) => () => setDialog({ field, rows });
  const close = () => setDialog(null);
  const remove = () =>
    confirmDelete({
      title: fill(text.deleteTitle, { n: rows.length }),
      message: text.deleteText,
      onYes: () => sender.remove(rows),
    });
  return (
    <>
      <BarButton label={text.fields.customer_level_id} icon={<StarIcon />} onClick={open('customer_level_id')} />
      {mayGrant ? (
        <BarButton label={text.fields.organization_id} icon={<OrganizationIcon />} onClick={open('organization_id')} />
      ) : null}
      <BarButton label={text.fields.expire_date} icon={<CalendarIcon />} onClick={open('expire_date')} />
      <BarButton label={text.fields.status} icon={<UserIcon />} onClick={open('status')} />
      <BarButton label={text.delete} icon={<TrashIcon />} onClick={() => void remove()} />
      <OnDemand onClose={close}>
        {dialog ? (
          <BulkChangeDialog
            field={dialog.field}
            count={dialog.rows.length}
            send={(change) => sender.change(change, dialog.rows)}
            onClose={close}
          />
        ) : null}
      </OnDemand>
      {dialog === null ? <BulkResultDialog sender={sender} /> : null}
    </>
  );
}

const BarButton = ({ label, icon, onClick }: { label: string; icon: ReactNode; onClick(): void }) => (
  <button type="button" onClick={onClick}>
    {icon}
    {label}
  </button>
);
