import { Checkbox } from '@hamyar/design-system/basics';
import { MultiSelect } from '@hamyar/design-system/fields';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { faBulk as text } from '../../messages/fa-bulk.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { useDepartmentPeople } from '../../shared/department-people.ts';
import type { BulkDialogProps } from './bulk-action.ts';

/** Shares tickets with colleagues besides those who have access already [6.35]. */
export function BulkShareDialog({ subtitle, send, onClose }: BulkDialogProps) {
  const { full_admin: fullAdmin, id: ownId } = useSession();
  const people = useDepartmentPeople(({ mine }) => mine || fullAdmin)?.filter(({ id }) => id !== ownId);
  const form = useDialogForm<{ users: readonly number[]; editable: boolean }>({
    initial: { users: [], editable: false },
    send: ({ users, editable }) => send({ action: 'share', value: users.map((user_id) => ({ user_id, editable })) }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={text.shareTitle}
      subtitle={subtitle}
      submitLabel={text.share}
      submitDisabled={form.values.users.length === 0}
      onClose={onClose}
    >
      <FormField form={form} name="users" label={faStaff.share.users}>
        {({ value, onChange, ...control }) => (
          <MultiSelect
            {...control}
            options={(people ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={[...value]}
            onChange={onChange}
            loading={people === undefined}
            placeholder={faStaff.share.placeholder}
          />
        )}
      </FormField>
      <FormField form={form} name="editable" label={text.fullAccess} help={faStaff.share.fullAccessHint} hideLabel>
        {({ value, onChange }) => (
          <Checkbox checked={value} onChange={onChange}>
            {text.fullAccess}
          </Checkbox>
        )}
      </FormField>
    </FormDialog>
  );
}
