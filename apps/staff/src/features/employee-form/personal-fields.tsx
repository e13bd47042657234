import { EMPLOYEE_MAX, type EmployeePart } from '@hamyar/contracts';
import { Alert, Card, RadioGroup } from '@hamyar/design-system/basics';
import { JalaliDate } from '@hamyar/design-system/dates';
import { FormGrid, TextArea, TextField } from '@hamyar/design-system/fields';
import { IdentityIcon, KeyIcon } from '@hamyar/design-system/icons';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { faEmployees } from '../../messages/fa-employees.ts';
import type { EmployeeValues } from './employee.conversions.ts';

const text = faEmployees.form;
const GENDERS = [
  { value: 'f' as const, label: text.female },
  { value: 'm' as const, label: text.male },
];

interface PersonalFieldsProps<Values extends EmployeeValues> {
  form: ResourceForm<Values>;
  parts: readonly EmployeePart[];
  /** The person's own page. */
  own: boolean;
}

/** Who the employee is, and what they log in with. */
export function PersonalFields<Values extends EmployeeValues>({ form, parts, own }: PersonalFieldsProps<Values>) {
  const locked = !parts.includes('personal');
  const signInLocked = !parts.includes('sign_in');
  return (
    <>
      <Card title={text.personal} icon={<IdentityIcon />}>
        <FormGrid>
          <FormField form={form} name="first_name" label={text.firstName}>
            {(control) => <TextField {...control} disabled={locked} maxLength={EMPLOYEE_MAX.name} autoComplete="off" />}
          </FormField>
          <FormField form={form} name="last_name" label={text.lastName}>
            {(control) => <TextField {...control} disabled={locked} maxLength={EMPLOYEE_MAX.name} autoComplete="off" />}
          </FormField>
          <FormField form={form} name="gender" label={text.gender}>
            {(control) => (
              <RadioGroup<'f' | 'm'> {...control} disabled={locked} label={text.gender} options={GENDERS} line />
            )}
          </FormField>
          <FormField form={form} name="birthday" label={text.birthday}>
            {(control) => <JalaliDate {...control} disabled={locked} />}
          </FormField>
          <FormField form={form} name="landline" label={text.landline}>
            {(control) => (
              <TextField {...control} disabled={locked} ltr inputMode="tel" maxLength={EMPLOYEE_MAX.phone} />
            )}
          </FormField>
          <FormField form={form} name="interphone" label={text.interphone}>
            {(control) => <TextField {...control} disabled={locked} ltr digits maxLength={EMPLOYEE_MAX.interphone} />}
          </FormField>
        </FormGrid>
        <FormField form={form} name="other_phones" label={text.otherPhones} help={text.otherPhonesHelp}>
          {(control) => <TextArea {...control} disabled={locked} rows={2} />}
        </FormField>
      </Card>
      <Card title={text.signIn} icon={<KeyIcon />}>
        {signInLocked ? <Alert tone="info">{own ? text.signInOwn : text.signInLocked}</Alert> : null}
        <FormGrid>
          <FormField form={form} name="mobile" label={text.mobile}>
            {(control) => (
              <TextField {...control} disabled={signInLocked} ltr inputMode="tel" maxLength={EMPLOYEE_MAX.phone} />
            )}
          </FormField>
          <FormField form={form} name="email" label={text.email}>
            {(control) => (
              <TextField {...control} disabled={signInLocked} ltr inputMode="email" maxLength={EMPLOYEE_MAX.email} />
            )}
          </FormField>
          <FormField form={form} name="username" label={text.username}>
            {(control) => (
              <TextField
                {...control}
                disabled={signInLocked}
                ltr
                maxLength={EMPLOYEE_MAX.username}
                autoComplete="off"
              />
            )}
          </FormField>
        </FormGrid>
      </Card>
    </>
  );
}
