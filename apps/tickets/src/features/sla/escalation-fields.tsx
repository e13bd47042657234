import { SLA_CHANNELS, SLA_MAX, SLA_MOMENTS, SLA_NOTIFIED, SLA_TARGETS } from '@hamyar/contracts';
import { Checkbox, Field } from '@hamyar/design-system/basics';
import { FormGrid, MultiSelect, NumberField, Select, type SelectOption } from '@hamyar/design-system/fields';
import { useId } from 'react';
import { faSlaPolicy } from '../../messages/fa-sla-policy.ts';
import type { EscalationValues } from './sla.conversions.ts';

const text = faSlaPolicy.escalations;
const TARGETS = SLA_TARGETS.map((value) => ({ value, label: text.targets[value] }));
const MOMENTS = SLA_MOMENTS.map((value) => ({ value, label: text.moments[value] }));
const NOTIFIED = SLA_NOTIFIED.map((value) => ({ value, label: text.notified[value] }));
const CHANNELS = SLA_CHANNELS.map((value) => ({ value, label: text.channel[value] }));

/** What an escalation chooses from. */
export interface EscalationOptions {
  employees: SelectOption<number>[];
  departments: SelectOption<number>[];
  tags: SelectOption<number>[];
}

interface EscalationFieldsProps {
  value: EscalationValues;
  options: EscalationOptions;
  disabled: boolean;
  onChange(value: EscalationValues): void;
}

/** The fields of one escalation: when it is due, whom it notifies, what it changes. */
export function EscalationFields(props: EscalationFieldsProps) {
  const { value, disabled, onChange } = props;
  const part: PartProps = { ...props, id: useId(), set: (changes) => onChange({ ...value, ...changes }) };
  return (
    <div className="tk-sla-step-fields">
      <StepTime {...part} />
      <StepNotified {...part} />
      <StepActions {...part} />
      <Checkbox disabled={disabled} checked={value.raise} onChange={(raise) => part.set({ raise })}>
        {text.raise}
      </Checkbox>
    </div>
  );
}

interface PartProps extends EscalationFieldsProps {
  id: string;
  set(changes: Partial<EscalationValues>): void;
}

function StepTime({ id, value, disabled, set }: PartProps) {
  return (
    <FormGrid columns={3}>
      <Field controlId={`${id}-on`} label={text.on}>
        <Select
          id={`${id}-on`}
          options={TARGETS}
          disabled={disabled}
          value={value.on}
          onChange={(on) => on && set({ on })}
        />
      </Field>
      <Field controlId={`${id}-at`} label={text.at}>
        <Select
          id={`${id}-at`}
          options={MOMENTS}
          disabled={disabled}
          value={value.at}
          onChange={(at) => at && set({ at, after_minutes: at === 'after' ? (value.after_minutes ?? 60) : null })}
        />
      </Field>
      {value.at === 'after' ? (
        <Field controlId={`${id}-after`} label={text.afterMinutes}>
          <NumberField
            id={`${id}-after`}
            min={1}
            max={SLA_MAX.minutes}
            disabled={disabled}
            value={value.after_minutes}
            onChange={(after_minutes) => set({ after_minutes })}
          />
        </Field>
      ) : null}
    </FormGrid>
  );
}

function StepNotified({ id, value, options, disabled, set }: PartProps) {
  return (
    <FormGrid columns={3}>
      <Field controlId={`${id}-notify`} label={text.notify}>
        <MultiSelect
          id={`${id}-notify`}
          options={NOTIFIED}
          disabled={disabled}
          value={value.notify}
          onChange={(notify) => set({ notify })}
        />
      </Field>
      <Field controlId={`${id}-users`} label={text.users}>
        <MultiSelect
          id={`${id}-users`}
          options={options.employees}
          disabled={disabled}
          value={value.user_ids}
          onChange={(user_ids) => set({ user_ids: user_ids.slice(0, SLA_MAX.users) })}
        />
      </Field>
      <Field controlId={`${id}-channels`} label={text.channels} help={text.channelsHint}>
        <MultiSelect
          id={`${id}-channels`}
          options={CHANNELS}
          disabled={disabled}
          value={value.channels}
          onChange={(channels) => set({ channels })}
        />
      </Field>
    </FormGrid>
  );
}

function StepActions({ id, value, options, disabled, set }: PartProps) {
  return (
    <FormGrid columns={3}>
      <Field controlId={`${id}-reassign`} label={text.reassign}>
        <Select
          id={`${id}-reassign`}
          clearable
          searchable
          options={options.employees}
          disabled={disabled}
          value={value.reassign}
          onChange={(reassign) => set({ reassign })}
        />
      </Field>
      <Field controlId={`${id}-transfer`} label={text.transfer}>
        <Select
          id={`${id}-transfer`}
          clearable
          options={options.departments}
          disabled={disabled}
          value={value.transfer}
          onChange={(transfer) => set({ transfer })}
        />
      </Field>
      <Field controlId={`${id}-tag`} label={text.tag}>
        <Select
          id={`${id}-tag`}
          clearable
          searchable
          options={options.tags}
          disabled={disabled}
          value={value.tag}
          onChange={(tag) => set({ tag })}
        />
      </Field>
    </FormGrid>
  );
}
