import type { FilledField } from '@hamyar/contracts/forms';
import { toast } from '@hamyar/design-system/overlay';
import { CustomFormFields, useCustomValuesForm } from '@hamyar/module-kit/custom-fields';
import { FormDialog } from '@hamyar/module-kit/dialog';
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
  const { form, fields } = useCustomValuesForm({
    stored,
    send: (custom_values) => {
      const body = { id: owner.id, custom_values };
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
