import type { Customer } from '@hamyar/contracts';
import { Alert, Button, Card, RadioGroup, Switch } from '@hamyar/design-system/basics';
import { JalaliDate } from '@hamyar/design-system/dates';
import { FormGrid, PasswordField, Select, TextArea, TextField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { signInPermissions, type CustomerAccount } from '@hamyar/domain';
import { AddressFields } from '@hamyar/module-kit/address';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { Link, useGate, useSession } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import { useSendResetCodeMutation } from '../../api/customer.api.ts';
import { useAddressLists } from '../../api/geography.api.ts';
import { fa } from '../../messages/fa.ts';
import { levelOptions } from '../../shared/level-options.ts';
import type { CustomerValues } from './customer.conversions.ts';

const text = fa.form;
const GENDERS = [
  { value: 'f' as const, label: text.female },
  { value: 'm' as const, label: text.male },
];
const STATUSES = (['active', 'inactive', 'blocked'] as const).map((value) => ({ value, label: fa.common[value] }));

type CustomerForm = ResourceForm<CustomerValues>;

interface CustomerFieldsProps {
  form: CustomerForm;
  /** The stored customer; none for a new one. */
  customer?: Customer;
}

const accountOf = ({ last_login_at, ticket_counts, customer_information }: Customer): CustomerAccount => ({
  hasSignedIn: last_login_at !== null,
  ticketCount: ticket_counts.total,
  ofOrganization: customer_information.organization !== null || customer_information.supervisor,
});

/** The fields of a customer (spec 3.15). */
export function CustomerFields({ form, customer }: CustomerFieldsProps) {
  const needed = customer ? signInPermissions(accountOf(customer)) : [];
  const permitted = useGate({ any: needed.map((permission) => ({ permission })) });
  const addressLists = useAddressLists(form.values);
  const signInLocked = needed.length > 0 && !permitted;
  return (
    <>
      <Card title={text.identity}>
        <Identity form={form} />
      </Card>
      <Card title={text.contact}>
        {signInLocked ? <Alert tone="info">{text.signInLocked}</Alert> : null}
        <Contact form={form} signInLocked={signInLocked} />
      </Card>
      <Card title={text.membership}>
        <Membership form={form} />
      </Card>
      <Card title={text.location}>
        <FormGrid>
          <AddressFields form={form} lists={addressLists} />
        </FormGrid>
        <FormField form={form} name="address" label={text.address}>
          {(control) => <TextArea {...control} rows={2} maxLength={500} />}
        </FormField>
        <FormField form={form} name="description" label={text.description}>
          {(control) => <TextArea {...control} rows={3} maxLength={2000} />}
        </FormField>
      </Card>
      <Card title={text.account}>
        <FormGrid>
          <FormField form={form} name="status" label={text.status}>
            {(control) => (
              <Select {...control} options={STATUSES} onChange={(status) => status && control.onChange(status)} />
            )}
          </FormField>
          <FormField form={form} name="expire_date" label={text.expireDate}>
            {(control) => <JalaliDate {...control} />}
          </FormField>
          {signInLocked ? null : (
            <FormField
              form={form}
              name="password"
              label={text.password}
              help={customer ? text.passwordKeep : text.passwordHelp}
            >
              {(control) => <PasswordField {...control} autoComplete="new-password" />}
            </FormField>
          )}
        </FormGrid>
        {customer && signInLocked ? <ResetCodeButton customer={customer} /> : null}
      </Card>
    </>
  );
}

const Identity = ({ form }: { form: CustomerForm }) => (
  <FormGrid>
    <FormField form={form} name="first_name" label={text.firstName}>
      {(control) => <TextField {...control} maxLength={100} autoComplete="off" />}
    </FormField>
    <FormField form={form} name="last_name" label={text.lastName}>
      {(control) => <TextField {...control} maxLength={100} autoComplete="off" />}
    </FormField>
    <FormField form={form} name="gender" label={text.gender}>
      {(control) => <RadioGroup {...control} label={text.gender} options={GENDERS} line />}
    </FormField>
    <FormField form={form} name="birthday" label={text.birthday}>
      {(control) => <JalaliDate {...control} />}
    </FormField>
  </FormGrid>
);

/** Leads to the customer who has the value already. What was typed stays in the draft of the form. */
const linkToHolder = (id: number | undefined) =>
  id === undefined ? undefined : <Link to={{ route: 'customers-id', params: { id } }}>{text.showHolder}</Link>;

/** Lets the customer choose a new password: the only way for those who may not give them one. */
function ResetCodeButton({ customer }: { customer: Customer }) {
  const [send, { isLoading }] = useSendResetCodeMutation();
  const name = customer.mobile ?? customer.email ?? customer.username ?? '';
  const onClick = async () => {
    const { data } = await send({ username: name });
    if (data) toast.success(text.resetCodeSent);
  };
  return (
    <Button onClick={onClick} loading={isLoading}>
      {text.sendResetCode}
    </Button>
  );
}

const Contact = ({ form, signInLocked }: { form: CustomerForm; signInLocked: boolean }) => (
  <>
    <FormGrid>
      <FormField form={form} name="mobile" label={text.mobile} help={linkToHolder(form.holderOf('mobile'))}>
        {(control) => (
          <TextField {...control} ltr disabled={signInLocked} inputMode="tel" maxLength={20} autoComplete="off" />
        )}
      </FormField>
      <FormField form={form} name="email" label={text.email} help={linkToHolder(form.holderOf('email'))}>
        {(control) => (
          <TextField {...control} ltr disabled={signInLocked} inputMode="email" maxLength={150} autoComplete="off" />
        )}
      </FormField>
      <FormField form={form} name="username" label={text.username} help={linkToHolder(form.holderOf('username'))}>
        {(control) => <TextField {...control} ltr disabled={signInLocked} maxLength={100} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="landline" label={text.landline}>
        {(control) => <TextField {...control} ltr inputMode="tel" maxLength={20} />}
      </FormField>
      <FormField form={form} name="interphone" label={text.interphone}>
        {(control) => <TextField {...control} ltr digits maxLength={10} />}
      </FormField>
    </FormGrid>
    <FormField form={form} name="other_phones" label={text.otherPhones} help={text.otherPhonesHelp}>
      {(control) => <TextArea {...control} rows={2} />}
    </FormField>
  </>
);

function Membership({ form }: { form: CustomerForm }) {
  const { full_admin } = useSession();
  const mayGrant = useGate({ permission: 'manage organizations' });
  const organizations = useReferenceList('organizations') ?? [];
  const levels = useReferenceList('customer_levels') ?? [];
  const branches = useReferenceList('branches') ?? [];
  return (
    <FormGrid>
      <FormField
        form={form}
        name="organization_id"
        label={text.organization}
        help={mayGrant ? undefined : text.organizationLocked}
      >
        {(control) => (
          <Select
            {...control}
            disabled={!mayGrant}
            clearable
            searchable
            placeholder={fa.customers.noOrganization}
            options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </FormField>
      <FormField form={form} name="customer_level_id" label={text.level}>
        {(control) => <Select {...control} clearable options={levelOptions(levels, control.value)} />}
      </FormField>
      {full_admin ? (
        <FormField form={form} name="branch_id" label={text.branch} help={text.branchHelp}>
          {(control) => (
            <Select {...control} clearable options={branches.map(({ id, name }) => ({ value: id, label: name }))} />
          )}
        </FormField>
      ) : null}
      {form.values.organization_id ? (
        <FormField form={form} name="supervisor" label={text.supervisor}>
          {(control) => (
            <Switch checked={control.value} disabled={!mayGrant} onChange={control.onChange} label={text.supervisor} />
          )}
        </FormField>
      ) : null}
    </FormGrid>
  );
}
