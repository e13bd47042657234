import { OFF_DAY_TITLE_MAX } from '@hamyar/contracts/calendar';
import { Checkbox } from '@hamyar/design-system/basics';
import { JalaliDate, JalaliTime } from '@hamyar/design-system/dates';
import { FormGrid, TextField } from '@hamyar/design-system/fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { fa } from '../messages/fa.ts';
import type { OffDayValues } from './off-day.conversions.ts';

const text = fa.offDay;

interface OffDayFieldsProps {
  form: ResourceForm<OffDayValues>;
}

/** The fields of a day off: its date and name, its hours when only some are off, whether it comes back every year. */
export function OffDayFields({ form }: OffDayFieldsProps) {
  return (
    <>
      <FormGrid>
        <FormField form={form} name="date" label={text.date}>
          {(control) => <JalaliDate {...control} allowClear={false} />}
        </FormField>
        <FormField form={form} name="title" label={text.name}>
          {(control) => <TextField {...control} maxLength={OFF_DAY_TITLE_MAX} />}
        </FormField>
      </FormGrid>
      <Choice form={form} name="partial" label={text.partial} />
      {form.values.partial ? (
        <FormGrid>
          <FormField form={form} name="from" label={text.from} required>
            {(control) => <JalaliTime {...control} />}
          </FormField>
          <FormField form={form} name="to" label={text.to} required>
            {(control) => <JalaliTime {...control} />}
          </FormField>
        </FormGrid>
      ) : null}
      <Choice form={form} name="yearly" label={text.yearly} />
    </>
  );
}

function Choice({ form, name, label }: OffDayFieldsProps & { name: 'partial' | 'yearly'; label: string }) {
  return (
    <FormField form={form} name={name} label={label} hideLabel>
      {(control) => (
        <Checkbox
          id={control.id}
          aria-label={label}
          aria-describedby={control['aria-describedby']}
          checked={control.value}
          onChange={control.onChange}
        >
          {label}
        </Checkbox>
      )}
    </FormField>
  );
}
