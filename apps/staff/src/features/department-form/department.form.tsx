import type { ReactNode } from 'react';
import { CUSTOM_FIELDS_ARE_LICENSED, SLA_IS_LICENSED, type Department } from '@hamyar/contracts';
import { WORKING_SHIFTS_ARE_LICENSED } from '@hamyar/contracts/calendar';
import { Card } from '@hamyar/design-system/basics';
import { CustomersIcon, LockIcon, MailIcon, RefreshIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormActions, useResourceForm } from '@hamyar/module-kit/form';
import { savedId } from '@hamyar/module-kit/list';
import { useGate, useSession } from '@hamyar/module-sdk';
import { useCreateDepartmentMutation, useUpdateDepartmentMutation } from '../../api/department.api.ts';
import { fa } from '../../messages/fa.ts';
import { AccessFields } from './access-fields.tsx';
import {
  departmentToBody,
  departmentToForm,
  emptyDepartment,
  type DepartmentValues,
} from './department.conversions.ts';
import { departmentChecks } from './department.validation.ts';
import { GeneralFields } from './general-fields.tsx';
import { PeopleFields } from './people-fields.tsx';
import { ReopenFields } from './reopen-fields.tsx';
import { SignatureFields } from './signature-fields.tsx';

const text = fa.form;

interface DepartmentFormProps {
  label: string;
  stored?: Department;
  /** @param saved the row that the list then shows and marks; undefined when nothing was saved */
  onDone(saved?: number): void;
  /** More buttons next to «save» and «cancel». */
  actions?: ReactNode;
}

/** Creates or changes a department with its people and what it decides (decisions 2.7). */
export function DepartmentForm({ label, stored, onDone, actions }: DepartmentFormProps) {
  const [create] = useCreateDepartmentMutation();
  const [update] = useUpdateDepartmentMutation();
  const { full_admin: fullAdmin, branch_id: branchId } = useSession();
  const parts = {
    branches: fullAdmin || branchId === -1,
    shifts: useGate(WORKING_SHIFTS_ARE_LICENSED),
    sla: useGate(SLA_IS_LICENSED),
    forms: useGate(CUSTOM_FIELDS_ARE_LICENSED),
  };
  const form = useResourceForm<DepartmentValues, unknown>({
    initial: stored ? departmentToForm(stored) : emptyDepartment,
    fields: departmentChecks,
    draft: { key: `department-${stored?.id ?? 'new'}` },
    send: async (values) => {
      const body = departmentToBody(values, parts);
      return stored ? update({ id: stored.id, version: stored.version, ...body }) : create(body);
    },
    onSaved: (saved) => {
      toast.success(stored ? fa.departments.updated : fa.departments.created);
      onDone(savedId(saved));
    },
  });
  return (
    <Form form={form} label={label}>
      <Card title={text.general}>
        <GeneralFields form={form} stored={stored} parts={parts} />
      </Card>
      <Card title={text.people} icon={<CustomersIcon />}>
        <PeopleFields form={form} stored={stored} shifts={parts.shifts} />
      </Card>
      <Card title={text.access} icon={<LockIcon />}>
        <AccessFields form={form} own={stored?.id} />
      </Card>
      <Card title={text.closed} icon={<RefreshIcon />}>
        <ReopenFields form={form} />
      </Card>
      <Card title={text.signature} icon={<MailIcon />}>
        <SignatureFields form={form} />
      </Card>
      <FormActions form={form} onCancel={onDone}>
        {actions}
      </FormActions>
    </Form>
  );
}
