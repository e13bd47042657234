import { DEPARTMENT_MAX, type Department } from '@hamyar/contracts';
import { Switch } from '@hamyar/design-system/basics';
import { FormGrid, MultiSelect, Select, TextArea, TextField, TreeSelect } from '@hamyar/design-system/fields';
import { ticketFormOptions } from '@hamyar/module-kit/custom-fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { shared } from '@hamyar/persian';
import { skipToken, useReferenceList } from '@hamyar/store';
import { useAllDepartmentsQuery, useDepartmentFormsQuery, useDepartmentShiftsQuery } from '../../api/department.api.ts';
import { fa } from '../../messages/fa.ts';
import { departmentTree, optionsOf, withStored } from '../../shared/department-options.ts';
import type { DepartmentParts, DepartmentValues } from './department.conversions.ts';

const text = fa.form;

interface GeneralFieldsProps {
  form: ResourceForm<DepartmentValues>;
  stored: Department | undefined;
  parts: DepartmentParts;
}

/** What a department is, where it stands, and when it works. */
export function GeneralFields({ form, stored, parts }: GeneralFieldsProps) {
  const departments = (useAllDepartmentsQuery().data?.data ?? []).filter(({ kind }) => kind === 'normal');
  const branches = useReferenceList('branches') ?? [];
  const policies = useReferenceList('sla_policies') ?? [];
  const shifts = useDepartmentShiftsQuery(parts.shifts ? undefined : skipToken).data?.data ?? [];
  return (
    <>
      <FormGrid>
        <FormField form={form} name="name" label={text.name}>
          {(control) => <TextField {...control} maxLength={DEPARTMENT_MAX.name} />}
        </FormField>
        <FormField form={form} name="parent_id" label={text.parent}>
          {(control) => (
            <TreeSelect
              {...control}
              clearable
              placeholder={text.top}
              options={departmentTree(departments, stored?.id)}
            />
          )}
        </FormField>
        {parts.branches ? (
          <FormField form={form} name="branch_ids" label={fa.departments.branches} help={text.branchHelp}>
            {(control) => (
              <MultiSelect {...control} placeholder={fa.departments.allBranches} options={optionsOf(branches)} />
            )}
          </FormField>
        ) : null}
        {parts.shifts ? (
          <FormField form={form} name="working_shift_id" label={text.shift} help={text.shiftHelp}>
            {(control) => (
              <Select
                {...control}
                clearable
                placeholder={text.noShift}
                options={optionsOf(
                  withStored(
                    shifts.filter(({ status }) => status),
                    stored?.working_shift ? [stored.working_shift] : [],
                  ),
                )}
              />
            )}
          </FormField>
        ) : null}
        {parts.sla ? (
          <FormField form={form} name="sla_id" label={shared.slaOfTickets}>
            {(control) => (
              <Select
                {...control}
                clearable
                placeholder={shared.notDetermined}
                options={optionsOf(withStored(policies, stored?.sla ? [stored.sla] : []))}
              />
            )}
          </FormField>
        ) : null}
        {parts.forms ? <FormOfTickets form={form} stored={stored} /> : null}
      </FormGrid>
      <FormField form={form} name="description" label={text.description}>
        {(control) => <TextArea {...control} rows={2} maxLength={DEPARTMENT_MAX.description} />}
      </FormField>
      <FormField form={form} name="status" label={text.status}>
        {({ value, onChange }) => <Switch checked={value} onChange={onChange} label={text.status} showState />}
      </FormField>
    </>
  );
}

/** The form with which tickets of the department are written, unless their service or category has one. */
function FormOfTickets({ form, stored }: Pick<GeneralFieldsProps, 'form' | 'stored'>) {
  const { data } = useDepartmentFormsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { form_id: chosen, branch_ids: branches } = form.values;
  const options = data ? ticketFormOptions(data.data, { branches, kept: [stored?.form_id, chosen] }) : [];
  return (
    <FormField form={form} name="form_id" label={shared.ticketForm} help={shared.formOfNewTickets}>
      {(control) => <Select {...control} clearable placeholder={shared.defaultForm} options={options} />}
    </FormField>
  );
}
