import type { Employee } from '@hamyar/contracts';
import { Card, Switch } from '@hamyar/design-system/basics';
import { FormGrid, MultiSelect, Select } from '@hamyar/design-system/fields';
import { BuildingIcon, ShieldIcon } from '@hamyar/design-system/icons';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { skipToken, useReferenceList } from '@hamyar/store';
import { useAllDepartmentsQuery, useDepartmentShiftsQuery } from '../../api/department.api.ts';
import { useEmployeeRolesQuery } from '../../api/role.api.ts';
import { faEmployees } from '../../messages/fa-employees.ts';
import { optionsOf, withStored } from '../../shared/department-options.ts';
import type { EmployeeValues } from './employee.conversions.ts';

const text = faEmployees.form;

interface RightsFieldsProps<Values extends EmployeeValues> {
  form: ResourceForm<Values>;
  stored: Employee;
  /** The license has working shifts. */
  shifts: boolean;
}

/** Roles, departments and hours of an employee. */
export function RightsFields<Values extends EmployeeValues>({ form, stored, shifts }: RightsFieldsProps<Values>) {
  const can = (part: Employee['parts'][number]) => stored.parts.includes(part);
  const roles = (useEmployeeRolesQuery().data ?? []).filter(({ grantable }) => grantable);
  const departments = (useAllDepartmentsQuery().data?.data ?? []).filter(({ kind }) => kind === 'normal');
  const hours = useDepartmentShiftsQuery(shifts ? undefined : skipToken).data?.data ?? [];
  const { department_ids: member, managed_department_ids: managed } = form.values;
  const offered = (rights: readonly string[], without: readonly number[]) =>
    optionsOf(
      withStored(
        departments.filter(({ right }) => rights.includes(right)),
        stored.departments,
      ).filter(({ id }) => !without.includes(id)),
    );
  return (
    <Card title={text.rights} icon={<ShieldIcon />}>
      <FormField form={form} name="role_ids" label={text.roles} help={can('roles') ? text.rolesHelp : undefined}>
        {(control) => (
          <MultiSelect
            {...control}
            disabled={!can('roles')}
            placeholder={text.noRoles}
            options={optionsOf(withStored(roles, stored.roles))}
          />
        )}
      </FormField>
      <FormGrid>
        <FormField form={form} name="department_ids" label={text.departments}>
          {(control) => (
            <MultiSelect {...control} disabled={!can('departments')} options={offered(['all', 'people'], managed)} />
          )}
        </FormField>
        <FormField form={form} name="managed_department_ids" label={text.managed}>
          {(control) => <MultiSelect {...control} disabled={!can('departments')} options={offered(['all'], member)} />}
        </FormField>
      </FormGrid>
      {shifts ? (
        <FormField form={form} name="working_shift_ids" label={text.shifts}>
          {(control) => (
            <MultiSelect
              {...control}
              disabled={!can('shifts')}
              placeholder={text.noShifts}
              options={optionsOf(withStored(hours, stored.shifts))}
            />
          )}
        </FormField>
      ) : null}
    </Card>
  );
}

/** The branch and the rank of an employee. */
export function RankFields<Values extends EmployeeValues>({ form, stored }: Omit<RightsFieldsProps<Values>, 'shifts'>) {
  const { full_admin: fullAdmin, branch_id: branchId } = useSession();
  const branches = useReferenceList('branches') ?? [];
  const everywhere = fullAdmin || branchId === -1 || stored.all_branches;
  const own = stored.branch ? [stored.branch] : [];
  const options = [
    ...(everywhere ? [{ value: -1, label: text.allBranches }] : []),
    ...optionsOf(withStored(branches, own)),
  ];
  return (
    <Card title={text.branchAndRank} icon={<BuildingIcon />}>
      <FormField form={form} name="branch_id" label={text.branch}>
        {(control) => <Select {...control} disabled={!stored.parts.includes('branch')} options={options} />}
      </FormField>
      {(['branch_admin', 'full_admin'] as const).map((name) => (
        <FormField
          key={name}
          form={form}
          name={name}
          label={name === 'full_admin' ? text.fullAdmin : text.branchAdmin}
          help={name === 'full_admin' ? text.fullAdminHelp : text.branchAdminHelp}
        >
          {({ value, onChange }) => (
            <Switch
              checked={value}
              onChange={onChange}
              disabled={!stored.parts.includes('rank') || (name === 'full_admin' && !fullAdmin)}
              label={name === 'full_admin' ? text.fullAdmin : text.branchAdmin}
              showState
            />
          )}
        </FormField>
      ))}
    </Card>
  );
}
