import {
  CUSTOM_FIELD_MAX as MAX,
  type CustomField,
  type CustomFieldContext,
  type CustomFieldType,
} from '@hamyar/contracts/forms';
import { TextArea, TextField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField, useNewest } from '@hamyar/module-kit/form';
import { fill, shared } from '@hamyar/persian';
import { useCreateCustomFieldMutation, useUpdateCustomFieldMutation } from '../api/custom-field.api.ts';
import { faFields } from '../messages/fa-fields.ts';
import { emptyField, fieldToBody, fieldToForm, type CustomFieldValues } from './custom-field.conversions.ts';
import { customFieldSpecs } from './custom-field.validation.ts';
import { FieldOptions, FieldSwitches } from './field-options.tsx';
import { FieldTypeChoice } from './field-type-choice.tsx';
import { fieldTypeName } from './field-type.tsx';

const text = faFields.field;

/** A field that does not exist yet. */
export interface NewField {
  type: CustomFieldType;
  context: CustomFieldContext;
  department_id: number | null;
}

interface CustomFieldDialogProps {
  /** The field that is changed, or what a new one is for. */
  field: CustomField | NewField;
  /** Gets the id of a field that has been created. */
  onSaved?(id: number): void;
  onClose(): void;
}

const isStored = (field: CustomField | NewField): field is CustomField => 'id' in field;

/** Defines a custom field, or changes one: every option of its type [2.58, 3.11]. */
export function CustomFieldDialog({ field, onSaved, onClose }: CustomFieldDialogProps) {
  const [newest, follow] = useNewest(isStored(field) ? field : undefined);
  const [create] = useCreateCustomFieldMutation();
  const [update] = useUpdateCustomFieldMutation();
  const items = newest?.items ?? [];
  const form = useDialogForm<CustomFieldValues, { id: number }>({
    initial: newest ? fieldToForm(newest) : emptyField(field.type),
    fields: (values) => customFieldSpecs(values, items),
    askOnLeave: true,
    send: async (values) => {
      const body = fieldToBody(values);
      if (newest) return update({ id: newest.id, version: newest.version, ...body });
      return create({ context: field.context, department_id: field.department_id, ...body });
    },
    onConflict: follow,
    onSaved: ({ id }) => {
      toast.success(text.saved);
      onSaved?.(id);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={newest ? text.edit : fill(text.newOf, { type: fieldTypeName(form.values.type) })}
      submitLabel={shared.save}
      width={560}
      initialFocus={'[id$="-label"] input'}
      onClose={onClose}
    >
      <FormField form={form} name="type" label={text.type} hideLabel>
        {({ id, value, onChange }) => (
          <FieldTypeChoice
            id={id}
            context={field.context}
            locked={newest?.has_values ?? false}
            value={value}
            onChange={(type) => {
              // what a value of another type was cannot be one of this
              form.change(() => ({ default: null }));
              onChange(type);
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="label" label={text.label}>
        {(control) => <TextField {...control} showCount maxLength={MAX.label} />}
      </FormField>
      <FieldOptions form={form} items={items} locked={newest?.has_values ?? false} />
      <FormField form={form} name="help" label={text.help} help={text.helpHint}>
        {(control) => <TextArea {...control} rows={2} maxLength={MAX.help} />}
      </FormField>
      <FieldSwitches form={form} context={field.context} />
    </FormDialog>
  );
}
