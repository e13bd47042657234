import type { IdAndName, Service } from '@hamyar/contracts';
import { Chip } from '@hamyar/design-system/basics';
import { FormGrid, MultiSelect, SearchSelect, type SelectOption } from '@hamyar/design-system/fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { useReferenceList } from '@hamyar/store';
import { faCatalog } from '../../messages/fa-catalog.ts';
import { useEmployeeOptions } from '../../shared/catalog-fields.tsx';
import { searchCustomers } from '../../shared/search-customers.ts';
import type { ServiceValues } from './service.conversions.ts';

const text = faCatalog.service;

interface AssignedFieldsProps {
  form: ResourceForm<ServiceValues>;
  stored: Service | undefined;
}

/** The customers and organisations that may choose a product or service, and the employees who serve it. */
export function AssignedFields({ form, stored }: AssignedFieldsProps) {
  const organizations = useReferenceList('organizations') ?? [];
  const employees = useEmployeeOptions(stored?.employees);
  return (
    <>
      <FormField form={form} name="customers" label={text.customers}>
        {({ value, onChange, ...control }) => (
          <>
            <SearchSelect<number>
              {...control}
              value={null}
              placeholder={value.length === 0 ? text.allCustomers : undefined}
              clearable={false}
              onSearch={searchCustomers}
              onChange={(option) => option && onChange(withCustomer(value, option))}
            />
            <div className="tk-settings-chips">
              {value.map((customer) => (
                <Chip
                  key={customer.id}
                  label={customer.name}
                  removeLabel={text.removeCustomer}
                  onRemove={() => onChange(value.filter(({ id }) => id !== customer.id))}
                />
              ))}
            </div>
          </>
        )}
      </FormField>
      <FormGrid>
        <FormField form={form} name="organization_ids" label={text.organizations}>
          {(control) => (
            <MultiSelect {...control} options={organizations.map(({ id, name }) => ({ value: id, label: name }))} />
          )}
        </FormField>
        <FormField form={form} name="employee_ids" label={text.employees}>
          {(control) => <MultiSelect {...control} options={employees} />}
        </FormField>
      </FormGrid>
    </>
  );
}

const withCustomer = (chosen: readonly IdAndName[], { value, searchText }: SelectOption<number>): IdAndName[] =>
  chosen.some(({ id }) => id === value) ? [...chosen] : [...chosen, { id: value, name: searchText ?? '' }];
