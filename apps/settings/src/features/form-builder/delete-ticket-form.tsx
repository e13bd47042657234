import type { TicketForm } from '@hamyar/contracts/forms';
import { Select } from '@hamyar/design-system/fields';
import type { FieldControl } from '@hamyar/module-kit/form';
import { ReplaceButton } from '@hamyar/module-kit/replace';
import { fill, isolate } from '@hamyar/persian';
import { useOtherTicketFormsQuery, useDeleteTicketFormMutation } from '../../api/form.api.ts';
import { faFields } from '../../messages/fa-fields.ts';

const text = faFields.form;

interface DeleteTicketFormProps {
  form: TicketForm;
  onDeleted(): void;
}

/** The button that deletes a form of tickets; what has it gets another one. */
export function DeleteTicketForm({ form, onDeleted }: DeleteTicketFormProps) {
  const [remove] = useDeleteTicketFormMutation();
  return (
    <ReplaceButton
      type="ticketForm"
      id={form.id}
      title={fill(text.deleteTitle, { name: isolate(form.name) })}
      remove={async (replace_with) => remove({ id: form.id, replace_with })}
      deleted={text.deleted}
      onDeleted={onDeleted}
      replacement={(control) => <Replacement form={form} control={control} />}
    />
  );
}

/** The forms in use that serve every branch of this one. */
function Replacement({ form, control }: { form: TicketForm; control: FieldControl<number | null> }) {
  const all = useOtherTicketFormsQuery().data?.data ?? [];
  const serves = (branches: readonly number[]) =>
    branches.includes(-1) || form.branch_ids.every((id) => branches.includes(id));
  const others = all.filter(({ id, status, branch_ids }) => id !== form.id && status && serves(branch_ids));
  return <Select {...control} searchable options={others.map(({ id, name }) => ({ value: id, label: name }))} />;
}
