import { EMPLOYEE_ENTRIES } from '@hamyar/contracts';
import { Card, RadioGroup } from '@hamyar/design-system/basics';
import { PasswordField } from '@hamyar/design-system/fields';
import { MailIcon } from '@hamyar/design-system/icons';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { faInvitations as text } from '../../messages/fa-invitations.ts';
import type { NewEmployeeValues } from './employee.conversions.ts';

const ENTRIES = EMPLOYEE_ENTRIES.map((value) => ({
  value,
  label: text.entries[value],
  hint: text.entryHints[value],
}));

/** How a new employee gets in. */
export function EntryFields({ form }: { form: ResourceForm<NewEmployeeValues> }) {
  return (
    <Card title={text.entry} icon={<MailIcon />}>
      <FormField form={form} name="entry" label={text.entry} hideLabel>
        {(control) => <RadioGroup {...control} label={text.entry} options={ENTRIES} />}
      </FormField>
      {form.values.entry === 'password' ? (
        <FormField form={form} name="password" label={text.password}>
          {(control) => <PasswordField {...control} autoComplete="new-password" />}
        </FormField>
      ) : null}
    </Card>
  );
}
