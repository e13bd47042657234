import { CUSTOMER_ACCESS, STAFF_ACCESS, type IdAndName, type UserListRow } from '@hamyar/contracts';
import { userList } from '@hamyar/contracts/customers';
import { Chip, Switch } from '@hamyar/design-system/basics';
import { FormGrid, MultiSelect, SearchSelect, Select, type SelectOption } from '@hamyar/design-system/fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { fill, isolate, showPhone } from '@hamyar/persian';
import { send, useReferenceList } from '@hamyar/store';
import { fa } from '../../messages/fa.ts';
import { optionsOf } from '../../shared/department-options.ts';
import type { DepartmentValues } from './department.conversions.ts';

const text = fa.form;

interface AccessFieldsProps {
  form: ResourceForm<DepartmentValues>;
  /** The id of the stored one. */
  own: number | undefined;
}

/** Which customers and employees may write to a department. */
export function AccessFields({ form, own }: AccessFieldsProps) {
  const { customer_access: access, is_public: isPublic, staff_access: staff } = form.values;
  const departments = (useReferenceList('departments') ?? []).filter(({ id, kind }) => kind === 'normal' && id !== own);
  return (
    <>
      <FormField form={form} name="is_public" label={text.isPublic}>
        {({ value, onChange }) => <Switch checked={value} onChange={onChange} label={text.isPublic} showState />}
      </FormField>
      <FormGrid>
        {isPublic ? (
          <>
            <FormField form={form} name="customer_access" label={text.customerAccess}>
              {(control) => (
                <Select
                  {...control}
                  options={CUSTOMER_ACCESS.map((value) => ({ value, label: text.customerAccesses[value] }))}
                  onChange={(value) => form.change(() => ({ customer_access: value ?? 'all', customer_access_to: [] }))}
                />
              )}
            </FormField>
            {access === 'all' ? <span /> : <CustomersField form={form} access={access} />}
          </>
        ) : null}
        <FormField form={form} name="staff_access" label={text.staffAccess}>
          {(control) => (
            <Select
              {...control}
              options={STAFF_ACCESS.map((value) => ({ value, label: text.staffAccesses[value] }))}
              onChange={(value) => form.change(() => ({ staff_access: value ?? 'all', staff_access_ids: [] }))}
            />
          )}
        </FormField>
        {staff === 'departments' ? (
          <FormField form={form} name="staff_access_ids" label={text.staffAccessTo}>
            {(control) => <MultiSelect {...control} options={optionsOf(departments)} />}
          </FormField>
        ) : null}
      </FormGrid>
    </>
  );
}

interface CustomersFieldProps {
  form: ResourceForm<DepartmentValues>;
  access: 'levels' | 'organizations' | 'customers';
}

/** The levels, organisations or customers. */
function CustomersField({ form, access }: CustomersFieldProps) {
  const levels = useReferenceList('customer_levels') ?? [];
  const organizations = useReferenceList('organizations') ?? [];
  const label = text.accessTo[access];
  if (access === 'customers') return <ChosenCustomers form={form} label={label} />;
  const rows: readonly IdAndName[] = access === 'levels' ? levels : organizations;
  return (
    <FormField form={form} name="customer_access_to" label={label}>
      {({ value, onChange, ...control }) => (
        <MultiSelect
          {...control}
          value={value.map(({ id }) => id)}
          options={optionsOf([...rows, ...value.filter(({ id }) => !rows.some((row) => row.id === id))])}
          onChange={(chosen) =>
            onChange(
              [...rows, ...value].filter(
                ({ id }, at, all) => chosen.includes(id) && all.findIndex((one) => one.id === id) === at,
              ),
            )
          }
        />
      )}
    </FormField>
  );
}

function ChosenCustomers({ form, label }: { form: ResourceForm<DepartmentValues>; label: string }) {
  return (
    <FormField form={form} name="customer_access_to" label={label}>
      {({ value, onChange, ...control }) => (
        <>
          <SearchSelect<number>
            {...control}
            value={null}
            clearable={false}
            onSearch={searchCustomers}
            onChange={(option) => option && onChange(withCustomer(value, option))}
          />
          <div className="st-chips">
            {value.map((customer) => (
              <Chip
                key={customer.id}
                label={customer.name}
                removeLabel={fill(text.removeCustomer, { name: isolate(customer.name) })}
                onRemove={() => onChange(value.filter(({ id }) => id !== customer.id))}
              />
            ))}
          </div>
        </>
      )}
    </FormField>
  );
}

const withCustomer = (chosen: readonly IdAndName[], { value, searchText }: SelectOption<number>): IdAndName[] =>
  chosen.some(({ id }) => id === value) ? [...chosen] : [...chosen, { id: value, name: searchText ?? '' }];

/** Customers by a part of their name, mobile or e-mail, as options whose `searchText` is the name. */
async function searchCustomers(keyword: string, signal: AbortSignal): Promise<SelectOption<number>[]> {
  const result = await send(userList, { employee: 0, fast: true, keyword, perPage: 10 }, { signal });
  return (result.data?.data ?? []).map((row: UserListRow) => ({
    value: row.id,
    searchText: row.name,
    label: [row.name, row.mobile ? `\u2066${showPhone(row.mobile)}\u2069` : row.email].filter(Boolean).join(' · '),
  }));
}
