import { useState } from 'react';
import type { Ticket } from '@hamyar/contracts';
import { Button, Card } from '@hamyar/design-system/basics';
import { PropertyList } from '@hamyar/design-system/conversation';
import { shownFields } from '@hamyar/domain';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { CustomFieldLabel, CustomValueText } from '@hamyar/module-kit/custom-fields';

const CustomFieldsDialog = lazyPart(
  () => import(/* webpackChunkName: "dialogs" */ './custom-fields.dialog.tsx'),
  'CustomFieldsDialog',
);

/** The custom fields of an open ticket, which who may change its fields fills in (decisions 2.11). */
export function CustomFieldsCard({ ticket }: { ticket: Ticket }) {
  const [open, setOpen] = useState(false);
  if (ticket.custom_fields.length === 0) return null;
  const values = Object.fromEntries(ticket.custom_fields.map(({ id, value }) => [id, value]));
  const editable = ticket.actions.includes('fields') && ticket.custom_fields.some(({ type }) => type !== 'uuid');
  return (
    <Card
      title={fa.customFields.title}
      extra={
        editable ? (
          <Button size="sm" variant="text" onClick={() => setOpen(true)}>
            {faStaff.customFields.edit}
          </Button>
        ) : undefined
      }
    >
      <PropertyList
        wide
        items={shownFields(ticket.custom_fields, values).map((field) => ({
          key: String(field.id),
          label: <CustomFieldLabel label={field.label} />,
          value: <CustomValueText field={field} />,
        }))}
      />
      <OnDemand onClose={() => setOpen(false)}>
        {open ? <CustomFieldsDialog ticket={ticket} onClose={() => setOpen(false)} /> : null}
      </OnDemand>
    </Card>
  );
}
