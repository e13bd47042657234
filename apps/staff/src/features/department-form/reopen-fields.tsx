import { AUTO_CLOSE_DAYS, DEPARTMENT_MAX, REOPEN_POLICIES } from '@hamyar/contracts';
import { FormGrid, NumberField, Select } from '@hamyar/design-system/fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { fa } from '../../messages/fa.ts';
import type { DepartmentValues } from './department.conversions.ts';

const text = fa.form;

/** Whether an answer of the customer opens a closed ticket again (decisions 2.3 T9). */
export function ReopenFields({ form }: { form: ResourceForm<DepartmentValues> }) {
  return (
    <FormGrid>
      <FormField form={form} name="reopen_policy" label={text.reopen} help={text.reopenHelp}>
        {(control) => (
          <Select
            {...control}
            clearable
            placeholder={text.bySettings}
            options={REOPEN_POLICIES.map((value) => ({ value, label: text.reopens[value] }))}
          />
        )}
      </FormField>
      {form.values.reopen_policy === 'days' ? (
        <FormField form={form} name="reopen_days" label={text.days}>
          {(control) => <NumberField {...control} min={1} max={DEPARTMENT_MAX.days} unit={text.day} />}
        </FormField>
      ) : null}
      <FormField form={form} name="auto_close_days" label={text.autoClose} help={text.autoCloseHelp}>
        {(control) => (
          <NumberField {...control} min={0} max={AUTO_CLOSE_DAYS.max} placeholder={text.bySettings} unit={text.day} />
        )}
      </FormField>
    </FormGrid>
  );
}
