import { SAMPLE_THING_MAX, type SampleThing } from '@hamyar/contracts/sample-things';
import { Card, Switch } from '@hamyar/design-system/basics';
import { Select, TextArea, TextField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormActions, FormField, useResourceForm } from '@hamyar/module-kit/form';
import { useCreateSampleThingMutation, useUpdateSampleThingMutation } from '../../api/sample-thing.api.ts';
import { fa } from '../../messages/fa.ts';
import { statusOptions } from '../../shared/sample-thing-status.tsx';
import {
  emptySampleThing,
  sampleThingToBody,
  sampleThingToChange,
  sampleThingToForm,
  type SampleThingValues,
} from './sample-thing.conversions.ts';

const text = fa.form;

interface SampleThingFormProps {
  /** What the form is called: the title of its page. */
  label: string;
  /** The stored sample thing to change; absent for a new one. */
  stored?: SampleThing;
  onDone(id: number): void;
  onCancel(): void;
}

/** Creates or changes one sample thing; typed values are stored as a draft. */
export function SampleThingForm({ label, stored, onDone, onCancel }: SampleThingFormProps) {
  const [create] = useCreateSampleThingMutation();
  const [update] = useUpdateSampleThingMutation();
  const form = useResourceForm<SampleThingValues, { id: number }>({
    initial: stored ? sampleThingToForm(stored) : emptySampleThing,
    fields: { title: { required: true } },
    draft: { key: `sample-thing-${stored?.id ?? 'new'}` },
    send: async (values) =>
      stored
        ? update({ id: stored.id, ...sampleThingToChange(values, stored.version) })
        : create(sampleThingToBody(values)),
    onSaved: ({ id }) => {
      toast.success(stored ? text.updated : text.created);
      onDone(id);
    },
  });
  return (
    <Card>
      <Form form={form} label={label}>
        <FormField form={form} name="title" label={text.title}>
          {(control) => <TextField {...control} maxLength={SAMPLE_THING_MAX.title} />}
        </FormField>
        {stored ? (
          <FormField form={form} name="public" label={text.public}>
            {(control) => <Switch checked={control.value} onChange={control.onChange} label={text.public} />}
          </FormField>
        ) : null}
        {stored ? (
          <FormField form={form} name="status" label={text.status}>
            {(control) => (
              <Select
                {...control}
                options={statusOptions}
                onChange={(status) => control.onChange(status ?? control.value)}
              />
            )}
          </FormField>
        ) : null}
        <FormField form={form} name="note" label={text.note}>
          {(control) => <TextArea {...control} rows={4} maxLength={SAMPLE_THING_MAX.note} />}
        </FormField>
        <FormActions form={form} onCancel={onCancel} />
      </Form>
    </Card>
  );
}
