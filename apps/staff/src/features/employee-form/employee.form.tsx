import type { Employee } from '@hamyar/contracts';
import { WORKING_SHIFTS_ARE_LICENSED } from '@hamyar/contracts/calendar';
import { Alert } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormActions, useResourceForm } from '@hamyar/module-kit/form';
import { useGate, useSession } from '@hamyar/module-sdk';
import { useUpdateEmployeeMutation } from '../../api/employee.api.ts';
import { faEmployees } from '../../messages/fa-employees.ts';
import { AbsenceFields } from './absence-fields.tsx';
import { employeeToBody, employeeToForm, type EmployeeValues } from './employee.conversions.ts';
import { employeeChecks } from './employee.validation.ts';
import { PersonalFields } from './personal-fields.tsx';
import { RankFields, RightsFields } from './rights-fields.tsx';

const text = faEmployees.page;

interface EmployeeFormProps {
  label: string;
  stored: Employee;
  onDone(): void;
}

/** Changes an employee: who they are, what they may, where they belong and when they are away (decisions 2.8). */
export function EmployeeForm({ label, stored, onDone }: EmployeeFormProps) {
  const [update] = useUpdateEmployeeMutation();
  const own = useSession().id === stored.id;
  const shifts = useGate(WORKING_SHIFTS_ARE_LICENSED);
  const form = useResourceForm<EmployeeValues, unknown>({
    initial: employeeToForm(stored),
    fields: employeeChecks,
    draft: { key: `employee-${stored.id}` },
    send: async (values) =>
      update({ id: stored.id, version: stored.version, ...employeeToBody(values, stored.parts, shifts) }),
    onSaved: () => {
      toast.success(text.updated);
      onDone();
    },
  });
  const readOnly = stored.parts.length === 0;
  return (
    <Form form={form} label={label}>
      {readOnly || own ? <Alert tone="info" title={readOnly ? text.readOnly : text.own} /> : null}
      <div className="st-columns">
        <div>
          <PersonalFields form={form} parts={stored.parts} own={own} />
          <RightsFields form={form} stored={stored} shifts={shifts} />
        </div>
        <div>
          <AbsenceFields form={form} stored={stored} />
          <RankFields form={form} stored={stored} />
        </div>
      </div>
      {readOnly ? null : <FormActions form={form} onCancel={onDone} />}
    </Form>
  );
}
