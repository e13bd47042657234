import { WORKING_SHIFT_MAX, type WorkingShift } from '@hamyar/contracts/calendar';
import { Card, Checkbox, Switch } from '@hamyar/design-system/basics';
import { FormGrid, MultiSelect, TextField } from '@hamyar/design-system/fields';
import { CalendarIcon, LinkIcon, StarIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import {
  type FieldSpecs,
  Form,
  FormActions,
  FormField,
  type ResourceForm,
  useResourceForm,
} from '@hamyar/module-kit/form';
import { savedId } from '@hamyar/module-kit/list';
import { fill } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';
import type { ReactNode } from 'react';
import { useCreateWorkingShiftMutation, useUpdateWorkingShiftMutation } from '../../api/working-shift.api.ts';
import { faSettings } from '../../messages/fa-settings.ts';
import { OverridesEditor } from './overrides-editor.tsx';
import {
  dayMinutes,
  emptyShift,
  hoursText,
  type OverrideValues,
  overridesReady,
  shiftToBody,
  shiftToForm,
  type ShiftValues,
} from './shift.conversions.ts';
import { WeekEditor } from './week-editor.tsx';

const text = faSettings.shift;

const FIELDS: FieldSpecs<ShiftValues> = {
  name: { required: true },
  overrides: { rules: [(value) => (overridesReady(value as OverrideValues[]) ? null : text.overrideNeeds)] },
};

interface ShiftFormProps {
  label: string;
  stored?: WorkingShift;
  /** @param saved the row that the list then shows and marks; undefined when nothing was saved */
  onDone(saved?: number): void;
  /** More buttons next to «save» and «cancel». */
  actions?: ReactNode;
}

/** Creates or changes a working shift: hours of the week, dated hours, and whose they are (decisions 2.7). */
export function ShiftForm({ label, stored, onDone, actions }: ShiftFormProps) {
  const [create] = useCreateWorkingShiftMutation();
  const [update] = useUpdateWorkingShiftMutation();
  const form = useResourceForm<ShiftValues, unknown>({
    initial: stored ? shiftToForm(stored) : emptyShift,
    fields: FIELDS,
    draft: { key: `working-shift-${stored?.id ?? 'new'}` },
    send: async (values) => {
      const body = shiftToBody(values);
      return stored ? update({ id: stored.id, version: stored.version, ...body }) : create(body);
    },
    onSaved: (saved) => {
      toast.success(text.saved);
      onDone(savedId(saved));
    },
  });
  return (
    <Form form={form} label={label}>
      <Card>
        <General form={form} locked={stored?.is_default === true} />
      </Card>
      <Hours form={form} />
      <Card title={text.uses} icon={<LinkIcon />}>
        <Uses form={form} stored={stored} />
      </Card>
      <FormActions form={form} onCancel={onDone}>
        {actions}
      </FormActions>
    </Form>
  );
}

interface PartProps {
  form: ResourceForm<ShiftValues>;
}

/** Name and state; of the default shift neither can be given up, only another one becomes the default. */
function General({ form, locked }: PartProps & { locked: boolean }) {
  return (
    <>
      <FormField form={form} name="name" label={text.name}>
        {(control) => <TextField {...control} maxLength={WORKING_SHIFT_MAX.name} />}
      </FormField>
      <FormGrid>
        <FormField form={form} name="status" label={text.status}>
          {(control) => (
            <Switch
              label={text.status}
              showState
              disabled={locked}
              checked={control.value}
              onChange={control.onChange}
            />
          )}
        </FormField>
        <FormField form={form} name="is_default" label={text.default} hideLabel help={text.defaultHint}>
          {(control) => (
            <Checkbox
              id={control.id}
              aria-label={text.default}
              aria-describedby={control['aria-describedby']}
              disabled={locked}
              checked={control.value}
              onChange={control.onChange}
            >
              {text.default}
            </Checkbox>
          )}
        </FormField>
      </FormGrid>
    </>
  );
}

function Hours({ form }: PartProps) {
  const { days } = form.values;
  const minutes = days.reduce((sum, day) => sum + dayMinutes(day), 0);
  return (
    <>
      <Card
        title={text.days}
        icon={<CalendarIcon />}
        extra={<span className="ws-total">{fill(text.sum, { time: hoursText(minutes) })}</span>}
      >
        <FormField form={form} name="days" label={text.days} hideLabel>
          {({ id, value, invalid, onChange, 'aria-describedby': note }) => (
            <WeekEditor id={id} value={value} invalid={invalid} onChange={onChange} aria-describedby={note} />
          )}
        </FormField>
      </Card>
      <Card title={text.overrides} icon={<StarIcon />}>
        <FormField form={form} name="overrides" label={text.override} hideLabel help={text.overridesHint}>
          {({ id, value, onChange, 'aria-describedby': note }) => (
            <OverridesEditor id={id} value={value} onChange={onChange} days={days} aria-describedby={note} />
          )}
        </FormField>
      </Card>
    </>
  );
}

function Uses({ form, stored }: PartProps & { stored: WorkingShift | undefined }) {
  const all = useReferenceList('departments') ?? [];
  const departments = all.filter(({ kind }) => kind === 'normal');
  const people = new Map(
    [...(stored?.users ?? []), ...all.flatMap(({ users = [] }) => users)].map((one) => [one.id, one]),
  );
  const branches = useReferenceList('branches') ?? [];
  const optionsOf = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormGrid>
      <FormField form={form} name="department_ids" label={text.departments} help={text.usesHint}>
        {(control) => <MultiSelect {...control} options={optionsOf(departments)} />}
      </FormField>
      <FormField form={form} name="branch_ids" label={text.branches}>
        {(control) => <MultiSelect {...control} options={optionsOf(branches)} />}
      </FormField>
      <FormField form={form} name="user_ids" label={text.people} help={text.peopleHint}>
        {(control) => <MultiSelect {...control} options={optionsOf([...people.values()])} />}
      </FormField>
    </FormGrid>
  );
}
