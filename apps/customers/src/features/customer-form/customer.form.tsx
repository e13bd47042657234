import { Card, RadioGroup, Switch } from '@hamyar/design-system/basics';
import { JalaliDate } from '@hamyar/design-system/dates';
import {
  FormField,
  FormGrid,
  PasswordField,
  rules,
  Select,
  TextArea,
  TextField,
  useFormValue,
  type FormHandle,
} from '@hamyar/design-system/fields';
import { useSession } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import { fa } from '../../messages/fa.ts';
import { AddressFields } from '../../shared/address-fields.tsx';
import type { CustomerValues } from './customer.conversions.ts';

const text = fa.form;
const GENDERS = [
  { value: 'f' as const, label: text.female },
  { value: 'm' as const, label: text.male },
];
const STATUSES = (['active', 'inactive', 'blocked'] as const).map((value) => ({ value, label: fa.common[value] }));

interface CustomerFieldsProps {
  form: FormHandle<CustomerValues>;
  /** A new customer needs no password; a stored one keeps its own. */
  isNew: boolean;
  onAddressChange: (values: CustomerValues) => void;
}

/** The fields of a customer (spec 3.15). */
export function CustomerFields({ form, isNew, onAddressChange }: CustomerFieldsProps) {
  return (
    <>
      <Card title={text.identity}>
        <Identity />
      </Card>
      <Card title={text.contact}>
        <Contact />
      </Card>
      <Card title={text.membership}>
        <Membership form={form} />
      </Card>
      <Card title={text.place}>
        <FormGrid>
          <AddressFields form={form} onChange={onAddressChange} />
        </FormGrid>
        <FormField name="address" label={text.address}>
          <TextArea rows={2} maxLength={500} />
        </FormField>
        <FormField name="description" label={text.description}>
          <TextArea rows={3} maxLength={2000} />
        </FormField>
      </Card>
      <Card title={text.account}>
        <FormGrid>
          <FormField name="status" label={text.status}>
            <Select options={STATUSES} />
          </FormField>
          <FormField name="expire_date" label={text.expireDate}>
            <JalaliDate />
          </FormField>
          <FormField
            name="password"
            label={text.password}
            help={isNew ? text.passwordHelp : text.passwordKeep}
            allowHtml
          >
            <PasswordField autoComplete="new-password" />
          </FormField>
        </FormGrid>
      </Card>
    </>
  );
}

const Identity = () => (
  <FormGrid>
    <FormField name="first_name" label={text.firstName} required>
      <TextField maxLength={100} autoComplete="off" />
    </FormField>
    <FormField name="last_name" label={text.lastName} required>
      <TextField maxLength={100} autoComplete="off" />
    </FormField>
    <FormField name="gender" label={text.gender}>
      <RadioGroup label={text.gender} options={GENDERS} />
    </FormField>
    <FormField name="birthday" label={text.birthday}>
      <JalaliDate />
    </FormField>
  </FormGrid>
);

const Contact = () => (
  <>
    <FormGrid>
      <FormField name="mobile" label={text.mobile} rules={[rules.mobile()]}>
        <TextField ltr inputMode="tel" maxLength={20} autoComplete="off" />
      </FormField>
      <FormField name="email" label={text.email} rules={[rules.email()]}>
        <TextField ltr inputMode="email" maxLength={150} autoComplete="off" />
      </FormField>
      <FormField name="username" label={text.username}>
        <TextField ltr maxLength={100} autoComplete="off" />
      </FormField>
      <FormField name="landline" label={text.landline}>
        <TextField ltr inputMode="tel" maxLength={20} />
      </FormField>
      <FormField name="interphone" label={text.interphone}>
        <TextField ltr digits maxLength={10} />
      </FormField>
    </FormGrid>
    <FormField name="other_phones" label={text.otherPhones} help={text.otherPhonesHelp}>
      <TextArea rows={2} />
    </FormField>
  </>
);

function Membership({ form }: { form: FormHandle<CustomerValues> }) {
  const { full_admin } = useSession();
  const organizations = useReferenceList('organizations') ?? [];
  const levels = useReferenceList('customerLevels') ?? [];
  const branches = useReferenceList('branches') ?? [];
  const organization = useFormValue<number | null>(form, 'organization_id');
  return (
    <FormGrid>
      <FormField name="organization_id" label={text.organization}>
        <Select
          clearable
          searchable
          placeholder={fa.customers.noOrganization}
          options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormField>
      <FormField name="customer_level_id" label={text.level}>
        <Select clearable options={levels.map(({ id, name }) => ({ value: id, label: name }))} />
      </FormField>
      {full_admin ? (
        <FormField name="branch_id" label={text.branch} help={text.branchHelp}>
          <Select clearable options={branches.map(({ id, name }) => ({ value: id, label: name }))} />
        </FormField>
      ) : null}
      {organization ? (
        <FormField name="supervisor" label={text.supervisor} valueProp="checked">
          <Switch label={text.supervisor} />
        </FormField>
      ) : null}
    </FormGrid>
  );
}
