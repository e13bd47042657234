import type { Employee, NewInvitation } from '@hamyar/contracts';
import { WORKING_SHIFTS_ARE_LICENSED } from '@hamyar/contracts/calendar';
import { Alert } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormActions, useResourceForm } from '@hamyar/module-kit/form';
import { useGate } from '@hamyar/module-sdk';
import { fill, isolateLtr } from '@hamyar/persian';
import { useCreateEmployeeMutation } from '../../api/employee.api.ts';
import { faInvitations as text } from '../../messages/fa-invitations.ts';
import { employeeToForm, newEmployeeToBody, type NewEmployeeValues } from './employee.conversions.ts';
import { newEmployeeChecks } from './employee.validation.ts';
import { EntryFields } from './entry-fields.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { RankFields, RightsFields } from './rights-fields.tsx';

/** Somebody who was stored just now. */
export interface StoredEmployee {
  id: number;
  name: string;
  invitation: NewInvitation | null;
}

interface NewEmployeeFormProps {
  label: string;
  /** Nobody yet, with what the person may decide of them. */
  blank: Employee;
  /** undefined: nobody was stored. */
  onDone(stored?: StoredEmployee): void;
}

/** Creates an employee, who gets in by an invitation or by a given password (decisions 2.8). */
export function NewEmployeeForm({ label, blank, onDone }: NewEmployeeFormProps) {
  const [create] = useCreateEmployeeMutation();
  const shifts = useGate(WORKING_SHIFTS_ARE_LICENSED);
  const { parts } = blank;
  const governs = parts.includes('branch');
  const form = useResourceForm<NewEmployeeValues, Omit<StoredEmployee, 'name'>>({
    initial: { ...employeeToForm(blank), entry: 'link', password: '' },
    fields: newEmployeeChecks(!governs),
    draft: { key: 'employee-new', secret: ['password'] },
    send: async (values) => create(newEmployeeToBody(values, parts, shifts)),
    onSaved: (stored, { first_name, last_name, email, entry }) => {
      toast.success(entry === 'email' ? fill(text.mailed, { email: isolateLtr(email) }) : text.created);
      onDone({ ...stored, name: `${first_name} ${last_name}`.trim() });
    },
  });
  return (
    <Form form={form} label={label}>
      {governs ? null : <Alert tone="info" title={text.ownDepartments} />}
      <div className="st-columns">
        <div>
          <PersonalFields form={form} parts={parts} own={false} />
        </div>
        <div>
          <EntryFields form={form} />
          <RightsFields form={form} stored={blank} shifts={shifts} />
          {governs ? <RankFields form={form} stored={blank} /> : null}
        </div>
      </div>
      <FormActions form={form} onCancel={onDone} />
    </Form>
  );
}
