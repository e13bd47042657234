import { CUSTOMER_STATUSES, type CustomerStatus } from '@hamyar/contracts/customers';
import { RadioGroup } from '@hamyar/design-system/basics';
import { JalaliDate } from '@hamyar/design-system/dates';
import { Select } from '@hamyar/design-system/fields';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { fill } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';
import { faCustomerBulk as text } from '../../messages/fa-customer-bulk.ts';
import { fa } from '../../messages/fa.ts';
import { endOfDay } from '../../shared/expiry-date.ts';
import { levelOptions } from '../../shared/level-options.ts';
import type { BulkOutcome, CustomerChange } from './use-customer-bulk.ts';

export type BulkField = CustomerChange['action'];

interface BulkChangeDialogProps {
  field: BulkField;
  /** Of the customers. */
  count: number;
  send(change: CustomerChange): Promise<BulkOutcome>;
  onClose(): void;
}

interface Values {
  customer_level_id: number | null;
  organization_id: number | null;
  /** A civil day; the account is valid on it. */
  expire_date: string | null;
  status: CustomerStatus;
}

const INITIAL: Values = { customer_level_id: null, organization_id: null, expire_date: null, status: 'active' };
const changeOf = (field: BulkField, values: Values): CustomerChange =>
  field === 'status'
    ? { action: field, value: values.status }
    : { action: field, value: field === 'expire_date' ? endOfDay(values.expire_date) : values[field] };

/** Chooses one value for several customers; none takes away what they have. */
export function BulkChangeDialog({ field, count, send, onClose }: BulkChangeDialogProps) {
  const levels = useReferenceList('customer_levels') ?? [];
  const organizations = useReferenceList('organizations') ?? [];
  const form = useDialogForm<Values>({
    initial: INITIAL,
    fields: { [field]: { wire: 'value' } },
    send: (values) => send(changeOf(field, values)),
    onSaved: onClose,
  });
  const label = text.labels[field];
  return (
    <FormDialog
      form={form}
      title={text.titles[field]}
      subtitle={fill(text.count, { n: count })}
      submitLabel={text.apply}
      onClose={onClose}
    >
      {field === 'customer_level_id' ? (
        <FormField form={form} name="customer_level_id" label={label}>
          {(control) => (
            <Select {...control} clearable placeholder={text.noLevel} options={levelOptions(levels, control.value)} />
          )}
        </FormField>
      ) : field === 'organization_id' ? (
        <FormField form={form} name="organization_id" label={label} help={text.organizationHelp}>
          {(control) => (
            <Select
              {...control}
              clearable
              searchable
              placeholder={fa.customers.noOrganization}
              options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </FormField>
      ) : field === 'expire_date' ? (
        <FormField form={form} name="expire_date" label={label} help={text.expireHelp}>
          {(control) => <JalaliDate {...control} />}
        </FormField>
      ) : (
        <FormField form={form} name="status" label={label}>
          {({ value, onChange }) => (
            <RadioGroup
              label={label}
              options={CUSTOMER_STATUSES.map((status) => ({ value: status, label: fa.common[status] }))}
              value={value}
              onChange={onChange}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
