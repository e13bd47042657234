import { pagePath, type Customer } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormActions, useResourceForm } from '@hamyar/module-kit/form';
import { Slot, useNavigate, useSession } from '@hamyar/module-sdk';
import { useCreateCustomerMutation, useUpdateCustomerMutation } from '../../api/customer.api.ts';
import { fa } from '../../messages/fa.ts';
import { customerToBody, customerToForm, emptyCustomer, type CustomerValues } from './customer.conversions.ts';
import { CustomerFields } from './customer.form.tsx';
import { customerFields } from './customer.validation.ts';

/** Creates or changes a customer. The form values are stored as a draft until they are saved, except the password. */
export function CustomerEditor({ customer, mobile }: { customer?: Customer; mobile?: string }) {
  const navigate = useNavigate();
  const { full_admin: fullAdmin } = useSession();
  const [create] = useCreateCustomerMutation();
  const [update] = useUpdateCustomerMutation();
  const form = useResourceForm<CustomerValues, { id: number }>({
    initial: customer ? customerToForm(customer) : emptyCustomer(mobile),
    fields: customerFields,
    draft: {
      key: customer ? `customer-${customer.id}` : `customer-new-${mobile ?? ''}`,
      secret: ['password'],
    },
    send: async (values) => {
      const body = customerToBody(values, { fullAdmin });
      if (!customer) return create(body);
      return update({ id: customer.id, ...body, version: customer.version });
    },
    onSaved: ({ id }) => {
      toast.success(customer ? fa.customers.updated : fa.customers.created);
      // back leads past the form of a new one: it is empty now
      navigate(pagePath('/customers/:id', { id }), { replace: !customer });
    },
  });
  return (
    <Form form={form} label={customer ? fa.card.edit : fa.customers.new} className="customers-form">
      <CustomerFields form={form} customer={customer} />
      {customer ? <Slot name="customers.tags/v1" context={{ customerId: customer.id }} /> : null}
      <FormActions
        form={form}
        onCancel={() => navigate(customer ? pagePath('/customers/:id', { id: customer.id }) : '/customers')}
      />
    </Form>
  );
}
