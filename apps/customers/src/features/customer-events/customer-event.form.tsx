import { EVENT_DESCRIPTION_MAX, EVENT_KIND } from '@hamyar/contracts';
import { Field } from '@hamyar/design-system/basics';
import { Select, TextArea, TextField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { FileField, useFormUploads } from '@hamyar/module-kit/files';
import { Form, FormActions, FormField, useResourceForm, type FieldSpecs } from '@hamyar/module-kit/form';
import { useReferenceList } from '@hamyar/store';
import { useCreateCustomerEventMutation } from '../../api/customer-event.api.ts';
import { faEvents as text } from '../../messages/fa-events.ts';
import { emptyEvent, eventToBody, type CustomerEventValues } from './customer-event.conversions.ts';

const FIELDS: FieldSpecs<CustomerEventValues> = {
  customer_event_type_id: { required: true },
  description: { required: true },
};

interface CustomerEventFormProps {
  customer: { id: number; name: string };
  /** The event was written. */
  onCreated(): void;
  onCancel(): void;
}

/** Writes down an event of a customer: of an internal type, with files (spec 3.25, 5.43-5.44). */
export function CustomerEventForm({ customer, onCreated, onCancel }: CustomerEventFormProps) {
  const [create] = useCreateCustomerEventMutation();
  const types = (useReferenceList('customer_event_types') ?? []).filter(
    ({ type, status }) => type === EVENT_KIND.internal && status,
  );
  const form = useResourceForm<CustomerEventValues, unknown>({
    initial: emptyEvent,
    fields: FIELDS,
    draft: { key: `customer-event-${customer.id}` },
    send: async (values) => create(eventToBody(customer.id, values)),
    onSaved: () => {
      toast.success(text.created);
      onCreated();
    },
  });
  const uploads = useFormUploads(form, 'attachments', 'customer_event');
  const beginningOf = (typeId: number | null) => types.find(({ id }) => id === typeId)?.default_description ?? '';
  const choose = (next: number | null) =>
    form.change((before) => ({
      customer_event_type_id: next,
      // what somebody has typed stays
      ...(before.description === beginningOf(before.customer_event_type_id) && { description: beginningOf(next) }),
    }));
  return (
    <Form form={form} label={text.add}>
      <Field label={text.customer} controlId={`${form.id}-customer`}>
        <TextField id={`${form.id}-customer`} value={customer.name} readOnly />
      </Field>
      <FormField
        form={form}
        name="customer_event_type_id"
        label={text.category}
        help={types.length === 0 ? text.noTypes : undefined}
      >
        {(control) => (
          <Select
            {...control}
            searchable
            onChange={choose}
            options={types.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </FormField>
      <FormField form={form} name="description" label={text.description}>
        {(control) => <TextArea {...control} rows={6} maxLength={EVENT_DESCRIPTION_MAX} />}
      </FormField>
      <FileField form={form} uploads={uploads} label={text.attachments} />
      <FormActions form={form} submitLabel={text.submit} onCancel={onCancel} />
    </Form>
  );
}
