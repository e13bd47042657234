import {
  EVENT_DEFAULT_DESCRIPTION_MAX,
  EVENT_KINDS,
  EVENT_TYPE_NAME_MAX,
  type CustomerEventTypeRow,
} from '@hamyar/contracts';
import { RadioGroup, Switch } from '@hamyar/design-system/basics';
import { ColorField, FormGrid, Select, TextArea, TextField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField, useNewest, type FieldControl, type FieldSpecs } from '@hamyar/module-kit/form';
import { ReplaceButton } from '@hamyar/module-kit/replace';
import { fill, isolate, shared } from '@hamyar/persian';
import {
  useAllEventTypesQuery,
  useCreateEventTypeMutation,
  useDeleteEventTypeMutation,
  useUpdateEventTypeMutation,
} from '../../api/customer-event-type.api.ts';
import { faEvents } from '../../messages/fa-events.ts';
import { titles } from '../../messages/fa-manifest.ts';
import { emptyEventType, eventTypeToBody, eventTypeToForm, type EventTypeValues } from './event-type.conversions.ts';

const text = faEvents.type;
const FIELDS: FieldSpecs<EventTypeValues> = { name: { required: true } };
const KINDS = EVENT_KINDS.map((value) => ({
  value,
  label: faEvents.kinds[value],
  hint: text.kindHelp[value],
}));

interface EventTypeDialogProps {
  /** The stored type to change; absent for a new one. */
  stored?: CustomerEventTypeRow | undefined;
  onClose(): void;
}

/** One dialog for a new type of events and for a change (decisions 2.13). */
export function EventTypeDialog({ stored: given, onClose }: EventTypeDialogProps) {
  const [stored, follow] = useNewest(given);
  const [create] = useCreateEventTypeMutation();
  const [update] = useUpdateEventTypeMutation();
  const form = useDialogForm<EventTypeValues, object>({
    initial: stored ? eventTypeToForm(stored) : emptyEventType,
    fields: FIELDS,
    askOnLeave: true,
    send: async (values) => {
      const body = eventTypeToBody(values);
      return stored ? update({ id: stored.id, version: stored.version, ...body }) : create(body);
    },
    onConflict: follow,
    onSaved: () => {
      toast.success(text.saved);
      onClose();
    },
  });
  const hasEvents = (stored?.event_count ?? 0) > 0;
  return (
    <FormDialog
      form={form}
      title={stored ? text.edit : titles.eventTypeNew}
      width="category"
      submitLabel={shared.save}
      footerEnd={stored ? <DeleteEventType type={stored} onDeleted={onClose} /> : null}
      onClose={onClose}
    >
      <FormGrid>
        <FormField form={form} name="name" label={text.name}>
          {(control) => <TextField {...control} maxLength={EVENT_TYPE_NAME_MAX} />}
        </FormField>
        <FormField form={form} name="color" label={text.color}>
          {({ id, value, onChange }) => (
            <ColorField id={id} value={value} onChange={onChange} aria-label={text.color} />
          )}
        </FormField>
      </FormGrid>
      <FormField form={form} name="type" label={text.kind} help={hasEvents ? text.kindStays : undefined}>
        {({ value, onChange }) => (
          <RadioGroup label={text.kind} options={KINDS} value={value} onChange={onChange} disabled={hasEvents} />
        )}
      </FormField>
      <FormField
        form={form}
        name="default_description"
        label={text.defaultDescription}
        help={text.defaultDescriptionHelp}
      >
        {(control) => <TextArea {...control} rows={2} maxLength={EVENT_DEFAULT_DESCRIPTION_MAX} />}
      </FormField>
      <FormField form={form} name="status" label={text.status} help={text.statusHelp}>
        {({ value, onChange }) => <Switch checked={value} onChange={onChange} label={text.status} showState />}
      </FormField>
    </FormDialog>
  );
}

/** The button that deletes a type; its events get another one of the same kind. */
function DeleteEventType({ type, onDeleted }: { type: CustomerEventTypeRow; onDeleted(): void }) {
  const [remove] = useDeleteEventTypeMutation();
  return (
    <ReplaceButton
      type="customerEventType"
      id={type.id}
      title={fill(text.deleteTitle, { name: isolate(type.name) })}
      remove={async (replace_with) => remove({ id: type.id, replace_with })}
      deleted={text.deleted}
      onDeleted={onDeleted}
      replacement={(control) => <Replacement of={type} control={control} />}
    />
  );
}

function Replacement({ of, control }: { of: CustomerEventTypeRow; control: FieldControl<number | null> }) {
  const all = useAllEventTypesQuery().data?.data ?? [];
  const others = all.filter(({ id, type, status }) => id !== of.id && type === of.type && status);
  return <Select {...control} searchable options={others.map(({ id, name }) => ({ value: id, label: name }))} />;
}
