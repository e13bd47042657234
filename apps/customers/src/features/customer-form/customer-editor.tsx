import type { Customer } from '@hamyar/contracts';
import { Button, ButtonLink } from '@hamyar/design-system/basics';
import { Form, useForm } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { useDraft, useNavigate, useSession } from '@hamyar/module-sdk';
import { useCreateCustomerMutation, useUpdateCustomerMutation } from '../../api/customer.api.ts';
import { fa } from '../../messages/fa.ts';
import { useSubmit } from '../../shared/use-submit.ts';
import { customerToBody, customerToForm, emptyCustomer, type CustomerValues } from './customer.conversions.ts';
import { CustomerFields } from './customer.form.tsx';

/** Makes a customer, or changes one. What is typed lives in the draft vault until it is saved; a password never does. */
export function CustomerEditor({ customer, mobile }: { customer?: Customer; mobile?: string }) {
  const form = useForm<CustomerValues>();
  const navigate = useNavigate();
  const { full_admin: fullAdmin } = useSession();
  const draft = useDraft<CustomerValues | null>(
    customer ? `customer-${customer.id}` : `customer-new-${mobile ?? ''}`,
    null,
  );
  const { busy, submit } = useSubmit(form);
  const [create] = useCreateCustomerMutation();
  const [update] = useUpdateCustomerMutation();
  const start = customer ? customerToForm(customer) : emptyCustomer(mobile);

  const keep = (values: CustomerValues) => draft.set({ ...values, password: '' });
  const finish = (message: string, id: number) => {
    draft.clear();
    toast.success(message);
    navigate(`/customers/${id}`);
  };
  const save = (values: CustomerValues) =>
    submit(async () => {
      const body = customerToBody({ ...start, ...values }, { fullAdmin });
      if (!customer) return finish(fa.customers.created, (await create(body).unwrap()).id);
      await update({ id: customer.id, ...body, version: customer.version }).unwrap();
      finish(fa.customers.updated, customer.id);
    });

  return (
    <Form
      form={form}
      label={customer ? fa.card.edit : fa.customers.new}
      initialValues={{ ...start, ...draft.value }}
      onSubmit={(values) => void save(values)}
      onChange={(_, values) => keep(values)}
      className="customers-form"
    >
      <CustomerFields form={form} isNew={!customer} onAddressChange={keep} />
      <div className="customers-form-foot">
        <Button type="submit" variant="primary" loading={busy}>
          {fa.common.save}
        </Button>
        <ButtonLink href={customer ? `/customers/${customer.id}` : '/customers'} onClick={() => draft.clear()}>
          {fa.common.cancel}
        </ButtonLink>
      </div>
    </Form>
  );
}
