import { SLA_CHANGES, SLA_PAUSE_STATUSES, type WorkingShift } from '@hamyar/contracts';
import { FormGrid, MultiSelect, NumberField, Select } from '@hamyar/design-system/fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { useGate } from '@hamyar/module-sdk';
import { fill, formatWorkingTime, toFa } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useSlaWorkingShiftsQuery } from '../../api/sla.api.ts';
import { faSlaPolicy } from '../../messages/fa-sla-policy.ts';
import type { SlaValues } from './sla.conversions.ts';
import { warnMax } from './sla.validation.ts';

const text = faSlaPolicy.clock;
const STATUSES = SLA_PAUSE_STATUSES.map((value) => ({ value, label: text.statuses[value] }));
const CHANGES = SLA_CHANGES.map((value) => ({ value, label: text.changes[value] }));
const UNITS = [
  { value: 'percent' as const, label: text.percent },
  { value: 'minutes' as const, label: text.minutes },
];
/** Minutes of the target that the example of a warning is for. */
const EXAMPLE = 480;

interface SlaClockProps {
  form: ResourceForm<SlaValues>;
  conditional: boolean;
  disabled: boolean;
}

/** By which hours time counts, when it stands still, and when a warning is due. */
export function SlaClock({ form, conditional, disabled }: SlaClockProps) {
  const { unit, value } = form.values.warn_before;
  const left = value === null ? null : unit === 'percent' ? Math.round((EXAMPLE * value) / 100) : value;
  return (
    <>
      <FormGrid columns={conditional ? 3 : 2}>
        <ShiftField form={form} disabled={disabled} />
        {conditional ? (
          <FormField form={form} name="pause_on_statuses" label={text.pause} help={text.pauseHint}>
            {(control) => <MultiSelect {...control} disabled={disabled} options={STATUSES} />}
          </FormField>
        ) : null}
        <FormField
          form={form}
          name="warn_before"
          label={text.warn}
          help={left === null ? undefined : fill(text.warnExample, { time: formatWorkingTime(left) })}
        >
          {({ id, value: warn, onChange, onBlur, invalid, 'aria-describedby': note }) => (
            <div className="tk-sla-warn">
              <NumberField
                id={id}
                aria-label={text.warnValue}
                min={1}
                max={warnMax(warn.unit)}
                invalid={invalid}
                disabled={disabled}
                value={warn.value}
                onBlur={onBlur}
                onChange={(next) => onChange({ ...warn, value: next })}
                {...(note && { 'aria-describedby': note })}
              />
              <Select
                aria-label={text.warnUnit}
                options={UNITS}
                disabled={disabled}
                value={warn.unit}
                onChange={(next) => next && onChange({ unit: next, value: next === 'percent' ? 25 : 60 })}
              />
            </div>
          )}
        </FormField>
      </FormGrid>
      {conditional ? (
        <FormField form={form} name="recompute_on" label={text.recompute} help={text.recomputeHint}>
          {(control) => <MultiSelect {...control} disabled={disabled} options={CHANGES} />}
        </FormField>
      ) : null}
    </>
  );
}

/** The shift by which time counts; without the license for shifts there is none to choose. */
function ShiftField({ form, disabled }: Omit<SlaClockProps, 'conditional'>) {
  const licensed = useGate({ feature: 'workingshift' });
  const { data } = useSlaWorkingShiftsQuery(licensed ? undefined : skipToken);
  const shifts: readonly WorkingShift[] = data?.data ?? [];
  const chosen = shifts.find(({ id }) => id === form.values.working_shift_id);
  return (
    <FormField
      form={form}
      name="working_shift_id"
      label={text.shift}
      help={chosen ? toFa(chosen.hours_text) : text.shiftHint}
    >
      {(control) => (
        <Select
          {...control}
          clearable
          disabled={disabled || !licensed}
          placeholder={text.shiftOfDepartment}
          options={shifts.filter(({ status }) => status).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </FormField>
  );
}
