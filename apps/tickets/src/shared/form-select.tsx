import { CUSTOM_FIELDS_ARE_LICENSED } from '@hamyar/contracts';
import { Select } from '@hamyar/design-system/fields';
import { ticketFormOptions } from '@hamyar/module-kit/custom-fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { useGate } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useSelectableFormsQuery } from '../api/ticket-form.api.ts';
import { faCatalog } from '../messages/fa-catalog.ts';

interface FormSelectProps<Values extends object> {
  form: ResourceForm<Values>;
  /** The form that is stored. */
  stored: number | null | undefined;
  /** Where its tickets get their form without one. */
  placeholder: string;
  branches?: readonly number[];
}

/** The form of new tickets that a category or a service has; nothing without the license (decisions 2.11). */
export function FormSelect<Values extends { form_id: number | null }>({
  form,
  stored,
  placeholder,
  branches = [],
}: FormSelectProps<Values>) {
  const licensed = useGate(CUSTOM_FIELDS_ARE_LICENSED);
  const { data } = useSelectableFormsQuery(licensed ? undefined : skipToken, { refetchOnMountOrArgChange: true });
  if (!licensed) return null;
  const options = data ? ticketFormOptions(data.data, { branches, kept: [stored, form.values.form_id] }) : [];
  return (
    <FormField
      form={form as unknown as ResourceForm<{ form_id: number | null }>}
      name="form_id"
      label={shared.ticketForm}
      help={faCatalog.formHelp}
    >
      {(control) => <Select {...control} clearable placeholder={placeholder} options={options} />}
    </FormField>
  );
}
