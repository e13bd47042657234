import { OFF_DAY_KINDS, OFF_DAY_REPEATS, OFF_DAY_TITLE_MAX } from '@hamyar/contracts/calendar';
import { JalaliDate, JalaliTime } from '@hamyar/design-system/dates';
import { FormGrid, MultiSelect, Select, TextField } from '@hamyar/design-system/fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { useReferenceList } from '@hamyar/store';
import { fa } from '../messages/fa.ts';
import type { OffDayValues } from './off-day.conversions.ts';

const text = fa.offDay;
const REPEATS = OFF_DAY_REPEATS.map((value) => ({ value, label: text.repeats[value] }));
const KINDS = OFF_DAY_KINDS.map((value) => ({ value, label: text.kinds[value] }));
const OWN_KINDS = KINDS.filter(({ value }) => value !== 'official').map(({ value, label }) => ({
  value,
  label: value === 'company' ? text.ofBranch : label,
}));

interface OffDayFieldsProps {
  form: ResourceForm<OffDayValues>;
  /** For which branches it is, is chosen; otherwise it is for the own one. */
  all: boolean;
}

/** The fields of a day off: its date and name, its kind with its hours, how it comes back, and its branches. */
export function OffDayFields({ form, all }: OffDayFieldsProps) {
  const branches = (useReferenceList('branches') ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const { kind, repeat } = form.values;
  return (
    <>
      <FormGrid>
        <FormField form={form} name="date" label={text.date}>
          {(control) => <JalaliDate {...control} allowClear={false} />}
        </FormField>
        <FormField form={form} name="title" label={text.name}>
          {(control) => <TextField {...control} maxLength={OFF_DAY_TITLE_MAX} />}
        </FormField>
        <FormField form={form} name="kind" label={text.kind}>
          {(control) => (
            <Select
              {...control}
              options={all ? KINDS : OWN_KINDS}
              onChange={(value) => value && control.onChange(value)}
            />
          )}
        </FormField>
        <FormField
          form={form}
          name="repeat"
          label={text.repeat}
          help={repeat === 'hijri_yearly' ? text.lunarRepeat : undefined}
        >
          {(control) => (
            <Select {...control} options={REPEATS} onChange={(value) => value && control.onChange(value)} />
          )}
        </FormField>
      </FormGrid>
      {kind === 'partial' ? (
        <FormGrid>
          <FormField form={form} name="from" label={text.from} required>
            {(control) => <JalaliTime {...control} />}
          </FormField>
          <FormField form={form} name="to" label={text.to} required>
            {(control) => <JalaliTime {...control} />}
          </FormField>
        </FormGrid>
      ) : null}
      {all ? (
        <FormField form={form} name="branch_ids" label={text.branches}>
          {(control) => <MultiSelect {...control} placeholder={text.allBranches} options={branches} />}
        </FormField>
      ) : null}
    </>
  );
}
