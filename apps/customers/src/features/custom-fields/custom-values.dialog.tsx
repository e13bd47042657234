import type { FilledField } from '@hamyar/contracts/forms';
import { toast } from '@hamyar/design-system/overlay';
import {
  changedValues,
  CustomFormFields,
  customFieldSpecs,
  fieldsToChange,
  type WithCustomValues,
} from '@hamyar/module-kit/custom-fields';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { useFillInCustomerMutation, useFillInOrganizationMutation } from '../../api/custom-value.api.ts';
import { fa } from '../../messages/fa.ts';

/** Whose custom fields are filled in. */
export interface Owner {
  type: 'customer' | 'organization';
  id: number;
}

interface CustomValuesDialogProps {
  owner: Owner;
  fields: readonly FilledField[];
  onClose(): void;
}

/** Fills in the custom fields of a customer or an organisation; a refusal is shown at its field [7.26]. */
export function CustomValuesDialog({ owner, fields: stored, onClose }: CustomValuesDialogProps) {
  const [fillInCustomer] = useFillInCustomerMutation();
  const [fillInOrganization] = useFillInOrganizationMutation();
  const fields = fieldsToChange(stored);
  const form = useDialogForm<WithCustomValues>({
    initial: { custom_values: {} },
    fields: ({ custom_values }) => customFieldSpecs(fields, custom_values),
    send: ({ custom_values }) => {
      const body = { id: owner.id, custom_values: changedValues(fields, custom_values) };
      return owner.type === 'customer' ? fillInCustomer(body) : fillInOrganization(body);
    },
    onSaved: () => {
      toast.success(fa.customFields.saved);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      width={640}
      title={fa.customFields.dialog}
      submitLabel={fa.common.save}
      initialFocus="input"
      onClose={onClose}
    >
      <CustomFormFields form={form} fields={fields} />
    </FormDialog>
  );
}
