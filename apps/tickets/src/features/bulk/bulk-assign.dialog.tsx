import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { faBulk as text } from '../../messages/fa-bulk.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { useDepartmentPeople } from '../../shared/department-people.ts';
import { PeoplePicker } from '../../shared/people-picker.tsx';
import type { BulkDialogProps } from './bulk-action.ts';

/** The value of «بدون مسئول» in the list of people. */
const NOBODY = 0;

/** Assigns tickets to one colleague of their departments, to oneself, or to nobody. */
export function BulkAssignDialog({ rows, subtitle, send, onClose }: BulkDialogProps) {
  const { id: ownId } = useSession();
  const departments = new Set(rows.map(({ department }) => department.id));
  const people = useDepartmentPeople(({ id }) => departments.has(id));
  const form = useDialogForm<{ recipient_id: number | null }>({
    initial: { recipient_id: null },
    send: ({ recipient_id }) => send({ action: 'assignee', value: recipient_id === NOBODY ? null : recipient_id }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={text.assignTitle}
      subtitle={subtitle}
      submitLabel={faStaff.actions.assign}
      submitDisabled={form.values.recipient_id === null}
      initialFocus="[data-autofocus]"
      onClose={onClose}
    >
      <FormField form={form} name="recipient_id" label={text.assignTitle} hideLabel>
        {(control) => (
          <PeoplePicker
            {...control}
            options={people && [{ id: NOBODY, name: text.nobody }, ...people]}
            label={text.assignTitle}
            searchLabel={faStaff.actions.people}
            onCommit={(id) => void form.submit({ recipient_id: id })}
            ownId={ownId}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
