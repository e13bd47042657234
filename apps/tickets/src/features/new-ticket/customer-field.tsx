import { useState } from 'react';
import { Chip } from '@hamyar/design-system/basics';
import { SearchSelect, type SelectOption } from '@hamyar/design-system/fields';
import { FormField } from '@hamyar/module-kit/form';
import { useGate } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useCustomersByIdsQuery } from '../../api/ticket-staff.api.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { searchCustomers } from '../../shared/search-customers.ts';
import { useSeesField } from '../../shared/use-sees-field.ts';
import type { NewTicket } from './use-new-ticket.ts';

const text = faStaff.newForm;

/** The customer of the ticket: found by name, mobile or e-mail from the third character on. */
export function CustomerField({ form, several }: { form: NewTicket['form']; several: boolean }) {
  const chosen = form.values.customer_ids;
  const [names, setNames] = useState<Readonly<Record<number, string>>>({});
  // who does not see what customers are reached by does not find them by it
  const sees = useSeesField();
  const manages = useGate({ permission: 'manage customers' });
  const placeholder = manages || sees('customer_contact') ? text.customerPlaceholder : faStaff.filter.findPerson;
  const unknown = chosen.filter((id) => names[id] === undefined);
  const { currentData } = useCustomersByIdsQuery(unknown.length ? unknown : skipToken);
  const nameOf = (id: number) => names[id] ?? currentData?.find((row) => row.id === id)?.name ?? '…';
  const choose = (option: SelectOption<number> | null) => {
    if (!option) return form.set('customer_ids', []);
    setNames((before) => ({ ...before, [option.value]: option.searchText ?? '' }));
    form.set('customer_ids', several ? [...new Set([...chosen, option.value])] : [option.value]);
  };
  const single = !several && chosen[0] !== undefined ? { value: chosen[0], label: nameOf(chosen[0]) } : null;
  return (
    <FormField
      form={form}
      name="customer_ids"
      label={text.customer}
      help={several && chosen.length > 1 ? text.several(chosen.length) : undefined}
    >
      {(control) => (
        <>
          <SearchSelect<number>
            id={control.id}
            required={control.required}
            invalid={control.invalid}
            value={single}
            placeholder={placeholder}
            clearable={!several}
            onSearch={searchCustomers}
            onChange={choose}
          />
          {several && chosen.length > 0 ? (
            <div className="tk-chosen">
              {chosen.map((customer) => (
                <Chip
                  key={customer}
                  label={nameOf(customer)}
                  removeLabel={text.removeCustomer}
                  onRemove={() =>
                    form.set(
                      'customer_ids',
                      chosen.filter((one) => one !== customer),
                    )
                  }
                />
              ))}
            </div>
          ) : null}
        </>
      )}
    </FormField>
  );
}
